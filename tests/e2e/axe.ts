import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './site';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/**
 * Expects no WCAG 2.0 to 2.2 A or AA violation and no horizontal scrolling. During the check the window is as high as
 * the page, so that targets covered by a sticky bar at one scroll position do not count as too small.
 */
export const expectReachable = async (page: Page): Promise<void> => {
  // While the page of a pressed link loads, the link is half transparent.
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<AxeResult> };
    };
    const result = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Faster: no details of passed rules, no style sheets, no sound.
      resultTypes: ['violations'],
      preload: false,
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
  await page.setViewportSize(size);
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, '가로로 넘친 픽셀').toBeLessThanOrEqual(0);
};

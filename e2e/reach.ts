import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './site';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** No WCAG 2.0 to 2.2 A or AA violation, and no sideways scrolling. */
export const expectReachable = async (page: Page): Promise<void> => {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<AxeResult> };
    };
    const result = await runner.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, '가로로 넘친 픽셀').toBeLessThanOrEqual(0);
};

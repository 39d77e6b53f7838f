import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect as baseExpect } from '@playwright/test';
import { lookAt } from './look';
import { asPng, asWebp, readPixels, type Pixels } from './picture';
import { OUTPUT } from './stories';
import { StoryPage } from './storyPage';

const sizeOf = ({ width, height }: Pixels): string => `${width}×${height}`;

/** Tests whose `storyPage` is one page for all stories of a worker. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const page = await StoryPage.open(browser);
      await use(page);
      await page.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Writes the pictures for `npm run visual:accept`, and attaches them: the report shows the kinds side by side. */
const keep = async (name: string, pictures: Partial<Record<'before' | 'after' | 'difference' | 'gone', Pixels>>) => {
  const kinds = { before: 'expected', after: 'actual', difference: 'diff', gone: 'previous' };
  for (const folder of ['before', 'after', 'difference', 'gone'] as const) {
    const file = path.join(OUTPUT, folder, `${name}.png`);
    const pixels = pictures[folder];
    // A picture of the first try must not be accepted when the second one is right.
    rmSync(file, { force: true });
    if (!pixels) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await asPng(pixels));
    test.info().attachments.push({ name: `${name}-${kinds[folder]}.png`, path: file, contentType: 'image/png' });
  }
};
const baselineFile = (name: string): string => test.info().snapshotPath(...`${name}.webp`.split('/'));
const readBaseline = (name: string): Promise<Pixels> | null => {
  const file = baselineFile(name);
  return existsSync(file) ? readPixels(file) : null;
};
const verdict = (pass: boolean, line = '') => ({ pass, message: () => line });

export const expect = baseExpect.extend({
  /**
   * Compares a picture with its baseline, `visual/baselines/<name>.webp`. A difference is written to
   * `test-output/visual`, or with --update-snapshots the picture becomes the baseline.
   */
  async toMatchBaseline(take: () => Promise<Buffer>, name: string) {
    const { config, retry } = test.info();
    const before = await readBaseline(name);
    const { after, difference, isStill } = await lookAt(take, before);
    const isSame = before !== null && difference === null;
    // A picture of the first try must not be accepted when the second one is right.
    if (retry > 0) await keep(name, {});
    if (isSame) return verdict(true);
    if (!isStill) return verdict(false, `그림이 멈추지 않습니다: ${name}`);
    if (before ? /all|changed/.test(config.updateSnapshots) : config.updateSnapshots !== 'none') {
      const file = baselineFile(name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await asWebp(after));
      return verdict(true);
    }
    await keep(name, { after, ...(before && difference && { before, difference: difference.drawn }) });
    if (!before) return verdict(false, `기준 그림이 없습니다: ${name}`);
    return verdict(false, `그림이 다릅니다 (${difference?.count}픽셀, ${sizeOf(before)} → ${sizeOf(after)}): ${name}`);
  },
  /** Fails if there is a baseline of this name, and shows it for `npm run visual:accept`, which removes it. */
  async toHaveNoBaseline(name: string) {
    const gone = await readBaseline(name);
    await keep(name, gone ? { gone } : {});
    return verdict(gone === null, `기준 그림의 이야기나 크기가 없어졌습니다: ${name}`);
  },
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { buildStorybook, serveStorybook } from '../scripts/storybookBuild';
import { differenceOf, readPixels } from './picture';
import { OUTPUT } from './stories';
import { StoryPage } from './storyPage';

/** The browser that drew the baselines. */
const PINNED = path.join(import.meta.dirname, 'browser.json');
const SAMPLE = path.join(import.meta.dirname, 'baselines/sample.webp');

/**
 * Builds Storybook if its sources have changed, and serves it for all workers (STORYBOOK_URL). Decides whether pictures
 * can be compared: the browser of the baselines always compares, another one if it draws the sample (sample.html) alike.
 * With any other browser every story would differ, which says nothing about any of them (STORY_OTHER_BROWSER).
 */
export default async ({ projects }: FullConfig): Promise<() => void> => {
  await buildStorybook();
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path.join(OUTPUT, 'index.html'), '<meta http-equiv="refresh" content="0; url=report/index.html" />\n');
  const { url, close } = await serveStorybook();
  process.env['STORYBOOK_URL'] = url;

  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  const { version } = JSON.parse(readFileSync(PINNED, 'utf8')) as { version: string };
  if (browser.version() !== version && !process.env['STORY_ANY_BROWSER']) {
    const sample = await readPixels(await (await StoryPage.open(browser)).sample());
    if (differenceOf(await readPixels(SAMPLE), sample)) process.env['STORY_OTHER_BROWSER'] = '1';
  }
  await browser.close();
  return close;
};

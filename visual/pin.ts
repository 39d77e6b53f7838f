import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.mjs';

/** The browser that rendered the baselines. */
export interface Pin {
  /** For example `156.0.8078.79`. Another patch of the same major version counts as the same browser. */
  version: string;
  /** Its build: `Debian GNU/Linux 12 (bookworm)`, or `Playwright`. */
  build: string;
}
const file = path.resolve(import.meta.dirname, 'browser.json');

/** Null if there are no baselines yet. */
export const readPin = (): Pin | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pin) : null);
export const writePin = (pin: Pin): void => writeFileSync(file, `${JSON.stringify(pin, null, 2)}\n`);

const builtBy = (): string => {
  const browser = chromiumPath();
  if (!browser) return 'Playwright';
  const said = execFileSync(browser, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /built on (.+?)\s*$/.exec(said)?.[1] ?? said.trim();
};
export const pinOf = (browser: Browser): Pin => ({ version: browser.version(), build: builtBy() });

const majorOf = ({ version }: Pin): string => version.split('.')[0] ?? '';
export const isPinned = (pin: Pin, now: Pin): boolean => majorOf(pin) === majorOf(now) && pin.build === now.build;
export const nameOf = ({ version, build }: Pin): string => `Chromium ${version} (${build})`;

import { existsSync } from 'node:fs';

/** Where Debian's package puts it. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The Chromium of CHROMIUM_PATH or of Debian; undefined means Playwright's own. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** What the tests start Chromium with: quiet, and without its sandbox where there is none to be had (root, containers). */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

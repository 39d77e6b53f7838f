import { existsSync } from 'node:fs';

/** Location of Debian's package. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The Chromium of CHROMIUM_PATH or of Debian; undefined selects Playwright's own. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** Chromium's arguments in tests: no background activity, and no sandbox where none is available (root, containers). */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

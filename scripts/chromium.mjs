import { existsSync } from 'node:fs';

export const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Takes less processor time (docs/decisions/0009). */
export const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** @type {(...places: string[]) => string | undefined} */
const firstOf = (...places) => process.env.CHROMIUM_PATH || places.find((place) => existsSync(place));

/** Undefined selects Playwright's own. */
export const chromiumPath = () => firstOf(DEBIAN_CHROMIUM);
export const shellPath = () => firstOf(DEBIAN_SHELL, DEBIAN_CHROMIUM);

/** Root and containers have no sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

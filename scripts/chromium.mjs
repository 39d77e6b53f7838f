import { existsSync } from 'node:fs';

/** Of Debian's package. */
export const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Without windows, which takes less processor time (docs/adr/0038). */
export const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** @type {(...places: string[]) => string | undefined} */
const firstOf = (...places) => process.env.CHROMIUM_PATH || places.find((place) => existsSync(place));

/** From CHROMIUM_PATH or Debian; undefined selects Playwright's own. */
export const chromiumPath = () => firstOf(DEBIAN_CHROMIUM);
/** Preferably without windows. */
export const shellPath = () => firstOf(DEBIAN_SHELL, DEBIAN_CHROMIUM);

/** No background activity, and no sandbox where none is available (root, containers). */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

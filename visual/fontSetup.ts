import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../node_modules/.cache/story-fonts');
const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
);

/**
 * What Linux draws letters with, whatever is installed: no font but Pretendard, and the settings of Debian's own
 * files. A machine with other font packages or another hinting then draws the same pictures.
 */
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FONTS}</dir>
  <cachedir>${FOLDER}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="append"><bool>true</bool></edit>
    <edit name="hinting" mode="append"><bool>true</bool></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="rgba" mode="append"><const>none</const></edit>
    <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
  </match>
</fontconfig>
`;

/** The environment of a browser that knows the bundled fonts only. */
export const fontEnvironment = (): Record<string, string> => {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'fonts.conf');
  writeFileSync(file, CONFIG);
  return { FONTCONFIG_FILE: file };
};

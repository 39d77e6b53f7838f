import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../node_modules/.cache/story-fonts');
const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
);

/**
 * Fontconfig settings for Linux, independent of what is installed: no font but Pretendard, and the rendering settings
 * of Debian's default files. Machines with other font packages or other hinting then produce the same screenshots.
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

/** Environment variables for a browser that has only the bundled fonts. */
export const fontEnvironment = (): Record<string, string> => {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'fonts.conf');
  writeFileSync(file, CONFIG);
  return { FONTCONFIG_FILE: file };
};

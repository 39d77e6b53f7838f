import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as holidays from '@hyunbinseo/holidays-kr/all';

const root = path.resolve(import.meta.dirname, '../..');

const PRINTABLE_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const PUNCTUATION = '·×÷±~〜“”‘’…–—•※₩№℃°✓→←↑↓▲▼○●□■☆★㎡½ㆍ\u00a0';

/** Not displayed in the product's font. */
const OTHER_FONTS = ['server.ts', 'commands.ts', 'apiDocs.ts'];

const texts = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !OTHER_FONTS.includes(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'));

const typed = (): string =>
  readFileSync(path.join(import.meta.dirname, 'syllables.txt'), 'utf8').replace(/^#.*$/gm, '');

export const printedCharacters = (): Set<string> =>
  distinct([...texts('copy'), ...texts('contract/day'), JSON.stringify(holidays)].join(''));

export const subsetCharacters = (): Set<string> =>
  distinct([...printedCharacters()].join('') + PRINTABLE_ASCII + PUNCTUATION + typed());

const distinct = (text: string): Set<string> => new Set([...text].filter((char) => char >= ' '));

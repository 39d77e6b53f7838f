import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const SETTINGS = path.resolve(import.meta.dirname, '../.oxfmtrc.json');

/** As `npm run format`. Throws if the text cannot be parsed. */
export const formatted = async (file: string, text: string): Promise<string> => {
  const { code, errors } = await format(file, text, JSON.parse(readFileSync(SETTINGS, 'utf8')) as FormatConfig);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
};

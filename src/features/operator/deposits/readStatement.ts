import { parse } from 'papaparse';
import { depositsOfTable, type InSteps, type Statement } from '#contract/booking/statement.rules';
import { depositsOfLines } from '#contract/booking/statementLines.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import { deposits as copy } from '#copy/deposits';

/** In UTF-16 code units: some 20,000 transactions. */
export const STATEMENT_MAX = 2_000_000;

const DELIMITERS = ['\t', ',', ';', '|'];

const rowsOf = (text: string, delimiter: string): string[][] => {
  const { data, errors } = parse<string[]>(text, { delimiter, skipEmptyLines: true });
  // A lone quotation mark (inches, a name) would merge the rest into one cell.
  const isUnquoted = errors.some(({ type }) => type === 'Quotes');
  return isUnquoted ? parse<string[]>(text, { delimiter, skipEmptyLines: true, quoteChar: '\0' }).data : data;
};

/** A table with headings (from a page, a spreadsheet or a CSV file), else lines in the format of an app. */
export function* readStatement(text: string, today: DayDate): InSteps<Statement> {
  for (const delimiter of DELIMITERS) {
    const table = yield* depositsOfTable(rowsOf(text, delimiter), today);
    if (table) return table;
  }
  return yield* depositsOfLines(text, today);
}

/** Some banks name such files as a spreadsheet. */
const MARKUP = /<(?:html|table|body|!doctype)[\s>]/i;

/** Null if the text can be parsed. */
export const textProblem = (text: string): string | null => {
  if (text.trim() === '') return copy.empty;
  if (text.length > STATEMENT_MAX) return copy.tooLong;
  return MARKUP.test(text) ? copy.html : null;
};

/** Null if it has deposits. */
export const statementProblem = ({ deposits, withdrawals }: Statement): string | null => {
  if (deposits.length > 0) return null;
  return withdrawals > 0 ? copy.onlyWithdrawals(withdrawals) : copy.nothing;
};

/** The first bytes of XLSX (a ZIP archive) and of the older XLS. */
const SHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** UTF-8, else the encoding of Korean spreadsheets. The first bytes decide, not the name. */
export const textOfFile = async (
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
): Promise<{ text: string } | { problem: string }> => {
  if (file.size > STATEMENT_MAX * 2) return { problem: copy.fileTooBig };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or deleted since it was selected.
    return { problem: copy.fileUnreadable };
  }
  if (SHEETS.some((head) => head.every((byte, at) => bytes[at] === byte))) return { problem: copy.sheet };
  for (const encoding of ['utf-8', 'euc-kr'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return MARKUP.test(text) ? { problem: copy.sheet } : { text };
    } catch {
      // Tries the next encoding.
    }
  return { problem: copy.fileUnreadable };
};

/**
 * The pieces of a booking by which a part of its name, telephone number or booking number is found through an index:
 * each character of the name (Korean names are searched by one or two syllables), and every three consecutive digits of
 * both numbers. Pieces only narrow a search down; the query compares the texts themselves (docs/adr/0030).
 *
 * The migration and the queries share this file: an index is used only by the expression it was made with. A change
 * needs a migration that makes the index again.
 */
const NAME_LENGTH = 10;
const PHONE_DIGITS = 11;
const NUMBER_DIGITS = 12;
const DIGITS = 3;

const digitPieces = (column: string, length: number): string[] =>
  Array.from({ length }, (_, index) => `substr(replace(${column}, '-', ''), ${index + 1}, ${DIGITS})`);

const namePieces = (column: string): string[] =>
  Array.from({ length: NAME_LENGTH }, (_, index) => {
    const character = `lower(substr(${column}, ${index + 1}, 1))`;
    return `case when length(${column}) > ${index} then 'n' || ${character} else '' end`;
  });

/** SQL for the pieces of a row: `guests`, or `new` and `old` in a trigger. The last pieces of a number are shorter. */
const piecesOf = (row: string): string[] => [
  ...namePieces(`${row}.name`),
  ...digitPieces(`${row}.phone`, PHONE_DIGITS),
  ...digitPieces(`${row}.number`, NUMBER_DIGITS),
];

/** SQL for the pieces as words of one text, for SQLite's full-text index. */
export const pieceText = (row: string): string => piecesOf(row).join(` || ' ' || `);

/** SQL for the pieces as a tsvector, for PostgreSQL's index; in an index the columns have no table name. */
export const pieceVector = (row?: string): string => {
  const pieces = piecesOf('row').map((piece) => piece.replaceAll('row.', row === undefined ? '' : `${row}.`));
  return `array_to_tsvector(array_remove(array[${pieces.join(', ')}], ''))`;
};

/** Groups of words: a booking has all words of one group. The last word of `prefix` may be the beginning of a piece. */
interface PieceGroup {
  words: string[];
  prefix: boolean;
}

/** The words that every booking has which contains the keyword in its name, or the digits in a number. */
const groupsOf = (keyword: string, digits: string | null): PieceGroup[] => {
  const characters = Array.from(keyword).slice(0, NAME_LENGTH);
  const name = { words: [...new Set(characters.map((character) => `n${character}`))], prefix: false };
  if (digits === null) return [name];
  if (digits.length < DIGITS) return [name, { words: [digits], prefix: true }];
  const pieces = Array.from({ length: digits.length - DIGITS + 1 }, (_, at) => digits.slice(at, at + DIGITS));
  return [name, { words: [...new Set(pieces)], prefix: false }];
};

const anyGroup = (groups: PieceGroup[], and: string, or: string, word: (text: string, prefix: boolean) => string) =>
  groups.map(({ words, prefix }) => `(${words.map((text) => word(text, prefix)).join(and)})`).join(or);

/** The search for a keyword in SQLite's full-text index. */
export const pieceMatch = (keyword: string, digits: string | null): string =>
  anyGroup(groupsOf(keyword, digits), ' AND ', ' OR ', (text, prefix) => {
    const quoted = `"${text.replaceAll('"', '""')}"`;
    return prefix ? `${quoted} *` : quoted;
  });

/** The same as a tsquery, to be converted to lower case by the database. */
export const pieceQuery = (keyword: string, digits: string | null): string =>
  anyGroup(groupsOf(keyword, digits), ' & ', ' | ', (text, prefix) => {
    const quoted = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
    return prefix ? `${quoted}:*` : quoted;
  });

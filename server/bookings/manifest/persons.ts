import { cleanPerson, personProblems, withEmptyPlaces } from '#contract/manifest/manifest.rules';
import {
  personSchema,
  type ManifestRow,
  type Person,
  type SaveManifest,
  type WrittenBy,
} from '#contract/manifest/manifest.schema';
import { AppError } from '#server/errors';
import { keysFor, type Keys } from '#server/keys/keys';
import { seal, unseal } from '#server/keys/seal';
import type { StoredRow } from './manifest.repository';

type Place = Pick<StoredRow, 'guestId' | 'place'>;

const aboutRow = ({ guestId, place }: Place): string => `manifest:${guestId}:${place}`;

export const sealPerson = (keys: Keys, row: Place, person: Person): string =>
  seal(keys.manifest, aboutRow(row), JSON.stringify(person));

/** Null if it is unwritten, or its secret is no longer accepted. */
export const readPerson = (
  keys: Keys,
  row: Place & Pick<StoredRow, 'sealed'>,
): { person: Person; isCurrent: boolean } | null => {
  const opened = row.sealed === null ? null : unseal(keysFor(keys, 'manifest'), aboutRow(row), row.sealed);
  return opened && { person: JSON.parse(opened.text) as Person, isCurrent: opened.isCurrent };
};

/** Throws VALIDATION. */
export const checkedPerson = (draft: SaveManifest['person'], now: Date): Person => {
  const clean = cleanPerson(draft);
  const problems = personProblems(clean, now);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  return personSchema.parse(clean);
};

export const isSamePerson = (one: Person, other: Person): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The operator sees all rows in full, other readers only the rows that they wrote. */
const shownRow = (keys: Keys, row: StoredRow, reader: WrittenBy): ManifestRow => {
  const { place, writtenBy, writtenAt, salt } = row;
  const person = readPerson(keys, row)?.person ?? null;
  const isShown = reader === 'OPERATOR' || reader === writtenBy;
  return {
    place,
    name: person?.name ?? '',
    person: isShown ? person : null,
    writtenBy,
    writtenAt,
    hasLink: salt !== null,
  };
};

export const shownRows = (keys: Keys, rows: readonly StoredRow[], reader: WrittenBy): ManifestRow[] =>
  rows.map((row) => shownRow(keys, row, reader));

/** Includes the party's empty places. */
export const partyRows = (
  keys: Keys,
  rows: readonly StoredRow[],
  people: number,
  reader: Exclude<WrittenBy, 'SELF'>,
): ManifestRow[] =>
  withEmptyPlaces(shownRows(keys, rows, reader), people, (place) => ({
    place,
    name: '',
    person: null,
    writtenBy: null,
    writtenAt: null,
    hasLink: false,
  }));

import { cleanPhone, isPhone } from '../booking/phone.rules';
import { seoulToday } from '../day/calendar.rules';
import type { FieldProblem } from '../errors';
import { characters, cleanCode, cleanName, hasForbiddenCharacter } from '../text.rules';
import type { ManifestRow, Person } from './manifest.schema';

/** In characters. */
export const PERSON_MAX = { name: 20, address: 100 } as const;
export const CREW_MAX = 10;

export type PersonField = keyof Person;
/** As typed. */
export type PersonDraft = Record<PersonField, string>;
export const NO_PERSON: PersonDraft = { name: '', sex: '', birth: '', address: '', phone: '', emergency: '' };

/** In the stored form: eight digits of the birth date, numbers with hyphens. */
export const cleanPerson = <Draft extends PersonDraft>(draft: Draft): Draft => ({
  ...draft,
  name: cleanName(draft.name),
  birth: cleanCode(draft.birth).replace(/\D/g, ''),
  address: cleanName(draft.address),
  phone: cleanPhone(draft.phone),
  emergency: cleanPhone(draft.emergency),
});

/** `YYYYMMDD`, a real date of the last 120 years. */
export const isBirth = (birth: string, today: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(birth) ?? [];
  const date = `${year}-${month}-${day}`;
  const at = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
  return isReal && date <= today && Number(year) >= Number(today.slice(0, 4)) - 120;
};

/** `1970.05.12` of `19700512`. */
export const birthText = (birth: string): string => birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');

const textProblem = (field: 'name' | 'address', value: string, min: number): FieldProblem<PersonField> | null => {
  if (characters(value) < min)
    return { field, code: field === 'name' ? 'PERSON_NAME_REQUIRED' : 'PERSON_ADDRESS_REQUIRED' };
  if (hasForbiddenCharacter(value)) return { field, code: 'CHARACTER_INVALID', subject: 'person' };
  const max = PERSON_MAX[field];
  return characters(value) > max ? { field, code: 'TOO_LONG', max, subject: 'person' } : null;
};

const phoneProblem = (field: 'phone' | 'emergency', value: string): FieldProblem<PersonField> | null => {
  if (isPhone(value) || (field === 'emergency' && /^0\d{1,2}-?\d{3,4}-?\d{4}$/.test(value))) return null;
  return { field, code: field === 'phone' ? 'PERSON_PHONE_INVALID' : 'EMERGENCY_INVALID' };
};

const birthProblem = (birth: string, now: Date): FieldProblem<PersonField> | null => {
  if (isBirth(birth, seoulToday(now))) return null;
  return { field: 'birth', code: /^\d{8}$/.test(birth) ? 'BIRTH_UNREAL' : 'BIRTH_INVALID' };
};

const emergencyProblem = ({ phone, emergency }: PersonDraft): FieldProblem<PersonField> | null =>
  phoneProblem('emergency', emergency) ?? (phone === emergency ? { field: 'emergency', code: 'EMERGENCY_SAME' } : null);

/** Expects a clean draft. Problems are in the order of the form. */
export const personProblems = (draft: PersonDraft, now: Date): FieldProblem<PersonField>[] =>
  [
    textProblem('name', draft.name, 2),
    draft.sex === 'M' || draft.sex === 'F' ? null : ({ field: 'sex', code: 'SEX_REQUIRED' } as const),
    birthProblem(draft.birth, now),
    textProblem('address', draft.address, 2),
    phoneProblem('phone', draft.phone),
    emergencyProblem(draft),
  ].filter((problem) => problem !== null);

/** Adds a party's empty places up to its headcount, in order of place. */
export const withEmptyPlaces = <Row extends Pick<ManifestRow, 'place'>>(
  rows: readonly Row[],
  people: number,
  empty: (place: number) => Row,
): Row[] => {
  const taken = new Set(rows.map(({ place }) => place));
  const free = Array.from({ length: people + rows.length }, (_, index) => index + 1).filter((n) => !taken.has(n));
  const missing = free.slice(0, Math.max(0, people - rows.length)).map(empty);
  return [...rows, ...missing].slice().sort((one, other) => one.place - other.place);
};

/** Places that a smaller party loses: unwritten ones first, then the last written ones. */
export const placesToDrop = (
  rows: readonly { place: number; writtenAt: string | null }[],
  people: number,
): readonly number[] =>
  rows
    .slice()
    .sort((one, other) =>
      (one.writtenAt === null) === (other.writtenAt === null)
        ? other.place - one.place
        : Number(other.writtenAt === null) - Number(one.writtenAt === null),
    )
    .slice(0, Math.max(0, rows.length - people))
    .map(({ place }) => place);

export const writtenOf = (rows: readonly Pick<ManifestRow, 'writtenAt'>[]): number =>
  rows.filter(({ writtenAt }) => writtenAt !== null).length;

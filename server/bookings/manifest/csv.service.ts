import type { CrewMember, Person } from '#contract/manifest/manifest.schema';
import { manifestCsv as copy } from '#copy/manifestCsv';
import type { Context } from '#server/context';
import { attachment, csvOf } from '../lists/csv';
import { readDayManifest } from './day.service';

const birthText = (birth: string): string => birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const lineOf = (role: CrewMember['role'] | 'PASSENGER', person: Person | null) => ({
  role: copy.roles[role],
  name: person?.name ?? '',
  sex: person ? copy.sexes[person.sex] : '',
  birth: birthText(person?.birth ?? ''),
  address: person?.address ?? '',
  phone: person?.phone ?? '',
  emergency: person?.emergency ?? '',
});

/** An unwritten person has an empty line. */
export const exportManifest = async (
  context: Pick<Context, 'db' | 'keys'>,
  dayId: number,
): Promise<{ disposition: string; csv: string }> => {
  const { date, crew, parties } = await readDayManifest(context, dayId);
  const lines = [
    ...crew.map(({ role, ...person }) => lineOf(role, person)),
    ...parties.flatMap(({ rows }) => rows.map(({ person }) => lineOf('PASSENGER', person))),
  ];
  return { disposition: attachment(copy.file(date), `passengers-${date}`), csv: csvOf(lines, copy.columns) };
};

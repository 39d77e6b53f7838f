import { writtenOf } from '#contract/manifest/manifest.rules';
import {
  crewMemberSchema,
  crewSchema,
  dayManifestSchema,
  manifestPartySchema,
  type Crew,
  type CrewMember,
  type DayManifest,
  type ManifestParty,
  type ManifestRow,
  type Person,
} from '#contract/manifest/manifest.schema';
import { aManifestRow, aPerson } from './builders';

export const anEmptyRow = (place: number, over: Partial<ManifestRow> = {}): ManifestRow =>
  aManifestRow({ place, ...over });

/** Written by the booker. */
export const aWrittenRow = (place: number, person: Partial<Person> = {}, over: Partial<ManifestRow> = {}) => {
  const written = aPerson({ birth: '19700512', emergency: '010-0000-0101', ...person });
  return anEmptyRow(place, {
    name: written.name,
    person: written,
    writtenBy: 'BOOKER',
    writtenAt: '2026-11-20T00:00:00.000Z',
    ...over,
  });
};

export const aManifestParty = (over: Partial<ManifestParty> = {}): ManifestParty =>
  manifestPartySchema.parse({
    id: 1,
    name: '김바다',
    phone: '010-0000-0001',
    people: 2,
    remindedAt: null,
    rows: [
      aWrittenRow(1),
      aWrittenRow(2, { name: '한여름', sex: 'F', birth: '19741103', phone: '010-0000-0011' }, { writtenBy: 'SELF' }),
    ],
    ...over,
  });

export const aCrewMember = (over: Partial<CrewMember> = {}): CrewMember =>
  crewMemberSchema.parse({
    ...aPerson({ name: '박한결', birth: '19650312', phone: '010-0000-0090', emergency: '010-0000-0190' }),
    role: 'CAPTAIN',
    ...over,
  });
export const aCrew = (over: Partial<Crew> = {}): Crew =>
  crewSchema.parse({
    crew: [
      aCrewMember(),
      aCrewMember({ name: '오다솜', sex: 'F', birth: '19880921', phone: '010-0000-0091', role: 'CREW' }),
    ],
    unreadable: false,
    version: 'v1',
    ...over,
  });

/** Two complete and two unfinished parties. */
export const aDayManifest = (over: Partial<DayManifest> = {}): DayManifest => {
  const parties = over.parties ?? [
    aManifestParty(),
    aManifestParty({
      id: 2,
      name: '이파랑',
      phone: '010-0000-0002',
      people: 4,
      remindedAt: '2026-11-19T23:40:00.000Z',
      rows: [
        aWrittenRow(1, { name: '이파랑', phone: '010-0000-0002' }),
        anEmptyRow(2, { hasLink: true }),
        anEmptyRow(3),
        anEmptyRow(4),
      ],
    }),
    aManifestParty({
      id: 3,
      name: '박선우',
      phone: '010-0000-0003',
      people: 1,
      rows: [aWrittenRow(1, { name: '박선우', phone: '010-0000-0003' }, { writtenBy: 'OPERATOR' })],
    }),
    aManifestParty({
      id: 4,
      name: '최은호',
      phone: '010-0000-0004',
      people: 3,
      rows: [anEmptyRow(1), anEmptyRow(2), anEmptyRow(3)],
    }),
  ];
  return dayManifestSchema.parse({
    date: '2026-12-05',
    people: parties.reduce((sum, { people }) => sum + people, 0),
    written: parties.reduce((sum, { rows }) => sum + writtenOf(rows), 0),
    crew: aCrew().crew,
    parties,
    ...over,
  });
};

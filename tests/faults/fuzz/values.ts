/** Arbitraries of single values: typical, allowed by the schema, and hostile. */
import fc from 'fast-check';
import { OPENING_STEP_MS } from '#contract/day/opening.rules';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API } from '#contract/paths';
import type { Endpoint, Field, Schema } from './endpoints';
import { PNG_BYTES } from './form';
import { Known, type Kind } from './memory';

/** The operator with an account that requests may change, and its passwords in turn. */
export const SECOND = { userid: 'second', passwords: ['fuzzing-one-1', 'fuzzing-two-2'] as const };
const BOOKING_PASSWORD = '4713';
/** Prefix of every guest's name. */
export const NAME = '어부';

const LONG = 'x'.repeat(10_000);
const TEXTS = [
  '\0',
  '갈\0치',
  '\ud83d',
  '\udc00a',
  '__proto__',
  'constructor',
  LONG,
  '가'.repeat(3_000),
  "'); DROP TABLE guests; --",
  "' OR '1'='1",
  '%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '갈\u202e치',
  '\u200f\u061c',
  'e\u0301'.repeat(200),
  '🚢🐟👨‍👩‍👧‍👦',
  '../../etc/passwd',
  '%00%zz',
  '\r\nSet-Cookie: a=b',
  '=cmd|calc!A1',
  '1e400',
  '-0',
  '',
  ' ',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  `${'a'.repeat(5_000)}!`,
  '1'.repeat(400),
];
const OTHERS: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -1e-320,
  [],
  ['x'],
  {},
  { $ne: '' },
  [[[[]]]],
];

/** Any UTF-16, lone surrogates included; fast-check's own arbitrary takes seconds to construct. */
const textOf = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xac00, max: 0xd7a3 }), fc.nat(0xffff)), {
      maxLength,
    })
    .map((units) => String.fromCharCode(...units));

/** Values that few fields accept. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 1, arbitrary: textOf(40) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.double() },
);

const typesOf = ({ type }: Schema): string[] => (Array.isArray(type) ? type : type === undefined ? [] : [type]);

/** Values within a schema, bounds included. */
export const fromSchema = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = -(2 ** 31), maximum = 2 ** 31, maxLength = 60, pattern } = schema;
  const made = typesOf(schema).map((type): fc.Arbitrary<unknown> => {
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number')
      return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
    if (type === 'string' && pattern) return fc.stringMatching(new RegExp(pattern));
    if (type === 'string') return textOf(maxLength);
    return fc.jsonValue({ maxDepth: 2 });
  });
  return made.length > 0 ? fc.oneof(...made) : fc.jsonValue({ maxDepth: 2 });
};

/** Values just beyond a schema's bounds. */
export const beyond = (schema: Schema): fc.Arbitrary<unknown> => {
  const found: unknown[] = [];
  const visit = ({ anyOf = [], minimum, maximum, maxLength, enum: known }: Schema): void => {
    anyOf.forEach(visit);
    if (minimum !== undefined) found.push(minimum - 1, minimum - 0.5);
    if (maximum !== undefined) found.push(maximum + 1, `${maximum}`);
    if (maxLength !== undefined) found.push('가'.repeat(maxLength), '가'.repeat(maxLength + 1));
    for (const one of known ?? []) found.push(String(one).toLowerCase(), `${String(one)} `, [one]);
  };
  visit(schema);
  return found.length > 0 ? fc.constantFrom(...found) : hostile;
};

const digits = (length: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));
const tel = fc.tuple(digits(4), digits(4)).map(([middle, end]) => `010-${middle}-${end}`);
const syllables = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 3 })
  .map((codes) => String.fromCharCode(...codes));

/** One of the values; the first for a tour. */
const among = <T>(isTour: boolean, ...values: T[]): fc.Arbitrary<T> =>
  isTour ? fc.constant(values[0] as T) : fc.constantFrom(...values);
const known = (isTour: boolean, kind: Kind): fc.Arbitrary<Known> =>
  (isTour
    ? fc.constant(0)
    : fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) })
  ).map((pick) => new Known(kind, pick));

/** The kind of id that a field needs, by the endpoint's path. */
const ownerOf = ({ path }: Endpoint): Kind => {
  if (/\/messages\//.test(path)) return 'message';
  if (/\/catch\//.test(path)) return 'catch';
  if (/\/manage\/waiting\//.test(path)) return 'waiting';
  return /\/manage\/(guest\/(\{id\}|guest-update|update-memo|move)|manifest\/(save|remove)$)/.test(path)
    ? 'guest'
    : 'day';
};

/** A person on the passenger list. */
const person = fc.record({
  name: syllables.map((end) => NAME + end),
  sex: fc.constantFrom('M', 'F'),
  birth: fc.constantFrom('19650312', '20000229'),
  address: fc.constantFrom('경남 통영시', '=cmd|calc!A1'),
  phone: tel,
  emergency: fc.constantFrom('055-246-8024', '061-234-5678'),
});

type Usual = (isTour: boolean, endpoint: Endpoint, field: Field) => fc.Arbitrary<unknown>;
const year = new Date().getFullYear();
/** The next possible opening, before the trips of the fault test. */
const nextOpening = (): string =>
  new Date(Math.ceil((Date.now() + 1) / OPENING_STEP_MS) * OPENING_STEP_MS).toISOString();
const text: Usual = (isTour) => among<unknown>(isTour, '갈치, 삼치', '새벽 4시', '', '창가 자리');

const file: Usual = (isTour) =>
  among<unknown>(isTour, 'png', 'jpeg', 'png', 'svg', 'broken', 'empty', 'text', 'two', 'other', 'cut');
/** The key of an upload shared by several requests. */
const UPLOAD = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** Typical values by field name. */
const USUAL: Record<string, Usual> = {
  id: (isTour, endpoint, { schema }) => {
    if (endpoint.path.endsWith('/catch/save'))
      return isTour ? fc.constant(undefined) : fc.oneof(fc.constant(undefined), known(false, 'catch'));
    return schema.type === 'null' ? fc.constant(null) : known(isTour, ownerOf(endpoint));
  },
  guestId: (isTour, _, { schema }) => known(isTour, schema.type === 'string' ? 'number' : 'guest'),
  // A booking moves to the second newest day, because its own is mostly the newest.
  dayId: (isTour, { path }, { schema }) => {
    if (path.endsWith('/move')) return isTour ? fc.constant(new Known('day', 1)) : known(false, 'day');
    return schema.anyOf ? fromSchema(schema) : known(isTour, 'day');
  },
  charter: (isTour) => among(isTour, 'N', 'N', 'Y'),
  totalPrice: (isTour) => among<unknown>(isTour, null, null, 120),
  totalReservePrice: (isTour) => among<unknown>(isTour, null, null, 60),
  date: (isTour, { path }, { place }) => {
    if (path.includes('/catch/')) return among(isTour, `${year}-01-05`, `${year - 1}-12-30`, `${year + 2}-01-01`);
    return place === 'path'
      ? known(isTour, 'date')
      : fc.oneof(among<unknown>(isTour, 'all', 'future', 'today', 'past', ''), known(isTour, 'date'));
  },
  stdate: (isTour) => known(isTour, 'date'),
  eddate: (isTour) => among(isTour, 0, 0, 1, 6, 13).map((days) => new Known('later', days)),
  name: (_, { path }) =>
    path.includes('config') ? fc.constantFrom('새벽호', '', '별빛호') : syllables.map((end) => NAME + end),
  tel: (isTour, { path }) => {
    if (path.includes('config')) return fc.constantFrom('055-000-0000', '');
    // Later requests find the waiting entry by this number.
    return isTour && path.includes('/waiting/') ? fc.constant('010-4713-0001') : tel;
  },
  password: (isTour, { path }) =>
    /\/(guest|waiting|manifest)\//.test(path) ? fc.constant(BOOKING_PASSWORD) : among(isTour, ...SECOND.passwords),
  newPassword: (isTour) => among(isTour, SECOND.passwords[1], SECOND.passwords[0]),
  newPasswordConfirm: () => fc.constant(new Known('same', 0)),
  userid: () => fc.constant(SECOND.userid),
  otp: (isTour) => known(isTour, 'otp'),
  guestCount: (isTour) => among(isTour, 1, 1, 2, 3, 4),
  totalCount: (isTour) => among(isTour, 40, 30, 60, 9_999),
  price: (isTour) => among(isTour, 20, 15.5, 0),
  reservePrice: (isTour) => among(isTour, 10, 5, 20),
  state: (isTour, { path }, { schema }) =>
    path.includes('/reserve/')
      ? among(isTour, 'OPEN', 'OPEN', 'OPEN', 'COMPLETE', 'CLOSE', 'CANCEL')
      : fromSchema(schema),
  fish: text,
  text,
  departAt: (isTour) => among<unknown>(isTour, '05:00', '17:00', null),
  returnAt: (isTour) => among<unknown>(isTour, '15:00', '04:30', null),
  meetAt: (isTour) => among<unknown>(isTour, 30, 0, null),
  // The tour's last requests to a day set an opening and read its draw.
  opensAt: (isTour, { path }) =>
    isTour && path === API.updateDay
      ? fc.constant(nextOpening())
      : among<unknown>(isTour, null, null, null, '2026-01-01T11:00:00.000Z', '2099-12-31T15:30:00.000Z'),
  minCount: (isTour) => among(isTour, 8, 0, 20),
  memo: text,
  payer: text,
  keyword: (isTour) => fc.oneof(fc.constant(NAME), among(isTour, '', '010', '1234')),
  page: (isTour) => among(isTour, 0, 1, 2),
  year: (isTour) => among(isTour, year, year + 1, 2000, 2100),
  month: (isTour, _, { place }) => (place === 'query' ? fc.integer({ min: 1, max: 12 }) : among(isTour, 6, 5, 4, 3, 2)),
  reserveTime: (isTour) => among(isTour, 10, 0, 23),
  useReserveFind: (isTour) => among(isTour, 'Y', 'Y', 'Y', 'N'),
  autoCancel: (isTour) => among(isTour, 'Y', 'N'),
  useWaiting: (isTour) => among(isTour, 'Y', 'Y', 'Y', 'N'),
  useManifest: (isTour) => among(isTour, 'Y', 'Y', 'Y', 'N'),
  fairStart: (isTour) => among<unknown>(isTour, 20, null, 0, 30),
  holdMinutes: (isTour) => among<unknown>(isTour, 60, 10, null),
  ticks: (isTour) =>
    among(isTour, 'BOARDED', 'CALLED', 'UNBOARDED', 'UNCALLED', 'SUNK').chain((mark) =>
      fc.array(
        fc.record({
          key: fc.uuid(),
          guestId: isTour ? fc.constant(1) : fc.nat(40),
          mark: fc.constant(mark),
          at: fc.constant('2026-01-01T00:00:00.000Z'),
          place: among<unknown>(isTour, undefined, 1, 0, 9_999),
        }),
        { minLength: isTour ? 1 : 0, maxLength: 3 },
      ),
    ),
  token: (isTour, { path }, { schema }) => {
    if (path.includes('/waiting/')) return known(isTour, 'offer');
    // A tour's newest token is a person's, the one before the party's.
    if (path.includes('/manifest/'))
      return isTour ? fc.constant(new Known('manifest', path === MANIFEST_API.save ? 0 : 1)) : known(false, 'manifest');
    return path.includes('/calendar/') ? known(isTour, 'calendar') : fromSchema(schema);
  },
  place: (isTour) => among(isTour, 1, 2, 5),
  seen: (isTour, { path }, { schema }) =>
    isTour && path.includes('/manifest/') ? fc.constant(null) : fromSchema(schema),
  person: () => person,
  crew: (isTour) =>
    fc.array(
      fc.tuple(person, among(isTour, 'CAPTAIN', 'CREW')).map(([one, role]) => ({ ...one, role })),
      { maxLength: 3 },
    ),
  first: (isTour) => known(isTour, 'date'),
  last: (isTour) => known(isTour, 'date'),
  version: (isTour) => known(isTour, 'version'),
  current: (isTour) => known(isTour, 'version'),
  band: (isTour) => among(isTour, 'https://band.us/@dawn', ''),
  homepage: (isTour) => among(isTour, 'https://dawn.example', ''),
  'Idempotency-Key': (isTour) => (isTour ? fc.uuid() : fc.oneof(fc.uuid(), known(isTour, 'key'))),
  'Refresh-Token': (isTour) => known(isTour, 'refresh'),
  imageFile: file,
  part: file,
  key: (isTour, { path }) => {
    if (path === API.bookingOutcome) return isTour ? known(isTour, 'bookingKey') : fc.uuid();
    return isTour ? fc.constant(UPLOAD) : fc.oneof(fc.constant(UPLOAD), fc.uuid());
  },
  bytes: (isTour) => among(isTour, PNG_BYTES, PNG_BYTES, 5_000),
  at: (isTour) => among(isTour, 0, 0, 256),
  picture: (isTour) => known(isTour, 'picture'),
  story: text,
  pictures: (isTour) => among<unknown>(isTour, [], [], [{ id: '0'.repeat(32), caption: '' }]),
  width: (isTour) => among(isTour, 8, 480),
};

/** A typical value of a field; by default any value of its schema. */
export const usual = (isTour: boolean, endpoint: Endpoint, field: Field): fc.Arbitrary<unknown> =>
  USUAL[field.name]?.(isTour, endpoint, field) ?? fromSchema(field.schema);

/** Requests: the arbitrary of one for a call, and how it is written for the wire when its turn comes. */
import fc from 'fast-check';
import { LOGO } from '#contract/config/logo.rules';
import { API } from '#contract/paths';
import { PART_FIELD } from '#contract/picture/picture.rules';
import type { Sent } from '../http';
import type { Call, Field, Place } from './calls';
import { formOf } from './form';
import { Known, recall, type Memory } from './memory';
import { beyond, fromSchema, hostile, usual } from './values';

/** `own` is the newest login of the sequence, `operator` that of the fault test. */
export type Login = 'own' | 'operator' | 'forged' | 'garbage' | 'none';

/** What is made wrong with a request. */
type Damage =
  | { how: 'set'; field: string; value: unknown }
  | { how: 'drop'; field: string }
  | { how: 'add'; place: Place; name: string; value: unknown }
  | { how: 'body'; text: string; type: string }
  | { how: 'query'; raw: string };

export interface Wanted {
  call: string;
  values: Record<string, unknown>;
  login: Login;
  damage: Damage[];
  /** Chooses the sender's address. */
  from: number;
  /** Whether an answer that is known already is asked for with its ETag. */
  conditional: boolean;
}

const JSON_TYPE = 'application/json';
/** Optional fields without which a request is seldom a success. */
const EXPECTED =
  /^(password|fish|totalCount|price|reservePrice|memo|month|reserveTime|ktAdmin|useReserveFind|id|imageFile|part|story|pictures|opensAt|fairStart|useManifest)$/;
const NESTED = '['.repeat(5_000) + ']'.repeat(5_000);
const BODIES = [
  '',
  '{',
  '[]',
  '"x"',
  'null',
  '7',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"id":1,"id":2}',
  '\ufeff{}',
  NESTED,
  `"${'가'.repeat(30_000)}"`,
];
const TYPES = [JSON_TYPE, JSON_TYPE, JSON_TYPE, 'text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'x'];
const NAMES = ['__proto__', 'constructor', 'toString', 'admin', 'id', 'user', '', 'a[b]', '\0'];
const RAW = ['%', '%zz', '%00', '%ED%A0%80', '&&=', 'a=1&a=2', 'id[]=1', '__proto__[a]=1', '?', '%2e%2e%2f'];

/** Calls that end a login or prove it again: the fault test's own login must not. */
const OWN_LOGIN = /\/api\/auth\/(signout|reissue)|\/manage\/user\//;

const damageOf = (call: Call): fc.Arbitrary<Damage> => {
  const field = (one: Field) =>
    fc.oneof(
      fc.record({
        how: fc.constant('set' as const),
        field: fc.constant(one.name),
        value: fc.oneof({ weight: 3, arbitrary: hostile }, fromSchema(one.schema), beyond(one.schema)),
      }),
      fc.record({ how: fc.constant('drop' as const), field: fc.constant(one.name) }),
    );
  const general = fc.oneof(
    fc.record({
      how: fc.constant('add' as const),
      place: fc.constantFrom<Place>('query', call.takes === JSON_TYPE ? 'body' : 'query'),
      name: fc.constantFrom(...NAMES),
      value: hostile,
    }),
    fc.record({ how: fc.constant('query' as const), raw: fc.constantFrom(...RAW) }),
    ...(call.method === 'GET'
      ? []
      : [
          fc.record({
            how: fc.constant('body' as const),
            text: fc.constantFrom(...BODIES),
            type: fc.constantFrom(...TYPES),
          }),
        ]),
  );
  return call.fields.length === 0
    ? general
    : fc.oneof({ weight: 4, arbitrary: fc.oneof(...call.fields.map(field)) }, { weight: 1, arbitrary: general });
};

/** Requests of a call: most of them as a screen sends them, the others with something wrong. A tour's succeed. */
export const requestsOf = (call: Call, isTour: boolean): fc.Arbitrary<Wanted> => {
  const values = call.fields.map((field): [string, fc.Arbitrary<unknown>] => {
    const value = usual(isTour, call, field);
    if (field.required || (isTour && EXPECTED.test(field.name))) return [field.name, value];
    if (isTour) return [field.name, fc.constant(undefined)];
    return [field.name, fc.option(value, { nil: undefined, freq: EXPECTED.test(field.name) ? 12 : 1 })];
  });
  const right: Login = OWN_LOGIN.test(call.path) || call.login === 'ticket' ? 'own' : 'operator';
  const login = fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom<Login>('own', 'forged', 'garbage', 'none') },
  );
  return fc.record({
    call: fc.constant(call.name),
    values: fc.record(Object.fromEntries(values)),
    login: isTour ? fc.constant(right) : login,
    damage: isTour
      ? fc.constant<Damage[]>([])
      : fc.oneof(
          { weight: 5, arbitrary: fc.constant<Damage[]>([]) },
          { weight: 4, arbitrary: fc.array(damageOf(call), { minLength: 1, maxLength: 3 }) },
        ),
    from: fc.nat(2 ** 24 - 1),
    conditional: isTour ? fc.constant(false) : fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
};

/** What is known when a request is written. */
export interface Around {
  memory: Memory;
  shared: Memory;
  operator: string;
  /** The cookie of a device on which the second operator has logged in. */
  device: string;
}

const FORGED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.';
const tokenOf = (login: Login, { memory, operator }: Around): string | null => {
  if (login === 'none') return null;
  if (login === 'forged') return FORGED;
  if (login === 'garbage') return `${operator.slice(0, -3)}abc`;
  return login === 'own' ? String(memory.get('token')?.at(-1) ?? FORGED) : operator;
};

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '');
/** Percent-encoding that also writes lone surrogates, as UTF-8 would if it could. */
const encoded = (text: string): string =>
  Array.from(text, (one) => (/^[\ud800-\udfff]$/.test(one) ? '%ED%A0%80' : encodeURIComponent(one))).join('');
/** A longer head is refused with 431 before a call is found, which no call documents. */
const MOST_ADDRESS = 12_000;
const MOST_HEADER = 3_000;
/** The characters that Node sends in a header. */
const headerText = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, MOST_HEADER);

/** The request as it is sent. */
export const writeRequest = (call: Call, wanted: Wanted, around: Around): Sent => {
  const places: Record<Place, Record<string, unknown>> = { path: {}, query: {}, header: {}, body: {} };
  const all: Record<string, unknown> = {};
  for (const { name, place } of call.fields) {
    const value = wanted.values[name];
    all[name] = value instanceof Known ? recall(around.memory, around.shared, value, all) : value;
    if (all[name] !== undefined) places[place][name] = all[name];
  }
  const raw: string[] = [];
  let replaced: { text: string; type: string } | null = null;
  for (const damage of wanted.damage) {
    if (damage.how === 'body') replaced = damage;
    else if (damage.how === 'query') raw.push(damage.raw);
    else if (damage.how === 'add')
      // Own properties, also for __proto__.
      places[damage.place] = Object.fromEntries([...Object.entries(places[damage.place]), [damage.name, damage.value]]);
    else {
      const place = call.fields.find(({ name }) => name === damage.field)?.place ?? 'body';
      if (damage.how === 'set') places[place][damage.field] = damage.value;
      else if (place !== 'path') delete places[place][damage.field];
    }
  }

  const token = call.login === null ? null : tokenOf(wanted.login, around);
  if (call.login === 'ticket' && token !== null)
    places.query['token'] =
      wanted.login === 'own' ? recall(around.memory, around.shared, new Known('ticket', 0), {}) : token;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(plain(places.path[name])) || '0');
  const query = Object.entries(places.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(plain(one))}`),
  );
  const address = [path, [...query, ...raw].join('&')].filter(Boolean).join('?').slice(0, MOST_ADDRESS);
  const isForm = call.takes === 'multipart/form-data';
  const fileField = call.path.includes('/pictures/') ? PART_FIELD : LOGO.field;
  const form = isForm && !replaced ? formOf(plain(places.body[fileField]), fileField) : null;
  const body = replaced?.text ?? form?.body ?? (call.takes === null ? undefined : JSON.stringify(places.body));
  const type = replaced?.type ?? form?.type ?? JSON_TYPE;
  const etag = wanted.conditional ? around.memory.get('etag')?.at(-1) : undefined;
  return {
    method: call.method,
    path: address,
    headers: {
      // Each request has its own address, so that limits of one address do not refuse the rest.
      'x-forwarded-for': `10.${wanted.from >> 16}.${(wanted.from >> 8) & 255}.${wanted.from & 255}`,
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(token !== null && call.login === 'bearer' ? { authorization: `Bearer ${token}` } : {}),
      ...(etag === undefined ? {} : { 'if-none-match': String(etag) }),
      ...(call.path === API.signin && wanted.damage.length === 0 ? { cookie: around.device } : {}),
      ...Object.fromEntries(Object.entries(places.header).map(([name, value]) => [name, headerText(plain(value))])),
    },
    ...(body === undefined ? {} : { body }),
  };
};

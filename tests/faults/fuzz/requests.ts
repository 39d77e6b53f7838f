/** The arbitrary of requests to an endpoint, and their conversion to HTTP. */
import fc from 'fast-check';
import { LOGO } from '#contract/config/logo.rules';
import { API } from '#contract/paths';
import { PART_FIELD } from '#contract/picture/picture.rules';
import type { Sent } from '../http';
import type { Endpoint, Field, Place } from './endpoints';
import { formOf } from './form';
import { Known, recall, type Memory } from './memory';
import { beyond, fromSchema, hostile, usual } from './values';

/** `own` is the newest login of the sequence, `operator` the fault test's own. */
export type Login = 'own' | 'operator' | 'forged' | 'garbage' | 'none';

/** An error put into a request. */
type Damage =
  | { how: 'set'; field: string; value: unknown }
  | { how: 'drop'; field: string }
  | { how: 'add'; place: Place; name: string; value: unknown }
  | { how: 'body'; text: string; type: string }
  | { how: 'query'; raw: string };

export interface Wanted {
  endpoint: string;
  values: Record<string, unknown>;
  login: Login;
  damage: Damage[];
  /** The sender's address, as a number. */
  from: number;
  /** Whether the request sends the latest ETag. */
  conditional: boolean;
}

const JSON_TYPE = 'application/json';
/** Optional fields that most successful requests have. */
const USUALLY_SENT =
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

/** Endpoints that end or renew a login; they must not use the fault test's own. */
const OWN_LOGIN = /\/api\/auth\/(signout|reissue)|\/manage\/user\//;

const damageOf = (endpoint: Endpoint): fc.Arbitrary<Damage> => {
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
      place: fc.constantFrom<Place>('query', endpoint.takes === JSON_TYPE ? 'body' : 'query'),
      name: fc.constantFrom(...NAMES),
      value: hostile,
    }),
    fc.record({ how: fc.constant('query' as const), raw: fc.constantFrom(...RAW) }),
    ...(endpoint.method === 'GET'
      ? []
      : [
          fc.record({
            how: fc.constant('body' as const),
            text: fc.constantFrom(...BODIES),
            type: fc.constantFrom(...TYPES),
          }),
        ]),
  );
  return endpoint.fields.length === 0
    ? general
    : fc.oneof({ weight: 4, arbitrary: fc.oneof(...endpoint.fields.map(field)) }, { weight: 1, arbitrary: general });
};

/** Requests to an endpoint: valid ones as the screens send them, and some with errors. Those of a tour are valid. */
export const requestsOf = (endpoint: Endpoint, isTour: boolean): fc.Arbitrary<Wanted> => {
  const values = endpoint.fields.map((field): [string, fc.Arbitrary<unknown>] => {
    const value = usual(isTour, endpoint, field);
    if (field.required || (isTour && USUALLY_SENT.test(field.name))) return [field.name, value];
    if (isTour) return [field.name, fc.constant(undefined)];
    return [field.name, fc.option(value, { nil: undefined, freq: USUALLY_SENT.test(field.name) ? 12 : 1 })];
  });
  const right: Login = OWN_LOGIN.test(endpoint.path) || endpoint.login === 'ticket' ? 'own' : 'operator';
  const login = fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom<Login>('own', 'forged', 'garbage', 'none') },
  );
  return fc.record({
    endpoint: fc.constant(endpoint.name),
    values: fc.record(Object.fromEntries(values)),
    login: isTour ? fc.constant(right) : login,
    damage: isTour
      ? fc.constant<Damage[]>([])
      : fc.oneof(
          { weight: 5, arbitrary: fc.constant<Damage[]>([]) },
          { weight: 4, arbitrary: fc.array(damageOf(endpoint), { minLength: 1, maxLength: 3 }) },
        ),
    from: fc.nat(2 ** 24 - 1),
    conditional: isTour ? fc.constant(false) : fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
};

/** Values for the conversion of a request. */
export interface Context {
  memory: Memory;
  shared: Memory;
  operator: string;
  /** The cookie of a device on which the second operator has logged in. */
  device: string;
}

const FORGED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.';
const tokenOf = (login: Login, { memory, operator }: Context): string | null => {
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
/** Longer heads get 431 before routing, which no endpoint documents. */
const MOST_ADDRESS = 12_000;
const MOST_HEADER = 3_000;
/** The text reduced to characters that Node accepts in a header. */
const headerText = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, MOST_HEADER);

export const writeRequest = (endpoint: Endpoint, wanted: Wanted, context: Context): Sent => {
  const places: Record<Place, Record<string, unknown>> = { path: {}, query: {}, header: {}, body: {} };
  const all: Record<string, unknown> = {};
  for (const { name, place } of endpoint.fields) {
    const value = wanted.values[name];
    all[name] = value instanceof Known ? recall(context.memory, context.shared, value, all) : value;
    if (all[name] !== undefined) places[place][name] = all[name];
  }
  const raw: string[] = [];
  let replaced: { text: string; type: string } | null = null;
  for (const damage of wanted.damage) {
    if (damage.how === 'body') replaced = damage;
    else if (damage.how === 'query') raw.push(damage.raw);
    else if (damage.how === 'add')
      // fromEntries creates __proto__ as an own property.
      places[damage.place] = Object.fromEntries([...Object.entries(places[damage.place]), [damage.name, damage.value]]);
    else {
      const place = endpoint.fields.find(({ name }) => name === damage.field)?.place ?? 'body';
      if (damage.how === 'set') places[place][damage.field] = damage.value;
      else if (place !== 'path') delete places[place][damage.field];
    }
  }

  const token = endpoint.login === null ? null : tokenOf(wanted.login, context);
  if (endpoint.login === 'ticket' && token !== null)
    places.query['token'] =
      wanted.login === 'own' ? recall(context.memory, context.shared, new Known('ticket', 0), {}) : token;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(plain(places.path[name])) || '0');
  const query = Object.entries(places.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(plain(one))}`),
  );
  const address = [path, [...query, ...raw].join('&')].filter(Boolean).join('?').slice(0, MOST_ADDRESS);
  const isForm = endpoint.takes === 'multipart/form-data';
  const fileField = endpoint.path.includes('/pictures/') ? PART_FIELD : LOGO.field;
  const form = isForm && !replaced ? formOf(plain(places.body[fileField]), fileField) : null;
  const body = replaced?.text ?? form?.body ?? (endpoint.takes === null ? undefined : JSON.stringify(places.body));
  const type = replaced?.type ?? form?.type ?? JSON_TYPE;
  const etag = wanted.conditional ? context.memory.get('etag')?.at(-1) : undefined;
  return {
    method: endpoint.method,
    path: address,
    headers: {
      // Each request has its own address because of the limits per address.
      'x-forwarded-for': `10.${wanted.from >> 16}.${(wanted.from >> 8) & 255}.${wanted.from & 255}`,
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(token !== null && endpoint.login === 'bearer' ? { authorization: `Bearer ${token}` } : {}),
      ...(etag === undefined ? {} : { 'if-none-match': String(etag) }),
      ...(endpoint.path === API.signin && wanted.damage.length === 0 ? { cookie: context.device } : {}),
      ...Object.fromEntries(Object.entries(places.header).map(([name, value]) => [name, headerText(plain(value))])),
    },
    ...(body === undefined ? {} : { body }),
  };
};

/** Rules for every response and log line, independent of the request. */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { ADMIN, query, SECRET, type Product } from '#tests/support/product';
import type { Sent } from '../http';
import type { Call } from './calls';
import type { Wanted } from './requests';
import { SECOND } from './values';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const PASSWORDS = [ADMIN.password, ...SECOND.passwords];
/** Nothing that a client may read looks like this: hashes, frames of a stack, texts of the engine and its driver. */
const INSIDE = /\$argon2|\n\s+at .+:\d+:\d+|node_modules|node:internal|Sqlite|SQLITE_|\bkysely\b/i;
/** Not the beginning of a longer word: a hash of an address may begin with such digits. */
const PHONE = /(?<![\w-])01\d-?\d{3,4}-?\d{4}(?![\w-])/g;
/** What may be a key, a salt or a hash: long runs of hexadecimal or base64url characters. */
const OPAQUE = /[\w-]{24,}/g;

const linesOf = (log: string): string[] => readFileSync(log, 'utf8').split('\n');
/** pino's numbers of error and fatal. */
const ERROR = /"level":[56]0/;

const phonesIn = (text: string): string[] => (text.match(PHONE) ?? []).map((phone) => phone.replaceAll('-', ''));

export interface Judge {
  /** Records that a key proves a booking, so a response to it may show the telephone number. */
  proves: (key: string, id: number) => void;
  /** Records the allowed responses to a request before it is sent. */
  expect: (call: Call, sent: Sent) => void;
  /** The fault of a response; null if there is none. */
  wrongWith: (call: Call, wanted: Wanted, sent: Sent, answered: Answered) => string | null;
  /** Secrets of the database and of this run in responses and log lines. */
  leaks: (product: Product) => Promise<string[]>;
  /** Log lines of errors. */
  errors: (product: Product) => string[];
  /** Number of responses of each status. */
  statuses: Map<number, number>;
}

/** Names of columns with secret values. They are looked for in every table of the schema, so in a new one too. */
const SECRET_COLUMN = /(^|_)(hash|salt|seed|secret|token)$|_key$/;
/** Columns with such names and public values: a photograph's hash is its address, and a message's key is no secret. */
const SHOWN = [
  'pictures.hash',
  'picture_files.hash',
  'picture_uploads.hash',
  'catch_pictures.hash',
  'about_pictures.hash',
  'messages.dedup_key',
];
/** What is secret only as long as this is so: the seed of a draw is published with its order. */
const ONLY_WHILE: Record<string, string> = { 'draws.seed': 'drawn_at is null' };

interface SecretColumn {
  table: string;
  column: string;
}

/** The columns of secrets, from the definitions of the tables. */
const secretColumnsOf = async (database: string): Promise<SecretColumn[]> => {
  const columns = await query<SecretColumn>(
    database,
    `select tables.name as "table", columns.name as "column"
      from sqlite_master as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' order by 1, 2`,
  );
  return columns.filter(({ table, column }) => SECRET_COLUMN.test(column) && !SHOWN.includes(`${table}.${column}`));
};

const isPublic = ({ login, path }: Call): boolean => login === null && !path.startsWith('/api/auth/');

export const openJudge = (): Judge => {
  /** The telephone numbers of a booking, by id, and its id by its number without hyphens. */
  const phonesOf = new Map<number, Set<string>>();
  /** Bookings by the digits of their numbers, and of the keys that prove them. */
  const idOf = new Map<string, number>();
  const opaque = new Map<string, string>();
  /** Login tokens from responses; no log line may contain them. */
  const issued = new Set<string>();
  const statuses = new Map<number, number>();

  const bodyOf = ({ body }: Sent): Record<string, unknown> => {
    try {
      return (JSON.parse(String(body)) ?? {}) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  const note = (id: number, text: string): void => {
    const phones = phonesOf.get(id) ?? new Set();
    phonesIn(text).forEach((phone) => phones.add(phone));
    phonesOf.set(id, phones);
  };

  /** Bookings by the tokens of their passenger lists. */
  const idOfToken = new Map<unknown, number>();

  /** Telephone numbers in a visitor's response that belong neither to the request nor to its booking. */
  const strangersIn = (call: Call, sent: Sent, body: string): string[] => {
    if (!isPublic(call) || call.path.startsWith('/api/config/')) return [];
    const { guestId, key, token } = bodyOf(sent);
    const named = guestId ?? key;
    const id = idOfToken.get(token) ?? idOf.get(typeof named === 'string' ? named.replace(/\D/g, '') : '');
    const own = new Set([...phonesIn(String(sent.body)), ...(id === undefined ? [] : (phonesOf.get(id) ?? []))]);
    return phonesIn(body).filter((phone) => !own.has(phone));
  };

  const shapeOf = (call: Call, { status, headers, body }: Answered): string | null => {
    const documented = call.answers.get(String(status));
    if (!documented) return `${status} is not documented`;
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    if (documented.types.length === 0) return body === '' ? null : `${status} with content`;
    if (!documented.types.includes(type)) return `${status} of type ${type}, not ${documented.types.join(' or ')}`;
    if (!documented.accepts) return null;
    try {
      if (documented.accepts(JSON.parse(body))) return null;
    } catch {
      return `${status} without readable JSON`;
    }
    const [error] = documented.accepts.errors ?? [];
    return `${status} refused by its schema: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
  };

  return {
    statuses,
    proves: (key, id) => void idOf.set(key.replace(/\D/g, ''), id),
    expect: (call, sent) => {
      const { id, token } = bodyOf(sent);
      // Also written by another one for the same party.
      if (/\/manifest\/save$/.test(call.path)) note(idOfToken.get(token) ?? Number(id), String(sent.body));
      if (/guest-update$/.test(call.path) && Number.isInteger(Number(id))) note(Number(id), String(sent.body));
    },
    wrongWith: (call, wanted, sent, answered) => {
      const { status, headers, body } = answered;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) return `${status}`;
      const shape = shapeOf(call, answered);
      if (shape) return shape;
      if (status === 429 && headers['retry-after'] === undefined) return '429 without Retry-After';
      const isStranger = ['forged', 'garbage', 'none'].includes(wanted.login);
      if (call.login !== null && isStranger && status < 400) return `${status} for a ${wanted.login} login`;
      // Nothing that is sent may end the fault test's own login; without it the rest would only be refusals.
      if (call.login === 'bearer' && wanted.login === 'operator' && status === 401) return '401 for a valid login';
      const spoken = PASSWORDS.find((secret) => body.includes(secret));
      if (spoken !== undefined || body.includes(SECRET)) return 'a password or the secret in the answer';
      const inside = INSIDE.exec(body);
      // What was sent may be echoed.
      if (inside && !String(sent.body).includes(inside[0])) return `internals in the answer: ${inside[0]}`;

      if (status < 300 && /\/guest\/create$/.test(call.path)) {
        const { id, guestId } = JSON.parse(body) as { id: number; guestId: string };
        idOf.set(guestId.replace(/\D/g, ''), id);
        note(id, body);
      }
      if (status < 300 && /\/manifest\/(open|link)$/.test(call.path)) {
        const { guestId = '', token } = bodyOf(sent);
        const id = idOfToken.get(token) ?? idOf.get(String(guestId).replace(/\D/g, ''));
        if (id !== undefined) idOfToken.set((JSON.parse(body) as { token: string }).token, id);
      }
      const strangers = strangersIn(call, sent, body);
      if (strangers.length > 0) return `another guest's telephone number: ${strangers.join()}`;
      for (const text of body.match(OPAQUE) ?? []) if (!opaque.has(text)) opaque.set(text, call.name);
      if (call.path.startsWith('/api/auth/') && status < 300)
        for (const text of `${body} ${String(headers['refresh-token'])}`.match(OPAQUE) ?? []) issued.add(text);
      return null;
    },
    errors: ({ log }) => linesOf(log).filter((line) => ERROR.test(line)),
    leaks: async ({ database, log }) => {
      const found: string[] = [];
      const hidden = new Set<string>();
      for (const { table, column } of await secretColumnsOf(database)) {
        const condition = ONLY_WHILE[`${table}.${column}`] ?? '1 = 1';
        const rows = await query<{ value: string | null }>(
          database,
          `select ${column} as value from ${table} where ${condition}`,
        );
        for (const { value } of rows)
          for (const text of value?.match(OPAQUE) ?? []) {
            hidden.add(text);
            if (opaque.has(text)) found.push(`${table}.${column} in an answer of ${opaque.get(text)}`);
          }
      }
      for (const line of linesOf(log)) {
        const isInformed =
          [SECRET, ...PASSWORDS].some((secret) => line.includes(secret)) ||
          (line.match(OPAQUE) ?? []).some((text) => hidden.has(text) || issued.has(text));
        if (isInformed) found.push(`a secret in the log: ${line}`);
        else if (phonesIn(line).length > 0) found.push(`a telephone number in the log: ${line}`);
      }
      return found;
    },
  };
};

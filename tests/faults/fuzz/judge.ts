/** Checks of every response and log line. */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { ADMIN, query, SECRET, type Product } from '#tests/support/product';
import type { Sent } from '../http';
import type { Endpoint } from './endpoints';
import type { Wanted } from './requests';
import { SECOND } from './values';

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const PASSWORDS = [ADMIN.password, ...SECOND.passwords];
/** Forbidden in responses: hashes, stack frames, texts of the database and its driver. */
const INSIDE = /\$argon2|\n\s+at .+:\d+:\d+|node_modules|node:internal|Sqlite|SQLITE_|\bkysely\b/i;
/** Only whole words, because the hash of an address may begin with such digits. */
const PHONE = /(?<![\w-])01\d-?\d{3,4}-?\d{4}(?![\w-])/g;
/** Possible keys, salts and hashes: long runs of hexadecimal or base64url characters. */
const OPAQUE = /[\w-]{24,}/g;

const linesOf = (log: string): string[] => readFileSync(log, 'utf8').split('\n');
/** Levels error and fatal of pino. */
const ERROR = /"level":[56]0/;

const phonesIn = (text: string): string[] => (text.match(PHONE) ?? []).map((phone) => phone.replaceAll('-', ''));

export interface Judge {
  /** Records that a key gives access to a booking, so a response to it may show the telephone number. */
  grant: (key: string, id: number) => void;
  /** Records the telephone numbers that a request gives to its booking, before it is sent. */
  record: (endpoint: Endpoint, sent: Sent) => void;
  /** The fault of a response; null if it is correct. */
  wrongWith: (endpoint: Endpoint, wanted: Wanted, sent: Sent, received: Received) => string | null;
  /** Secrets of the database and of this run that occur in responses or log lines. */
  leaks: (product: Product) => Promise<string[]>;
  /** Log lines of errors. */
  errors: (product: Product) => string[];
  /** Number of responses of each status. */
  statuses: Map<number, number>;
}

/** Names of columns with secret values, in every table of the schema. */
const SECRET_COLUMN = /(^|_)(hash|salt|seed|secret|token)$|_key$/;
/** Exceptions with public values: a photograph's hash is its address, and a message's key is no secret. */
const PUBLIC_COLUMNS = [
  'pictures.hash',
  'picture_files.hash',
  'picture_uploads.hash',
  'catch_pictures.hash',
  'about_pictures.hash',
  'messages.dedup_key',
];
/** Values that are secret only under a condition: the seed of a draw is published with its order. */
const SECRET_WHILE: Record<string, string> = { 'draws.seed': 'drawn_at is null' };

interface SecretColumn {
  table: string;
  column: string;
}

/** Secret columns, from the definitions of the tables. */
const secretColumnsOf = async (database: string): Promise<SecretColumn[]> => {
  const columns = await query<SecretColumn>(
    database,
    `select tables.name as "table", columns.name as "column"
      from sqlite_master as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' order by 1, 2`,
  );
  return columns.filter(
    ({ table, column }) => SECRET_COLUMN.test(column) && !PUBLIC_COLUMNS.includes(`${table}.${column}`),
  );
};

const isPublic = ({ login, path }: Endpoint): boolean => login === null && !path.startsWith('/api/auth/');

export const openJudge = (): Judge => {
  /** Telephone numbers by the id of their booking. */
  const phonesOf = new Map<number, Set<string>>();
  /** Ids of bookings by the digits of their numbers and idempotency keys. */
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

  /** Ids of bookings by the tokens of their passenger lists. */
  const idOfToken = new Map<unknown, number>();

  /** Telephone numbers in a visitor's response that are neither in the request nor of its booking. */
  const foreignPhonesIn = (endpoint: Endpoint, sent: Sent, body: string): string[] => {
    if (!isPublic(endpoint) || endpoint.path.startsWith('/api/config/')) return [];
    const { guestId, key, token } = bodyOf(sent);
    const named = guestId ?? key;
    const id = idOfToken.get(token) ?? idOf.get(typeof named === 'string' ? named.replace(/\D/g, '') : '');
    const own = new Set([...phonesIn(String(sent.body)), ...(id === undefined ? [] : (phonesOf.get(id) ?? []))]);
    return phonesIn(body).filter((phone) => !own.has(phone));
  };

  const mismatchOf = (endpoint: Endpoint, { status, headers, body }: Received): string | null => {
    const documented = endpoint.responses.get(String(status));
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
    grant: (key, id) => void idOf.set(key.replace(/\D/g, ''), id),
    record: (endpoint, sent) => {
      const { id, token } = bodyOf(sent);
      // Another person of the same party may write too.
      if (/\/manifest\/save$/.test(endpoint.path)) note(idOfToken.get(token) ?? Number(id), String(sent.body));
      if (/guest-update$/.test(endpoint.path) && Number.isInteger(Number(id))) note(Number(id), String(sent.body));
    },
    wrongWith: (endpoint, wanted, sent, received) => {
      const { status, headers, body } = received;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) return `${status}`;
      const mismatch = mismatchOf(endpoint, received);
      if (mismatch) return mismatch;
      if (status === 429 && headers['retry-after'] === undefined) return '429 without Retry-After';
      const isStranger = ['forged', 'garbage', 'none'].includes(wanted.login);
      if (endpoint.login !== null && isStranger && status < 400) return `${status} for a ${wanted.login} login`;
      // No request may end the fault test's own login, because all later responses would be refusals.
      if (endpoint.login === 'bearer' && wanted.login === 'operator' && status === 401) return '401 for a valid login';
      const leaked = PASSWORDS.find((secret) => body.includes(secret));
      if (leaked !== undefined || body.includes(SECRET)) return 'a password or the secret in the response';
      const inside = INSIDE.exec(body);
      // A response may echo its request.
      if (inside && !String(sent.body).includes(inside[0])) return `internals in the response: ${inside[0]}`;

      if (status < 300 && /\/guest\/create$/.test(endpoint.path)) {
        const { id, guestId } = JSON.parse(body) as { id: number; guestId: string };
        idOf.set(guestId.replace(/\D/g, ''), id);
        note(id, body);
      }
      if (status < 300 && /\/manifest\/(open|link)$/.test(endpoint.path)) {
        const { guestId = '', token } = bodyOf(sent);
        const id = idOfToken.get(token) ?? idOf.get(String(guestId).replace(/\D/g, ''));
        if (id !== undefined) idOfToken.set((JSON.parse(body) as { token: string }).token, id);
      }
      const foreign = foreignPhonesIn(endpoint, sent, body);
      if (foreign.length > 0) return `another guest's telephone number: ${foreign.join()}`;
      for (const text of body.match(OPAQUE) ?? []) if (!opaque.has(text)) opaque.set(text, endpoint.name);
      if (endpoint.path.startsWith('/api/auth/') && status < 300)
        for (const text of `${body} ${String(headers['refresh-token'])}`.match(OPAQUE) ?? []) issued.add(text);
      return null;
    },
    errors: ({ log }) => linesOf(log).filter((line) => ERROR.test(line)),
    leaks: async ({ database, log }) => {
      const found: string[] = [];
      const hidden = new Set<string>();
      for (const { table, column } of await secretColumnsOf(database)) {
        const condition = SECRET_WHILE[`${table}.${column}`] ?? '1 = 1';
        const rows = await query<{ value: string | null }>(
          database,
          `select ${column} as value from ${table} where ${condition}`,
        );
        for (const { value } of rows)
          for (const text of value?.match(OPAQUE) ?? []) {
            hidden.add(text);
            if (opaque.has(text)) found.push(`${table}.${column} in a response of ${opaque.get(text)}`);
          }
      }
      for (const line of linesOf(log)) {
        const hasSecret =
          [SECRET, ...PASSWORDS].some((secret) => line.includes(secret)) ||
          (line.match(OPAQUE) ?? []).some((text) => hidden.has(text) || issued.has(text));
        if (hasSecret) found.push(`a secret in the log: ${line}`);
        else if (phonesIn(line).length > 0) found.push(`a telephone number in the log: ${line}`);
      }
      return found;
    },
  };
};

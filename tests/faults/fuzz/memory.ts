/** Values from the responses of a sequence, for its later requests. */
import { TOTP, Secret } from 'otpauth';
import { addDays } from '#contract/day/calendar.rules';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';

/** `later` and `same` depend on the same request: a date from `stdate` on, the text of `newPassword`. */
export type Kind =
  | 'day'
  | 'date'
  | 'guest'
  | 'number'
  | 'message'
  | 'waiting'
  | 'offer'
  | 'manifest'
  | 'calendar'
  | 'version'
  | 'key'
  | 'bookingKey'
  | 'picture'
  | 'catch'
  | 'refresh'
  | 'ticket'
  | 'token'
  | 'otp'
  | 'etag'
  | 'later'
  | 'same';

/** A value chosen when the request is sent; `pick` 0 is the newest. */
export class Known {
  constructor(
    readonly kind: Kind,
    readonly pick: number,
  ) {}
}

export type Memory = Map<Kind, (string | number)[]>;

export const remember = (memory: Memory, kind: Kind, value: string | number): void => {
  const values = memory.get(kind) ?? [];
  if (!values.includes(value)) memory.set(kind, [...values, value]);
};

/** The value for a request; a placeholder if no response had one. `sent` are the request's other values. */
export const recall = (
  memory: Memory,
  shared: Memory,
  { kind, pick }: Known,
  sent: Record<string, unknown>,
): unknown => {
  if (kind === 'later') return typeof sent['stdate'] === 'string' ? addDays(sent['stdate'], pick) : '';
  if (kind === 'same') return sent['newPassword'];
  const values = memory.get(kind) ?? shared.get(kind) ?? [];
  return (
    values.at(-1 - (pick % (values.length || 1))) ?? (['guest', 'message', 'waiting'].includes(kind) ? 1 : `no ${kind}`)
  );
};

type Found = Record<string, unknown>;
const objectsIn = (value: unknown): Found[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Found, ...inner];
};

const codeOf = (key: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Remembers values of a successful response. A list gives bookings only if the sequence has none. */
export const learn = (memory: Memory, path: string, body: unknown, headers: Record<string, unknown>): void => {
  const found = objectsIn(body);
  const isList = found.length > 1;
  const store = (kind: Kind, value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') remember(memory, kind, value);
  };
  const hadGuest = memory.has('guest');
  for (const one of found) {
    if (typeof one['guestId'] === 'string' && !(isList && hadGuest)) {
      store('guest', one['id']);
      store('number', one['guestId']);
    }
    if ('audience' in one && 'attempts' in one) store('message', one['id']);
    if ('skippedAt' in one) store('waiting', one['id']);
    store('version', one['version']);
    if ('story' in one) store('catch', one['id']);
    if (typeof one['id'] === 'string' && 'height' in one) store('picture', one['id']);
  }
  const [first = {}] = found;
  store('refresh', headers[REFRESH_TOKEN_HEADER.toLowerCase()]);
  store('etag', headers['etag']);
  if (path === MANIFEST_API.open || path === MANIFEST_API.link) store('manifest', first['token']);
  if (path === API.reissue) store('token', body);
  if (path === API.sseToken) store('ticket', first['token']);
  if (path === API.renewCalendarFeed) store('calendar', /([^/]+)\.ics$/.exec(String(first['url']))?.[1]);
  if (path === API.signin) {
    store('token', first['token']);
    store('refresh', first['refreshToken']);
  }
  // Each code is valid once, so the next one is needed afterwards.
  if (path === API.startSecondStep) memory.set('otp', [codeOf(String(first['key']), 0)]);
  if (path === API.startSecondStep) memory.set('key', [String(first['key'])]);
  if (path === API.confirmSecondStep) store('otp', codeOf(String(memory.get('key')?.at(-1)), 1));
};

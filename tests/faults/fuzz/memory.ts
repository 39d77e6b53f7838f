/** Values from the responses of one sequence, for its later requests. */
import { TOTP, Secret } from 'otpauth';
import { addDays } from '#contract/day/calendar.rules';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';

/** `later` and `same` follow from a value of the same request: a date not before `stdate`, the text of `newPassword`. */
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

/** A value that is chosen when the request is sent; `pick` 0 is the newest. */
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

/** The value for a request; a plausible one if no response has returned any. `sent` are the request's other values. */
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

/** Stores values of a successful response; of a list, only values that the sequence lacks. */
export const learn = (memory: Memory, path: string, body: unknown, headers: Record<string, unknown>): void => {
  const found = objectsIn(body);
  const isList = found.length > 1;
  const keep = (kind: Kind, value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') remember(memory, kind, value);
  };
  const hadGuest = memory.has('guest');
  for (const one of found) {
    if (typeof one['guestId'] === 'string' && !(isList && hadGuest)) {
      keep('guest', one['id']);
      keep('number', one['guestId']);
    }
    if ('audience' in one && 'attempts' in one) keep('message', one['id']);
    if ('skippedAt' in one) keep('waiting', one['id']);
    keep('version', one['version']);
    if ('story' in one) keep('catch', one['id']);
    if (typeof one['id'] === 'string' && 'height' in one) keep('picture', one['id']);
  }
  const [first = {}] = found;
  keep('refresh', headers[REFRESH_TOKEN_HEADER.toLowerCase()]);
  keep('etag', headers['etag']);
  if (path === MANIFEST_API.open || path === MANIFEST_API.link) keep('manifest', first['token']);
  if (path === API.reissue) keep('token', body);
  if (path === API.sseToken) keep('ticket', first['token']);
  if (path === API.renewCalendarFeed) keep('calendar', /([^/]+)\.ics$/.exec(String(first['url']))?.[1]);
  if (path === API.signin) {
    keep('token', first['token']);
    keep('refresh', first['refreshToken']);
  }
  // A code counts once: the next one is used after it.
  if (path === API.startSecondStep) memory.set('otp', [codeOf(String(first['key']), 0)]);
  if (path === API.startSecondStep) memory.set('key', [String(first['key'])]);
  if (path === API.confirmSecondStep) keep('otp', codeOf(String(memory.get('key')?.at(-1)), 1));
};

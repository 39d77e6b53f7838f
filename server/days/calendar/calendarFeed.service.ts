import { createHash } from 'node:crypto';
import { tideSetting } from '#contract/config/config.rules';
import type { CalendarFeed } from '#contract/config/calendarFeed.schema';
import { addDays, seoulToday } from '#contract/day/calendar.rules';
import { API, apiPath } from '#contract/paths';
import { MINUTE_MS } from '#contract/time.rules';
import { findInfo, findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDays } from '../days.repository';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { generateSalt, hashOfSalt, hashOfToken, linkToken } from '#server/keys/linkToken';
import { dropFeed, findFeed, saveFeed } from './calendarFeed.repository';

/** How long a response is cached. */
const CACHED_MS = MINUTE_MS;
const DAYS_BACK = 366;
const LAST_DATE = '9999-12-31';

const OFF: CalendarFeed = { url: null, since: null };

/** `site` is the public origin. */
export const readFeed = async ({ db, keys }: Context, site: string): Promise<CalendarFeed> => {
  const row = await findFeed(db);
  if (!row) return OFF;
  const token = linkToken(keys, 'calendarFeed', row.salt, row.tokenHash);
  return { url: token && site + apiPath(API.calendarFeedFile, { token }), since: row.madeAt };
};

/** The previous address is invalid from then on. */
export const renewFeed = async (context: Context, site: string, actor: Operator): Promise<CalendarFeed> => {
  const { db, keys, clock } = context;
  const salt = generateSalt();
  await inTransaction(db, async (transaction) => {
    const tokenHash = hashOfSalt(keys, 'calendarFeed', salt);
    await saveFeed(transaction, { salt, tokenHash, madeAt: clock().toISOString() });
    await recordChange(context, transaction, { actor, action: 'CALENDAR_ON' });
  });
  return readFeed(context, site);
};

/** Does nothing if it is off. */
export const endFeed = async (context: Context, actor: Operator): Promise<CalendarFeed> => {
  await inTransaction(context.db, async (transaction) => {
    if (!(await dropFeed(transaction))) return;
    await recordChange(context, transaction, { actor, action: 'CALENDAR_OFF' });
  });
  return OFF;
};

/** The ETag depends only on the trips. */
interface FeedFile {
  file: string;
  etag: string;
}

const makeFile = async ({ db, clock }: Context, site: string): Promise<FeedFile> => {
  const now = clock();
  const first = addDays(seoulToday(now), -DAYS_BACK);
  const [info, logic, days] = await Promise.all([
    findInfo(db),
    findLogic(db),
    findDays(db, { first, last: LAST_DATE }),
  ]);
  // Loaded with the first file, because a start does not need the library.
  const { calendarFeed } = await import('./calendarFeed');
  const file = calendarFeed({ days, policy: logic, tides: tideSetting(logic), store: info.name, site, now });
  const lasting = file.replace(/^DTSTAMP:.*\r\n/gm, '');
  return { file, etag: `W/"${createHash('sha256').update(lasting).digest('base64url')}"` };
};

/**
 * Reads the calendar at most once a minute per process and serves the cached file in between. Compares the token each
 * time, so a renewed or disabled address stops at once. Throws NOT_FOUND.
 */
export const cachedFeed = (context: Context): ((token: string, site: string) => Promise<FeedFile>) => {
  let cached: { key: string; at: number; made: Promise<FeedFile> } | null = null;
  return async (token, site) => {
    const row = await findFeed(context.db);
    // A hash needs no comparison in constant time.
    if (row?.tokenHash !== hashOfToken(token)) throw new AppError('NOT_FOUND');
    const key = `${row.tokenHash} ${site}`;
    const at = context.clock().getTime();
    if (cached?.key === key && at >= cached.at && at < cached.at + CACHED_MS) return cached.made;
    const made = makeFile(context, site);
    const entry = { key, at, made };
    cached = entry;
    made.catch(() => {
      if (cached === entry) cached = null;
    });
    return made;
  };
};

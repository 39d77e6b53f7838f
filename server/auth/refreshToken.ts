import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import type { Db, RefreshTokenRow } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import type { Session } from './accessToken';
import {
  endFamily,
  findRefreshToken,
  hasReplacedChild,
  insertRefreshToken,
  removeFamiliesBefore,
  replaceRefreshToken,
} from './refreshTokens.repository';
import { lockUser } from './users.repository';

/** A token is valid for 14 days without use, a login for 30 days in all. */
export const IDLE_MS = 14 * DAY_MS;
export const TOTAL_MS = 30 * DAY_MS;
/** Two tabs may send the same token: a token replaced less than this long ago does not count as stolen. */
export const GRACE_MS = 10_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const randomToken = (): string => randomBytes(32).toString('base64url');
const age = (instant: string, now: Date): number => now.getTime() - Date.parse(instant);

/** Also removes old families. */
export const startFamily = async (db: Db, userId: number, now: Date): Promise<{ family: string; token: string }> => {
  await removeFamiliesBefore(db, new Date(now.getTime() - TOTAL_MS).toISOString());
  const token = randomToken();
  const family = randomToken();
  const instant = now.toISOString();
  await insertRefreshToken(db, {
    userId,
    family,
    parentId: null,
    tokenHash: hashOf(token),
    startedAt: instant,
    issuedAt: instant,
    replacedAt: null,
    endedAt: null,
  });
  return { family, token };
};

const isAlive = (row: RefreshTokenRow, now: Date): boolean =>
  row.endedAt === null && age(row.issuedAt, now) < IDLE_MS && age(row.startedAt, now) < TOTAL_MS;

/** The most recently replaced token of its family, within the grace period. */
const isJustReplaced = async (db: Db, row: RefreshTokenRow, now: Date): Promise<boolean> =>
  row.replacedAt !== null && age(row.replacedAt, now) <= GRACE_MS && !(await hasReplacedChild(db, row.id));

/** Null if the token is invalid. Using a token twice means it was copied, and revokes its whole family. */
export const rotateRefreshToken = (
  { db, clock, bus }: Context,
  session: Session,
  token: string,
): Promise<string | null> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const instant = now.toISOString();
    await lockUser(transaction, session.userId);
    const row = await findRefreshToken(transaction, hashOf(token));
    if (!row || row.family !== session.family || row.userId !== session.userId || !isAlive(row, now)) return null;
    const fresh = row.replacedAt === null && (await replaceRefreshToken(transaction, row.id, instant));
    if (!fresh && !(await isJustReplaced(transaction, row, now))) {
      await endFamily(transaction, row.family, instant);
      await bus.announceLoginEnd(transaction);
      return null;
    }
    const next = randomToken();
    await insertRefreshToken(transaction, {
      userId: row.userId,
      family: row.family,
      parentId: row.id,
      tokenHash: hashOf(next),
      startedAt: row.startedAt,
      issuedAt: instant,
      replacedAt: null,
      endedAt: null,
    });
    return next;
  });

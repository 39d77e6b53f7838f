import type { Context } from '../context';
import type { Every } from '../live/every';
import type { KeptAnswers } from './answers';
import { databaseVersion } from './version.repository';

/**
 * Interval at which the database is asked whether anything was written to it. An unanswered question counts as yes at
 * the next one, so nothing older than twice this time is given.
 */
export const CHECK_EVERY_MS = 500;

/**
 * Drops kept answers after every change: those of this process and, on PostgreSQL, those that the others announce. A
 * message that was missed, and a write by another program, are found by the database's version. Returns the function
 * that stops it.
 */
export const keepFresh = (
  { db, bus }: Pick<Context, 'db' | 'bus'>,
  answers: KeptAnswers,
  every: Every,
): (() => void) => {
  let seen: string | null = null;
  let isAsking = false;
  const forget = (): void => {
    answers.trust(false);
    answers.drop();
    seen = null;
  };
  const check = async (): Promise<void> => {
    if (isAsking) return forget();
    isAsking = true;
    try {
      const version = await databaseVersion(db);
      if (version !== seen) answers.drop();
      seen = version;
      answers.trust(true);
    } catch {
      // The general path answers and says why.
      forget();
    } finally {
      isAsking = false;
    }
  };
  const stops = [bus.subscribe(() => answers.drop()), every(CHECK_EVERY_MS, () => void check())];
  void check();
  return () => {
    for (const stop of stops) stop();
    answers.trust(false);
  };
};

import type { Session } from '../auth/accessToken';
import { isLivingFamily } from '../auth/refreshTokens.repository';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { LiveChange } from './bus';
import { eventStream, type EventStream } from './eventStream';
import type { Every } from './every';
import { changesAfter, changesShortlyBefore, newestChangeId } from './missedChanges.repository';
import { toLiveEvent } from './toLiveEvent';

/** Within the half minute after which the first proxies take a silent connection for dead. */
export const HEARTBEAT_MS = 15_000;
/** A stream ends after this long: the screen opens another, for which the login has to be good still. */
export const STREAM_MS = 3_600_000;
/** More missed changes than these are not worth telling one by one. */
export const MISSED_MAX = 200;

const sendChange = (stream: EventStream, change: LiveChange): void => {
  const event = toLiveEvent(change);
  if (event) stream.send(event);
};

/** Sends what a screen has missed since the last event it saw, and answers the ids that it has been told. */
const catchUp = async ({ db }: Context, stream: EventStream, lastId: number | undefined): Promise<Set<number>> => {
  const newest = await newestChangeId(db);
  stream.send({ event: 'ready', id: lastId === undefined ? newest : Math.min(lastId, newest) });
  if (lastId === undefined) return new Set();
  // One change more than is told. A screen that has seen more than there is looked at another database.
  const missed = lastId > newest ? null : await changesAfter(db, lastId, MISSED_MAX + 1);
  if (missed === null || missed.length > MISSED_MAX) {
    stream.send({ event: 'resync', id: newest });
    return new Set();
  }
  // The screen knows by their ids which of the earlier ones it has seen.
  const told = [...(await changesShortlyBefore(db, lastId)), ...missed];
  for (const change of told) sendChange(stream, change);
  return new Set(told.map(({ id }) => id));
};

/**
 * Opens a login's event stream: what was missed after `lastId`, then every change as it happens. It ends with the login,
 * after an hour, or when whoever reads it is gone or too slow.
 */
export const openEvents = async (
  context: Context,
  every: Every,
  { family }: Pick<Session, 'family'>,
  lastId: number | undefined,
): Promise<EventStream> => {
  const { db, bus, clock, loginEnds } = context;
  const stream = eventStream();
  const openedAt = clock().getTime();
  const endWithLogin = async (): Promise<void> => {
    try {
      if (!(await isLivingFamily(db, family))) stream.end();
    } catch {
      // Whether the login holds cannot be said: the screen asks again by connecting.
      stream.end();
    }
  };
  // What happens while the missed changes are read waits, and follows them.
  let waiting: LiveChange[] | null = [];
  const stops = [
    bus.subscribe((change) => (waiting ? void waiting.push(change) : sendChange(stream, change))),
    loginEnds.subscribe(() => void endWithLogin()),
    every(HEARTBEAT_MS, () => {
      stream.beat();
      if (clock().getTime() - openedAt >= STREAM_MS) stream.end();
      else void endWithLogin();
    }),
  ];
  stream.readable.once('close', () => stops.forEach((stop) => stop()));
  try {
    if (!(await isLivingFamily(db, family))) throw new AppError('UNAUTHENTICATED');
    const told = await catchUp(context, stream, lastId);
    // By id, not by order: of two changes at once the later id may be written first.
    for (const change of waiting) if (!told.has(change.id)) sendChange(stream, change);
    waiting = null;
  } catch (error) {
    stream.readable.destroy();
    throw error;
  }
  return stream;
};

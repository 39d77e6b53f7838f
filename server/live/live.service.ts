import { CHANGE_EFFECTS, isKnownChange } from '#contract/live/effects.rules';
import type { LiveEvent } from '#contract/live/live.schema';
import type { Session } from '#server/auth/accessToken';
import { isLivingFamily } from '#server/auth/refreshTokens.repository';
import type { Context } from '#server/context';
import { AppError } from '#server/errors';
import type { LiveChange } from '#server/bus/bus';
import { eventStream, type EventStream } from './eventStream';
import type { Every } from '#server/bus/every';
import { changesAfter, changesShortlyBefore, newestChangeId } from '#server/bus/bus.repository';

const toLiveEvent = ({ id, action, dayId, guestId, at, client }: LiveChange): LiveEvent | null => {
  if (!isKnownChange(action)) return null;
  const { event } = CHANGE_EFFECTS[action];
  if (event === 'booking') return { event, id, action, dayId, guestId, at, client };
  return event && { event, id, action, dayId, at };
};

/** Shorter than the half minute after which the first proxies close a silent connection. */
export const HEARTBEAT_MS = 15_000;
/** To open another stream the login must still be valid. */
export const STREAM_MS = 3_600_000;
export const MISSED_MAX = 200;

const sendChange = (stream: EventStream, change: LiveChange): void => {
  const event = toLiveEvent(change);
  if (event) stream.send(event);
};

const catchUp = async ({ db, bus }: Context, stream: EventStream, lastId: number | undefined): Promise<Set<number>> => {
  const newest = await newestChangeId(db);
  stream.send({ event: 'ready', id: lastId === undefined ? newest : Math.min(lastId, newest) });
  if (lastId === undefined) return new Set();
  // Reads one change more than it sends. An id above the newest comes from another database.
  const missed = lastId > newest ? null : await changesAfter(db, lastId, MISSED_MAX + 1);
  if (missed === null || missed.length > MISSED_MAX) {
    stream.send({ event: 'resync', id: newest });
    return new Set();
  }
  // The screen recognizes repeated changes by their ids.
  const sentChanges = [...(await changesShortlyBefore(db, lastId)), ...missed];
  for (const change of sentChanges) sendChange(stream, { ...change, client: bus.clientOf(change.id) });
  return new Set(sentChanges.map(({ id }) => id));
};

/** Ends with the login, after an hour, or when the client is disconnected or too slow. */
export const openEvents = async (
  context: Context,
  every: Every,
  { family }: Pick<Session, 'family'>,
  lastId: number | undefined,
): Promise<EventStream> => {
  const { db, bus, clock } = context;
  const stream = eventStream();
  const openedAt = clock().getTime();
  const endWithLogin = async (): Promise<void> => {
    try {
      if (!(await isLivingFamily(db, family))) stream.end();
    } catch {
      stream.end();
    }
  };
  // Changes that arrive while the missed ones are read are sent after them.
  let waiting: LiveChange[] | null = [];
  const stops = [
    bus.subscribe((change) => (waiting ? void waiting.push(change) : sendChange(stream, change))),
    bus.onLoginEnd(() => void endWithLogin()),
    every(HEARTBEAT_MS, () => {
      stream.beat();
      if (clock().getTime() - openedAt >= STREAM_MS) stream.end();
      else void endWithLogin();
    }),
  ];
  stream.readable.once('close', () => stops.forEach((stop) => stop()));
  try {
    if (!(await isLivingFamily(db, family))) throw new AppError('UNAUTHENTICATED');
    const sentChanges = await catchUp(context, stream, lastId);
    // By id, not by order, because the higher of two concurrent ids may be committed first.
    for (const change of waiting) if (!sentChanges.has(change.id)) sendChange(stream, change);
    waiting = null;
  } catch (error) {
    stream.readable.destroy();
    throw error;
  }
  return stream;
};

import { lastInstantOf } from '#contract/booking/deadline.rules';
import type { Guest } from '#contract/booking/guest.schema';
import { publicDay } from '#contract/day/day.rules';
import type { Prices, ReserveDay } from '#contract/day/day.schema';
import { closedForOffers } from '#contract/waiting/waiting.rules';
import type { Offer } from '#contract/waiting/waiting.schema';
import { act, type Action } from '#server/bookings/act.service';
import { priceRefusal } from '#server/bookings/make/decideBooking';
import { findBooking, type Booking } from '#server/bookings/bookings.repository';
import { forVisitor } from '#server/bookings/forVisitor';
import { findStoredRequest } from '#server/bookings/make/idempotency.repository';
import { hashesOfValues, withoutOthers } from '#server/bookings/make/idempotency.service';
import { findPhoneFacts } from '#server/bookings/make/limits.repository';
import { newBooking, partyOf, storeBooking } from '#server/bookings/make/newBooking';
import type { PhoneFacts } from '#server/bookings/make/phoneFacts';
import { findLogic, type PolicyRow } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import { keyLock, lockName } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { VISITOR } from '#server/history/recordChange';
import { hashOfToken } from '#server/keys/linkToken';
import { passOn } from '../offerFreedSeats';
import { findEntryOfToken, lockEntry, updateEntry, type WaitingRow } from '../waiting.repository';

interface Offered {
  dayId: number;
  day: ReserveDay;
  policy: PolicyRow;
  entry: WaitingRow;
}

interface Accepting {
  token: string;
  key: string | null;
  /** Undefined from a page of an earlier release. */
  seen?: Prices | undefined;
}

const offerProblem = ({ day, policy, entry }: Offered, now: Date): AppError | null => {
  if (entry.state === 'ACCEPTED') return new AppError('OFFER_ACCEPTED');
  const closed = closedForOffers(day);
  if (closed) return new AppError(closed);
  // The departure may have been moved earlier since the seats were offered.
  if (lastInstantOf(day, policy) <= now) return new AppError('OFFER_OVER');
  const holds = entry.state === 'OFFERED' && entry.holdUntil !== null && entry.holdUntil > now.toISOString();
  return holds ? null : new AppError('OFFER_OVER');
};

/** Locks the day, then the entry. */
const lockOffer = async (db: Db, token: string): Promise<Offered> => {
  const tokenHash = hashOfToken(token);
  const seen = await findEntryOfToken(db, tokenHash);
  const day = seen && (await lockDay(db, seen.dayId));
  const entry = seen && (await lockEntry(db, seen.id));
  if (!day || entry?.tokenHash !== tokenHash) throw new AppError('OFFER_NOT_FOUND');
  return { dayId: day.id, day, policy: await findLogic(db), entry };
};

export const readOffer = async ({ db, clock }: Context, token: string): Promise<Offer> => {
  const entry = await findEntryOfToken(db, hashOfToken(token));
  const day = entry && (await findDay(db, entry.dayId));
  if (!entry || !day) throw new AppError('OFFER_NOT_FOUND');
  const problem = offerProblem({ dayId: day.id, day, policy: await findLogic(db), entry }, clock());
  if (problem) throw problem;
  const { number, guestCount, holdUntil } = entry;
  return { number, guestCount, date: day.date, until: holdUntil ?? '', day: publicDay(day) };
};

const acceptedBy = async (db: Db, { token, key }: Accepting): Promise<Booking | null> => {
  const stored = key === null ? null : await findStoredRequest(db, key);
  const entry = stored && (await findEntryOfToken(db, hashOfToken(token)));
  const booking = stored && entry?.guestId === stored.guestId ? await findBooking(db, stored.guestId) : null;
  return booking?.deletedAt === null ? booking : null;
};

/** Books at the day's current prices. */
const accept: Action<
  Accepting,
  (Offered & { known: PhoneFacts; earlier: null }) | { dayId: number; earlier: Booking },
  Context
> = {
  find: async ({ clock }, db, accepting) => {
    // Keys are locked before days (docs/decisions/0013). A concurrent request with the same key waits here.
    if (accepting.key !== null) await lockName(db, keyLock(accepting.key));
    const earlier = await acceptedBy(db, accepting);
    if (earlier) return { dayId: earlier.dayId, earlier };
    const offered = await lockOffer(db, accepting.token);
    const known = await findPhoneFacts(db, offered.entry.phone, offered.dayId, clock());
    return { ...offered, known, earlier };
  },
  refusal: (subject, { seen }, { clock }) =>
    subject.earlier ? null : (offerProblem(subject, clock()) ?? priceRefusal(subject.day, seen)),
  effects: (subject, { token, key }, context) => {
    if (subject.earlier) return { unchanged: subject.earlier };
    const { dayId, day, policy, entry, known } = subject;
    const { guestCount, number } = entry;
    const requestHash = key === null ? null : (hashesOfValues(context.keys, [key, token])[0] ?? null);
    const request = { key, requestHash, facts: { waiting: number } };
    const made = newBooking({ day, party: partyOf(entry), policy, now: context.clock(), known, ...request });
    return {
      seats: [{ dayId, delta: guestCount, held: -guestCount }],
      write: async (db) => {
        if (key !== null && (await findStoredRequest(db, key))) return null;
        const booking = await storeBooking(context, db, made);
        const change = { state: 'ACCEPTED' as const, holdUntil: null, guestId: booking.guest.id };
        return (await updateEntry(db, entry, change)) && booking;
      },
      history: made.history,
      message: { kind: 'BOOKED' },
    };
  },
};

/** From then on the key proves the booking, and a retry gets it unchanged. */
export const acceptOffer = async (context: Context, accepting: Accepting): Promise<Guest> =>
  withoutOthers(context.db, forVisitor((await act(context, accept, accepting, VISITOR)).guest));

export const declineOffer = (context: Context, token: string): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const offered = await lockOffer(db, token);
    const problem = offerProblem(offered, context.clock());
    if (problem) throw problem;
    await passOn(context, db, [offered.entry], { state: 'DECLINED', actor: VISITOR });
  });

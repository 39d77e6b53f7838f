import { usesReserveFind } from '../../contract/config/config.rules';
import { periodProblem, seatsLeft, stateAfterSeats } from '../../contract/day/day.rules';
import { isCollecting } from '../../contract/day/fairStart.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { Context } from '../context';
import { AppError } from '../errors';
import { changeRow, SYSTEM, VISITOR } from '../history/recordChange';
import type { LiveChange } from '../live/bus';
import { messageRows } from '../messages/queueMessages';
import { lastHour } from '../throttle/lastHour';
import type { BookingStore, CountedSeats } from './bookingStore';
import { NOTHING_PAID, toBooking, type Booking } from './bookings.repository';
import { noSeats, notYetOpen, priceRefusal, type BookingRequest } from './create.service';
import { draftProblems } from './draft';
import { firstResponse, hashesOfRequest } from './idempotency.service';
import { addressRefusal, entryKey, entryRefusal, phoneRefusal, seatCounters, SEATS_WINDOW_MS } from './limits.service';
import { newBooking } from './newBooking';
import { hashBookingPassword } from './password';
import { hasBooked, phoneUse } from './phoneFacts';

/** A booking and the changes to announce; none if the request was a repeated one. */
export interface Created {
  booking: Booking;
  changes: LiveChange[];
}

type Needs = Pick<Context, 'keys' | 'limits' | 'drawBookingNumber'>;

interface Party {
  phone: string;
  address: string;
  guestCount: number;
}

/** Why a request that is to be drawn is not taken from its address; it is counted as it is collected. */
const refusalOfEntry = (
  context: Needs,
  store: BookingStore,
  day: ReserveDay,
  { address, guestCount }: Party,
  now: Date,
): AppError | null => {
  const key = entryKey(context, address);
  if (key === null) return null;
  const earlier = store.countedSeats(key, now.toISOString());
  return entryRefusal(context, earlier, { guestCount, boatLoad: day.totalCount }, now);
};

/** The counters of the address, as they are with this booking. */
const checkAddress = (
  context: Needs,
  store: BookingStore,
  day: ReserveDay,
  { address, guestCount }: Party,
  now: Date,
): [key: string, counted: CountedSeats][] =>
  seatCounters(context, { address, dayId: day.id }).map(({ key, percent }) => {
    const earlier = store.countedSeats(key, now.toISOString());
    const counted = {
      seats: (earlier?.seats ?? 0) + guestCount,
      until: earlier?.until ?? new Date(now.getTime() + SEATS_WINDOW_MS).toISOString(),
    };
    const refusal = addressRefusal(counted, { guestCount, boatLoad: day.totalCount }, percent, now);
    if (refusal) throw refusal;
    return [key, counted];
  });

/**
 * Creates a booking on a store that does not wait. It reads and
 * decides first and writes last, which is the same inside one transaction that locks what is read, and makes a refusal
 * cheap: it writes nothing. `DRAW` if the request is to be drawn with others: it is valid, and nothing is written.
 */
export const createInStore = (
  context: Needs,
  store: BookingStore,
  { draft, key, address }: BookingRequest,
  now: Date,
): Created | 'DRAW' => {
  const hashes = () => (key === null ? [] : hashesOfRequest(context.keys, key, draft));
  const kept = key === null ? null : store.keptRequest(key);
  const earlier = kept && store.booking(kept.guestId);
  if (earlier) {
    const asked = draft.id === null ? null : store.day(draft.id);
    return { booking: firstResponse(kept, earlier, hashes(), draft, asked), changes: [] };
  }

  const policy = store.policy();
  const problems = draftProblems(draft, usesReserveFind(policy));
  const { id: dayId, guestCount, name, tel: phone } = draft;
  if (problems.length > 0 || dayId === null || guestCount === null) throw new AppError('VALIDATION', { problems });
  const day = store.day(dayId);
  if (!day) throw new AppError('NOT_FOUND');
  const period = periodProblem(day, now, policy);
  if (period) throw new AppError(period);
  const notYet = notYetOpen(day, now);
  if (notYet) throw notYet;
  if (day.state !== 'OPEN' || seatsLeft(day) < guestCount) throw noSeats(day);
  const party = { phone, address, guestCount };
  // Requests that are drawn agree to the price, and are counted for their address, as they are collected.
  const isDrawn = isCollecting(day, policy, now) || store.awaitsDraw(dayId);
  const otherPrice = isDrawn ? null : priceRefusal(day, draft.seen);
  if (otherPrice) throw otherPrice;
  const counters = isDrawn ? [] : checkAddress(context, store, day, party, now);
  // Only a request that could have seats learns whether its number has booked.
  const known = store.phone(phone, dayId);
  const ofNumber =
    draft.askDuplicate && hasBooked(known, dayId)
      ? new AppError('DUPLICATE_BOOKING')
      : phoneRefusal(context, phoneUse(known, { dayId, guestCount }, now), day.totalCount, now);
  // An address that has asked for its share does not learn it for a draw either.
  if (ofNumber) throw (isDrawn && refusalOfEntry(context, store, day, party, now)) || ofNumber;
  if (isDrawn) return 'DRAW';
  const at = now.toISOString();
  const tooMany = store.messagesWithin(phone, lastHour(now)) >= context.limits.messagesPerPhoneHour;

  const state = stateAfterSeats(day.state, { ...day, guestCount: day.guestCount + guestCount }, guestCount);
  store.takeSeats(dayId, guestCount, state);
  const password = usesReserveFind(policy)
    ? hashBookingPassword(context.keys.bookingPassword, draft.password)
    : { passwordHash: null, passwordSalt: null };
  const requestHash = hashes()[0] ?? null;
  const made = newBooking({
    day,
    party: { name, phone, guestCount, ...password },
    policy,
    now,
    known,
    key,
    requestHash,
  });
  const booked = store.insertBooking(made.row, context.drawBookingNumber);
  for (const [counter, counted] of counters) store.countSeats(counter, counted, guestCount);
  const guestId = booked.id;
  const request = made.kept(guestId);
  if (request !== null) store.keepRequest(request);
  const change = store.recordChange(changeRow({ actor: VISITOR, ...made.history, dayId, guestId }, at));
  const changes = [change];
  if (state !== day.state) {
    const move = { before: { state: day.state }, after: { state } };
    changes.push(store.recordChange(changeRow({ actor: SYSTEM, action: 'DAY_STATE', dayId, ...move }, at)));
  }
  for (const message of messageRows({ change, kind: 'BOOKED', guestId }, { ktAdmin: policy.ktAdmin, tooMany }))
    store.queueMessage(message, phone);
  return { booking: toBooking({ ...NOTHING_PAID, ...made.row, ...booked, date: day.date }), changes };
};

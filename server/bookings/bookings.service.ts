import { bookingProblems } from '../../contract/booking/booking.rules';
import { cleanName } from '../../contract/text.rules';
import { usesReserveFind } from '../../contract/config/config.rules';
import { periodProblem, seatsLeft } from '../../contract/day/day.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import { earlierBookingSchema, type FieldProblem } from '../../contract/errors';
import type { Guest } from '../../contract/booking/guest.schema';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import { changeSeats, findDay } from '../days/days.repository';
import { recordSeatMove } from '../days/recordSeatMove';
import { lockName } from '../db/lock';
import type { Db, NewGuest } from '../db/tables';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { findBooking, hasBooked, insertGuest } from './guests.repository';
import { recordChange, VISITOR } from '../history/recordChange';
import { queueMessages } from '../messages/queueMessages';
import type { BookingDraft } from './bookingDraft';
import { hashBookingPassword } from './bookingPassword';
import { findKeptRequest, keepRequest } from './idempotency.repository';
import { checkBookingLimits } from './bookingLimits';
import { hashRequest } from './requestHash';
import { cleanTel } from './tel';

/** Attempts to draw an unused booking number; among 10^12 numbers a second attempt is already rare. */
const DRAWS = 10;

const draftProblems = (draft: BookingDraft, useReserveFind: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = bookingProblems(draft, { useReserveFind });
  if (draft.guestCount === null || draft.guestCount < 1)
    problems.push({ field: 'guestCount', code: 'HEADCOUNT_INVALID' });
  if (draft.askDuplicate === null) problems.push({ field: 'askDuplicate', code: 'VALUE_INVALID' });
  if (draft.id === null) problems.push({ field: 'id', code: 'VALUE_INVALID' });
  return problems;
};

/** Why a day has no seats: it does not accept bookings, or has fewer left than requested. */
const noSeats = (day: ReserveDay): AppError => {
  const left = seatsLeft(day);
  const full = day.state === 'COMPLETE' && left === 0;
  if (day.state === 'OPEN' || full) return new AppError('SEATS_GONE', { seatsLeft: left });
  return new AppError(day.state === 'CANCEL' ? 'DAY_CANCELLED' : 'DAY_CLOSED');
};

/**
 * The first response to an idempotency key, regardless of later changes to the booking. Personal data come from the
 * request, which is identical. With a different request it throws EARLIER_BOOKING, so that the earlier booking is not
 * taken for this one.
 */
const firstAnswer = async (db: Db, key: string, requestHash: string, draft: BookingDraft): Promise<Guest | null> => {
  const kept = await findKeptRequest(db, key);
  const booking = kept && (await findBooking(db, kept.guestId));
  if (!booking) return null;
  const { guest, dayId } = booking;
  const guestCount = kept.guestCount ?? guest.guestCount;
  // A key stored by an earlier release: only its day is known.
  const same = kept.requestHash === null ? dayId === draft.id : kept.requestHash === requestHash;
  if (!same) throw new AppError('EARLIER_BOOKING', { booking: earlierBookingSchema.parse({ ...guest, guestCount }) });
  const { name, tel: phone } = draft;
  return { ...guest, name, phone, guestCount, state: 'WATTING', memo: '', completedAt: null };
};

const insertNumbered = async (db: Db, draw: () => string, guest: Omit<NewGuest, 'number'>): Promise<number> => {
  for (let draws = 0; draws < DRAWS; draws += 1) {
    const id = await insertGuest(db, { ...guest, number: draw() });
    if (id !== null) return id;
  }
  throw new Error('no unused booking number was drawn');
};

/**
 * Creates a booking (specification 5, 7). Validates in the order of the form, then headcount, day, period, state and
 * seats. Writes seats, booking, idempotency key, history and messages in one transaction, within the limits of one
 * client. A repeated key returns the first booking.
 */
export const createBooking = (
  context: Context,
  sent: BookingDraft,
  key: string | null,
  address: string,
): Promise<Guest> =>
  inTransaction(context.db, async (db) => {
    // Of two simultaneous requests with the same key, the second waits here and then finds the first one's booking.
    if (key !== null) await lockName(db, `booking ${key}`);
    const draft = { ...sent, name: cleanName(sent.name), tel: cleanTel(sent.tel) };
    const requestHash = key === null ? '' : hashRequest(context.keys.bookingRequest, key, draft);
    const answered = key === null ? null : await firstAnswer(db, key, requestHash, draft);
    if (answered) return answered;

    const logic = await findLogic(db);
    const useReserveFind = usesReserveFind(logic);
    const problems = draftProblems(draft, useReserveFind);
    const { id: dayId, guestCount } = draft;
    if (problems.length > 0 || dayId === null || guestCount === null) throw new AppError('VALIDATION', { problems });

    const day = await findDay(db, dayId);
    if (!day) throw new AppError('NOT_FOUND');
    const now = context.clock();
    const period = periodProblem(day.date, now, logic);
    if (period) throw new AppError(period);
    const move = await changeSeats(db, dayId, guestCount);
    if (!move) throw noSeats((await findDay(db, dayId)) ?? day);
    // Checked after the seats were taken; the refusal rolls that back. Only an actual booking can therefore reveal that
    // a number has not booked yet.
    if (draft.askDuplicate && (await hasBooked(db, dayId, draft.tel))) throw new AppError('DUPLICATE_BOOKING');

    const createdAt = now.toISOString();
    const password = useReserveFind ? hashBookingPassword(context.keys.bookingPassword, draft.password) : null;
    const guestId = await insertNumbered(db, context.drawBookingNumber, {
      dayId,
      name: draft.name,
      phone: draft.tel,
      guestCount,
      price: day.price,
      reservePrice: day.reservePrice,
      state: 'WATTING',
      memo: '',
      createdAt,
      completedAt: null,
      passwordHash: password?.passwordHash ?? null,
      passwordSalt: password?.passwordSalt ?? null,
    });
    const { totalCount: boatLoad } = move.day;
    await checkBookingLimits(context, db, { phone: draft.tel, address, dayId, guestCount, boatLoad });
    if (key !== null) await keepRequest(db, { key, guestId, createdAt, requestHash, guestCount });
    const change = await recordChange(context, db, {
      actor: VISITOR,
      action: 'BOOKED',
      dayId,
      guestId,
      after: { guestCount, state: 'WATTING' },
    });
    await recordSeatMove(context, db, move);
    await queueMessages(context, db, { change, kind: 'BOOKED', guestId, actor: VISITOR });
    const booking = await findBooking(db, guestId);
    if (!booking) throw new Error('a booking just stored is not there');
    return booking.guest;
  });

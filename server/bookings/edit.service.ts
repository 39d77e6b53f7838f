import { guestEditProblems } from '../../contract/booking/booking.rules';
import { editPercent, paymentAfterEdit } from '../../contract/booking/refund.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { seatsLeft } from '../../contract/day/day.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { GuestDetail, ManagedGuest, UpdateGuest } from '../../contract/booking/guest.schema';
import { cleanName } from '../../contract/text.rules';
import { cleanTel } from './tel';
import type { Context } from '../context';
import { CHANGED } from '../../contract/history/history.rules';
import type { ChangeFacts } from '../../contract/history/history.schema';
import { changeSeats, findDay } from '../days/days.repository';
import { recordSeatMove } from '../days/recordSeatMove';
import type { Db } from '../db/tables';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { queueMessages } from '../messages/queueMessages';
import { inWon, type Booking } from './bookingRow';
import { updateIfUnchanged, findBooking } from './guests.repository';
import { bookingThatAllows } from './guestStates';

const dayOf = async (db: Db, { dayId }: Booking): Promise<ReserveDay> => {
  const day = await findDay(db, dayId);
  if (!day) throw new Error('a booking without a day');
  return day;
};

/**
 * The highest headcount of a booking: its own and the remaining seats. A cancelled booking holds no seats and cannot
 * grow.
 */
const maxCountOf = ({ state, guestCount }: ManagedGuest, day: ReserveDay): number =>
  state === 'CANCEL' ? guestCount : guestCount + seatsLeft(day);

/** A booking with its day, for the operator's edit form (specification 5, 7). */
export const readGuest = async ({ db }: Context, id: number): Promise<GuestDetail> => {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError('NOT_FOUND');
  const { guest, dayId } = booking;
  const day = await dayOf(db, booking);
  return { ...guest, dayId, maxCount: maxCountOf(guest, day), dayState: day.state };
};

/** Payment and refund of a booking after its headcount is changed to `guestCount`, as they are stored. */
const moneyAfter = (guest: ManagedGuest, { guestCount, refund: choice }: UpdateGuest, day: ReserveDay, now: Date) => {
  if (guest.state !== 'COMPLETE' || guestCount === guest.guestCount) return null;
  const percent = editPercent(day.date, day.state, choice, seoulToday(now));
  const { paid, due, refund } = paymentAfterEdit(guest, guestCount, percent);
  return {
    due,
    stored: {
      paidWon: inWon(paid),
      // A refund of an earlier payment was already sent, so the last payment can no longer be undone.
      ...(guest.refund?.refundedAt ? { paidBeforeWon: null } : {}),
      refundRate: refund && refund.rate,
      refundWon: refund && inWon(refund.amount),
      refundedAt: null,
      owedSince: refund && now.toISOString(),
    },
  };
};
type Money = ReturnType<typeof moneyAfter>;

/**
 * Facts for the history: that name and telephone number changed, without values, and the effect of the headcount on the
 * money.
 */
const editFacts = (
  guest: ManagedGuest,
  edit: { name: string; phone: string; guestCount: number },
  money: Money,
): { before: ChangeFacts; after: ChangeFacts } => {
  const recounted = edit.guestCount !== guest.guestCount;
  const { refundRate, refundWon } = money?.stored ?? {};
  return {
    before: recounted ? { guestCount: guest.guestCount } : {},
    after: {
      ...(recounted ? { guestCount: edit.guestCount } : {}),
      ...(edit.name === guest.name ? {} : { name: CHANGED }),
      ...(edit.phone === guest.phone ? {} : { phone: CHANGED }),
      ...(refundRate != null && refundWon != null ? { refundRate, refundWon } : {}),
      ...(money && money.due > 0 ? { dueWon: inWon(money.due) } : {}),
    },
  };
};

/**
 * Edits a booking that is not cancelled (specification 4, 5). The operator may add people on a day that takes no
 * bookings too, but never beyond its capacity; removing people reopens a COMPLETE day. Day and state of the booking
 * stay. An overpayment becomes a refund, additional people make a further payment due. Saving always sends a message
 * again, also without changes.
 */
export const updateGuest = (context: Context, sent: UpdateGuest, actor: Operator): Promise<ManagedGuest> =>
  inTransaction(context.db, async (transaction) => {
    const booking = await bookingThatAllows(transaction, sent.id, 'edit');
    const { guest } = booking;
    const day = await dayOf(transaction, booking);
    const draft = { name: cleanName(sent.name), tel: cleanTel(sent.tel), guestCount: sent.guestCount };
    const problems = guestEditProblems(draft, maxCountOf(guest, day));
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });

    const edit = { name: draft.name, phone: draft.tel, guestCount: draft.guestCount };
    const money = moneyAfter(guest, sent, day, context.clock());
    const edited = await updateIfUnchanged(transaction, guest, { ...edit, ...money?.stored });
    if (!edited) throw new AppError('CONFLICT');
    const delta = edit.guestCount - guest.guestCount;
    const move = delta === 0 ? null : await changeSeats(transaction, booking.dayId, delta, 'operator');
    if (delta !== 0 && !move) throw new AppError('CONFLICT');
    const change = await recordChange(context, transaction, {
      actor,
      action: 'EDITED',
      dayId: booking.dayId,
      guestId: guest.id,
      ...editFacts(guest, edit, money),
    });
    if (move) await recordSeatMove(context, transaction, move);
    await queueMessages(context, transaction, { change, actor, kind: 'EDITED', guestId: guest.id });
    return edited.guest;
  });

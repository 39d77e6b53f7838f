import { guestEditProblems } from '../../contract/booking/booking.rules';
import { allowsGuestAction, maxHeadcount } from '../../contract/booking/guest.rules';
import type { ManagedGuest, UpdateGuest } from '../../contract/booking/guest.schema';
import { cleanPhone } from '../../contract/booking/phone.rules';
import { editPercent, keptAfter, paymentAfterEdit, type ChangedPayment } from '../../contract/booking/refund.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { CHANGED } from '../../contract/history/history.rules';
import type { ChangeFacts } from '../../contract/history/history.schema';
import { inWon } from '../../contract/money.rules';
import { cleanName } from '../../contract/text.rules';
import { AppError } from '../errors';
import { charterOf, onBooking, type BookingAndDay } from './act.service';
import { updateBooking, type Booking } from './bookings.repository';

/** Payment and refund of a booking after a change, as they are stored. */
export const changedMoney = (
  { guest, kept }: Pick<Booking, 'guest' | 'kept'>,
  { paid, due, refund }: ChangedPayment,
  now: Date,
) => ({
  due,
  stored: {
    paidWon: inWon(paid),
    // A refund of an earlier payment was already sent, so the last payment can no longer be undone.
    ...(guest.refund?.refundedAt ? { paidBeforeWon: null } : {}),
    refundRate: refund && refund.rate,
    refundWon: refund && inWon(refund.amount),
    refundedAt: null,
    keptWon: inWon(keptAfter(guest, kept)),
    owedSince: refund && now.toISOString(),
  },
});

/** What the history says of the money after a change: a refund, or an amount that is due. */
export const moneyFacts = (money: ReturnType<typeof changedMoney> | null): ChangeFacts => {
  const { refundRate, refundWon } = money?.stored ?? {};
  return {
    ...(refundRate != null && refundWon != null ? { refundRate, refundWon } : {}),
    ...(money && money.due > 0 ? { dueWon: inWon(money.due) } : {}),
  };
};

/** Payment and refund of a booking after its headcount is changed to `guestCount`, as they are stored. */
const moneyAfter = (booking: BookingAndDay, { guestCount, refund: choice }: UpdateGuest, now: Date) => {
  const { guest, day } = booking;
  if (guest.state !== 'COMPLETE' || guestCount === guest.guestCount) return null;
  const percent = editPercent(day.date, day.state, choice, seoulToday(now));
  return changedMoney(booking, paymentAfterEdit(guest, guestCount, percent), now);
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
  return {
    before: recounted ? { guestCount: guest.guestCount } : {},
    after: {
      ...(recounted ? { guestCount: edit.guestCount } : {}),
      ...(edit.name === guest.name ? {} : { name: CHANGED }),
      ...(edit.phone === guest.phone ? {} : { phone: CHANGED }),
      ...moneyFacts(money),
    },
  };
};

/** The values of a booking that an edit stores. */
const valuesOf = ({ name, tel, guestCount }: UpdateGuest) => ({
  name: cleanName(name),
  phone: cleanPhone(tel),
  guestCount,
});

/** Whether another device has changed a value since the form was filled, to another one than is sent. */
const isOutOfDate = (guest: ManagedGuest, sent: UpdateGuest): boolean => {
  const { seen } = sent;
  const edited = valuesOf(sent);
  const names = ['name', 'phone', 'guestCount'] as const;
  return seen !== undefined && names.some((name) => guest[name] !== seen[name] && guest[name] !== edited[name]);
};

/**
 * Edits a booking that is not cancelled (specification 4, 5). The operator may add people on a day that takes no
 * bookings too, but never beyond its capacity; removing people reopens a COMPLETE day. Day and state of the booking
 * stay. An overpayment becomes a refund, additional people make a further payment due. Saving always sends a message
 * again, also without changes.
 */
export const edit = onBooking<UpdateGuest>(
  'edit',
  (booking, sent, { clock }) => {
    const { guest, day } = booking;
    const edited = valuesOf(sent);
    const problems = guestEditProblems({ ...edited, tel: edited.phone }, maxHeadcount(guest, day));
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });
    const money = moneyAfter(booking, sent, clock());
    return {
      seats: [{ dayId: day.id, delta: edited.guestCount - guest.guestCount, charterOf: charterOf(guest) }],
      write: (db) => updateBooking(db, guest, { ...edited, ...money?.stored }),
      history: { action: 'EDITED', ...editFacts(guest, edited, money) },
      message: { kind: 'EDITED' },
    };
  },
  {
    refusal: ({ guest }, sent) =>
      allowsGuestAction(guest, 'edit') && !isOutOfDate(guest, sent) ? null : new AppError('CONFLICT'),
  },
);

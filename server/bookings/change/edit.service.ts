import { guestEditProblems } from '#contract/booking/booking.rules';
import { allowsGuestAction, maxHeadcount } from '#contract/booking/guest.rules';
import type { ManagedGuest, RefundChoice, UpdateGuest } from '#contract/booking/guest.schema';
import { coveredBy, openRefundOf } from '#contract/booking/ledger.rules';
import { cleanPhone } from '#contract/booking/phone.rules';
import { depositOf, editPercent, moneyAfter } from '#contract/booking/refund.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { CHANGED } from '#contract/history/history.rules';
import type { ChangeFacts } from '#contract/history/history.schema';
import { inWon } from '#contract/money.rules';
import { cleanName } from '#contract/text.rules';
import { AppError } from '#server/errors';
import { charterOf, onBooking } from '../act.service';
import { NOBODY_ABOARD, refundFacts, storedMoney, updateBooking, type Booking } from '../bookings.repository';
import { endPartyLink } from '../manifest/manifest.repository';

export const changedMoney = (
  { guest, money }: Pick<Booking, 'guest' | 'money'>,
  change: Partial<Pick<ManagedGuest, 'guestCount' | 'reservePrice'>>,
  { day, refund, now }: { day: ReserveDay; refund: RefundChoice | undefined; now: Date },
) => {
  const changed = { ...guest, ...change };
  const percent = editPercent(day.date, day.state, refund, seoulToday(now));
  const after = moneyAfter(money, guest, changed, percent);
  if (after === money) return null;
  const wasOpen = openRefundOf(money) > 0;
  const owedSince = after.refund && ((wasOpen && guest.owedSince) || now.toISOString());
  return {
    due: Math.max(0, depositOf(changed) - coveredBy(after)),
    stored: { ...storedMoney(after), owedSince },
  };
};

type Money = ReturnType<typeof changedMoney>;

export const moneyFacts = (money: Money): ChangeFacts => ({
  ...refundFacts(money && money.stored),
  ...(money && money.due > 0 ? { dueWon: inWon(money.due) } : {}),
});

/** The history has no names or telephone numbers. */
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

const valuesOf = ({ name, tel, guestCount }: UpdateGuest) => ({
  name: cleanName(name),
  phone: cleanPhone(tel),
  guestCount,
});

/** Another device has changed a value, and the request sends a different one. */
const isOutOfDate = (guest: ManagedGuest, sent: UpdateGuest): boolean => {
  const { seen } = sent;
  const edited = valuesOf(sent);
  const names = ['name', 'phone', 'guestCount'] as const;
  return seen !== undefined && names.some((name) => guest[name] !== seen[name] && guest[name] !== edited[name]);
};

/** Specification 4, 5. Removing people reopens a COMPLETE day. Saving always sends a message, also without changes. */
export const edit = onBooking<UpdateGuest>(
  'edit',
  (booking, sent, { clock }) => {
    const { guest, day } = booking;
    const edited = valuesOf(sent);
    const problems = guestEditProblems({ ...edited, tel: edited.phone }, maxHeadcount(guest, day));
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });
    const { guestCount, refund } = sent;
    const money = changedMoney(booking, { guestCount }, { day, refund, now: clock() });
    return {
      seats: [{ dayId: day.id, delta: edited.guestCount - guest.guestCount, charterOf: charterOf(guest) }],
      write: async (db) => {
        // The link was sent to the former number.
        if (edited.phone !== guest.phone) await endPartyLink(db, guest.id);
        // It is unknown which people left or joined. Only a complete party that became smaller is still aboard.
        const isAboard = guestCount === guest.guestCount || (guestCount < guest.guestCount && guest.boardedAt !== null);
        return updateBooking(db, guest, { ...edited, ...(!isAboard && NOBODY_ABOARD), ...money?.stored });
      },
      history: { action: 'EDITED', ...editFacts(guest, edited, money) },
      message: { kind: 'EDITED' },
    };
  },
  {
    refusal: ({ guest }, sent) =>
      allowsGuestAction(guest, 'edit') && !isOutOfDate(guest, sent) ? null : new AppError('CONFLICT'),
  },
);

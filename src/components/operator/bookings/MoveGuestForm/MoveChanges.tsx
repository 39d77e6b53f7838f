import type { GuestDetail } from '#contract/booking/guest.schema';
import { depositOf, feeOf, type ChangedPayment } from '#contract/booking/refund.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { guestEdit as edit } from '#copy/guestEdit';
import { guestMove as copy } from '#copy/guestMove';
import { FactList } from '#src/components/base/display/FactList/FactList';
import type { Facts } from '#src/components/base/feedback/ChangedFacts/useFacts';
import { agreedText } from '../GuestEditForm/EditMoney';
import { Changes } from './MoveGuestForm.styles';
import type { Elements } from '#src/components/base/elements';

export type MovedGuest = GuestDetail & { state: 'WATTING' | 'COMPLETE' };

interface MoveChangesProps {
  /** The stored booking. */
  guest: MovedGuest;
  /** The chosen day. */
  to: ReserveDay;
  /** The payments after the move, in 10,000 won. */
  money: ChangedPayment;
  /** The refund choice, shown for an excess payment. */
  children: Elements;
}

const moneyText = (before: number, after: number): string =>
  before === after ? format.money(after) : copy.arrow(format.money(before), format.money(after));

const movedTo = (guest: MovedGuest, { price, reservePrice }: ReserveDay): MovedGuest => ({
  ...guest,
  price,
  reservePrice,
});

/** Facts of the new day, without the old values. */
export const moveFacts = (guest: MovedGuest, to: ReserveDay, money: ChangedPayment): Facts => {
  const moved = movedTo(guest, to);
  return [
    [copy.fee, format.money(feeOf(moved))],
    [copy.deposit, format.money(depositOf(moved))],
    [copy.paid, format.money(money.paid)],
    [copy.due, format.money(money.due)],
    [changedMeanwhile.terms.freed, format.money(money.freed)],
  ];
};

export function MoveChanges({ guest, to, money, children }: MoveChangesProps) {
  const moved = movedTo(guest, to);
  const rows: [string, string][] = [
    [copy.date, copy.arrow(format.day(guest.date), format.day(to.date))],
    [copy.fee, moneyText(feeOf(guest), feeOf(moved))],
    [copy.deposit, moneyText(depositOf(guest), depositOf(moved))],
  ];
  if (money.paid > 0) rows.push([copy.paid, format.money(money.paid)]);
  if (money.due > 0) rows.push([guest.state === 'WATTING' ? copy.due : copy.extraDue, format.money(money.due)]);
  if (money.agreed > 0) rows.push([edit.agreed, agreedText(money)]);
  return (
    <Changes aria-label={copy.changes}>
      <FactList facts={rows} />
      {money.freed > 0 && children}
    </Changes>
  );
}

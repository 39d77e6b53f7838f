import { depositOf, editPercent, feeOf, paymentAfter, type ChangedPayment } from '#contract/booking/refund.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import type { GuestDetail } from '#contract/booking/guest.schema';
import { format } from '#copy/format';
import { guestEdit as copy } from '#copy/guestEdit';
import { Prices } from './GuestEditForm.styles';
import type { Elements } from '#src/components/base/elements';

export type EditedGuest = Pick<
  GuestDetail,
  | 'name'
  | 'payer'
  | 'phone'
  | 'guestCount'
  | 'maxCount'
  | 'date'
  | 'guestId'
  | 'price'
  | 'reservePrice'
  | 'paid'
  | 'refund'
  | 'dayState'
> & { state: 'WATTING' | 'COMPLETE' };

/** In 10,000 won. */
export const moneyOf = (guest: EditedGuest, headcount: number, today: DayDate): ChangedPayment =>
  paymentAfter(guest, { guestCount: headcount }, editPercent(guest.date, guest.dayState, undefined, today));

/** Returning people reduce the agreed refund. */
export const agreedText = ({ agreed, open, freed }: ChangedPayment): string =>
  freed > 0 || open === agreed ? format.money(agreed) : copy.arrow(format.money(agreed), format.money(open));

/** Uses the prices of the booking, not of the day. */
export const moneyRows = (guest: EditedGuest, headcount: number, money: ChangedPayment): [string, string][] => {
  const payer = guest.payer || guest.name;
  const after = { ...guest, guestCount: headcount };
  const rows: [string, string][] = [
    [copy.deposit, format.money(depositOf(after))],
    [copy.fee, format.money(feeOf(after))],
  ];
  if (money.paid > 0) rows.push([copy.paid, format.money(money.paid)]);
  if (money.due > 0)
    rows.push([guest.state === 'WATTING' ? copy.due(payer) : copy.extraDue(payer), format.money(money.due)]);
  if (money.agreed > 0) rows.push([copy.agreed, agreedText(money)]);
  return rows;
};

interface EditMoneyProps {
  /** The stored booking. */
  guest: EditedGuest;
  /** The selected headcount. */
  headcount: number;
  /** The payments after the change, in 10,000 won. */
  money: ChangedPayment;
  /** The refund choice, shown for an excess payment. */
  children: Elements;
}

export function EditMoney({ guest, headcount, money, children }: EditMoneyProps) {
  return (
    <>
      <Prices>
        {moneyRows(guest, headcount, money).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Prices>
      {money.freed > 0 && children}
    </>
  );
}

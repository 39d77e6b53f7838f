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

/** At the prices of the booking, not of the day. */
export function EditMoney({ guest, headcount, money, children }: EditMoneyProps) {
  const payer = guest.payer || guest.name;
  const rows = [
    [copy.deposit, format.money(depositOf({ ...guest, guestCount: headcount }))],
    [copy.fee, format.money(feeOf({ ...guest, guestCount: headcount }))],
    ...(money.paid > 0 ? [[copy.paid, format.money(money.paid)]] : []),
    ...(money.due > 0
      ? [[guest.state === 'WATTING' ? copy.due(payer) : copy.extraDue(payer), format.money(money.due)]]
      : []),
    ...(money.agreed > 0 ? [[copy.agreed, agreedText(money)]] : []),
  ];
  return (
    <>
      <Prices>
        {rows.map(([label, value]) => (
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

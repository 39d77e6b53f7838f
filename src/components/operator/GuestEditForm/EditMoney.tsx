import type { ReactNode } from 'react';
import { depositOf, editPercent, feeOf, paymentAfterEdit, stillDue } from '../../../../contract/booking/refund.rules';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import type { GuestDetail } from '../../../../contract/booking/guest.schema';
import { format } from '../../../../copy/format';
import { guestEdit as copy } from '../../../../copy/guestEdit';
import { Prices } from './GuestEditForm.styles';

/** The data of a booking that its edit form uses; a cancelled booking cannot be edited. */
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

interface EditedMoney {
  paid: number;
  due: number;
  /** Excess payment for the new headcount; zero unless the headcount changes. */
  tooMuch: number;
}

/** Amounts of a booking after a change to `headcount` people, in 10,000 won. */
export const moneyOf = (guest: EditedGuest, headcount: number, today: DayDate): EditedMoney => {
  if (headcount === guest.guestCount) return { paid: guest.paid ?? 0, due: stillDue(guest), tooMuch: 0 };
  return paymentAfterEdit(guest, headcount, editPercent(guest.date, guest.dayState, undefined, today));
};

interface EditMoneyProps {
  /** The booking as it is stored. */
  guest: EditedGuest;
  /** The chosen number of people. */
  headcount: number;
  /** The payments after the change, in 10,000 won. */
  money: EditedMoney;
  /** The choice of the refund, shown if there is an excess payment. */
  children: ReactNode;
}

/**
 * Amounts of a booking at the prices it was booked at: deposit, boarding fee, amount paid, amount due and the name of
 * the payer.
 */
export function EditMoney({ guest, headcount, money, children }: EditMoneyProps) {
  const payer = guest.payer || guest.name;
  const rows = [
    { label: copy.deposit, money: depositOf({ ...guest, guestCount: headcount }) },
    { label: copy.fee, money: feeOf({ ...guest, guestCount: headcount }) },
    ...(money.paid > 0 ? [{ label: copy.paid, money: money.paid }] : []),
    ...(money.due > 0
      ? [{ label: guest.state === 'WATTING' ? copy.due(payer) : copy.extraDue(payer), money: money.due }]
      : []),
  ];
  return (
    <>
      <Prices>
        {rows.map(({ label, money: sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.money(sum)}</dd>
          </div>
        ))}
      </Prices>
      {money.tooMuch > 0 && children}
    </>
  );
}

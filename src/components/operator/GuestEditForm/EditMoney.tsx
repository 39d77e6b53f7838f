import type { ReactNode } from 'react';
import { depositOf, editPercent, paymentAfterEdit, stillDue } from '../../../../contract/booking/refund.rules';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import type { GuestDetail } from '../../../../contract/guest/guest.schema';
import { format } from '../../../../copy/format';
import { guestEdit as copy } from '../../../../copy/guestEdit';
import { Prices } from './GuestEditForm.styles';

/** A booking as far as its edit depends on it; a cancelled one is not edited. */
export type EditedGuest = Pick<
  GuestDetail,
  | 'name'
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
  /** What of the payment so many people do not need; only a new headcount asks what becomes of it. */
  tooMuch: number;
}

/** What an edit to `headcount` people makes of the booking's money, in 10,000 won. */
export const moneyOf = (guest: EditedGuest, headcount: number, today: DayDate): EditedMoney => {
  if (headcount === guest.guestCount) return { paid: guest.paid ?? 0, due: stillDue(guest), tooMuch: 0 };
  return paymentAfterEdit(guest, headcount, editPercent(guest.date, guest.dayState, undefined, today));
};

interface EditMoneyProps {
  guest: EditedGuest;
  headcount: number;
  money: EditedMoney;
  /** Asks how much comes back. */
  children: ReactNode;
}

/** What the party costs at the price it was booked at, what was paid, what is due and by whom. */
export function EditMoney({ guest, headcount, money, children }: EditMoneyProps) {
  const rows = [
    { label: copy.deposit, money: depositOf({ ...guest, guestCount: headcount }) },
    { label: copy.fee, money: guest.price * headcount },
    ...(money.paid > 0 ? [{ label: copy.paid, money: money.paid }] : []),
    ...(money.due > 0
      ? [{ label: guest.state === 'WATTING' ? copy.due(guest.name) : copy.extraDue(guest.name), money: money.due }]
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

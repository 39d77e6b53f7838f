import { isWithoutDeposit, stillDue } from '#contract/booking/refund.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { Money, Owed } from './GuestRow.styles';
import { shownName } from './GuestQuestion';
import { RefundFact } from './RefundFact';

interface MoneyFactProps {
  /** The booking. */
  guest: ManagedGuest;
}

export function MoneyFact({ guest }: MoneyFactProps) {
  const due = stillDue(guest);
  const isFirst = guest.state === 'WATTING';
  const isWithout = isWithoutDeposit(guest);
  return (
    <Money>
      {isWithout && <span>{booking.noDepositShort}</span>}
      {guest.state === 'COMPLETE' && guest.paid !== null && !isWithout && <b>{copy.paid(format.money(guest.paid))}</b>}
      {due > 0 && <Owed data-open>{isFirst ? copy.due(format.money(due)) : copy.extraDue(format.money(due))}</Owed>}
      {isFirst && guest.payBy !== null && <span>{copy.payBy(format.shortInstant(guest.payBy))}</span>}
      {due > 0 && guest.name && <span>{copy.depositor(guest.payer || shownName(guest))}</span>}
      {guest.refund && <RefundFact refund={guest.refund} />}
    </Money>
  );
}

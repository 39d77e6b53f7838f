import type { Guest } from '#contract/booking/guest.schema';
import { depositOf, feeOf } from '#contract/booking/refund.rules';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { standing } from '#copy/lookup';
import { noDepositText } from '#src/components/trip/PriceSummary/noDepositText';
import { PayDetails } from '../PayDetails/PayDetails';
import { Box, Rest, Small } from './BookingReceipt.styles';
import type { Elements } from '#src/components/base/elements';

interface PayCardProps {
  /** The booking: name, people, prices, deadline and payer. */
  guest: Pick<Guest, 'state' | 'name' | 'guestCount' | 'price' | 'reservePrice' | 'payBy' | 'payer' | 'claimedAt'>;
  /** The account; null if none is saved. */
  bank: string | null;
  /** How the rest of the fare is paid; null for the usual words. */
  payRest: string | null;
  /** The visitor's statement on the payment, below the account. */
  statement?: Elements;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

export function PayCard({ guest, bank, payRest, statement, onCopied }: PayCardProps) {
  const deposit = depositOf(guest);
  const rest = feeOf(guest) - deposit;
  const restLine = rest > 0 && <Rest>{standing.rest(format.money(rest), payRest ?? booking.payRest)}</Rest>;
  if (deposit === 0)
    return (
      <Box>
        <h2>{receipt.payTitle}</h2>
        <p>{noDepositText(feeOf(guest), payRest)}</p>
      </Box>
    );
  return (
    <Box>
      <h2>{receipt.payTitle}</h2>
      {guest.state === 'COMPLETE' ? (
        <>
          <p>{standing.paidAmount(format.money(deposit))}</p>
          {restLine}
        </>
      ) : (
        <>
          <PayDetails
            bank={bank}
            deposit={deposit}
            // A claimed payment waits for the operator, not for a deadline.
            payBy={guest.claimedAt === null ? guest.payBy : null}
            payer={guest.payer || guest.name}
            onCopied={onCopied}
          />
          {restLine}
          {guest.claimedAt === null && <Small>{receipt.unpaid}</Small>}
          {statement}
        </>
      )}
    </Box>
  );
}

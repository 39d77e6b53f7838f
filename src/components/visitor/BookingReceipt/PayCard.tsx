import type { Guest } from '../../../../contract/booking/guest.schema';
import { depositOf, feeOf } from '../../../../contract/booking/refund.rules';
import { booking, receipt } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { standing } from '../../../../copy/lookup';
import { noDepositText } from '../../trip/PriceSummary/noDepositText';
import { PayDetails } from '../PayDetails/PayDetails';
import { Box, Rest, Small } from './BookingReceipt.styles';
import type { Elements } from '../../base/elements';

interface PayCardProps {
  /** The booking: its name, people, prices, deadline and the name that pays. */
  guest: Pick<Guest, 'state' | 'name' | 'guestCount' | 'price' | 'reservePrice' | 'payBy' | 'payer' | 'claimedAt'>;
  /** The account; null if none is set. */
  bank: string | null;
  /** How the rest of the fee is paid; null for the usual words. */
  payRest: string | null;
  /** What the visitor says of the payment, below the account. */
  statement?: Elements;
  /** Called after an attempt to copy, with whether it worked. */
  onCopied: (copied: boolean) => void;
}

/** Account and amount of the deposit with what is left of the fare; a note that it is paid, or that there is none. */
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
            // Who has said that it is paid waits for the operator, not for a deadline.
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

import type { Guest } from '#contract/booking/guest.schema';
import { depositOf, feeOf } from '#contract/booking/refund.rules';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { standing } from '#copy/lookup';
import { noDepositText } from '#src/components/trip/PriceSummary/noDepositText';
import { PayDetails } from '../PayDetails/PayDetails';
import { Box, Head, Small } from './BookingReceipt.styles';
import type { Elements } from '#src/components/base/elements';

interface PayCardProps {
  /** The booking: name, people, prices, deadline and payer. */
  guest: Pick<Guest, 'state' | 'name' | 'guestCount' | 'price' | 'reservePrice' | 'payBy' | 'payer' | 'claimedAt'>;
  /** The account; null if none is saved. */
  bank: string | null;
  /** How the rest of the fare is paid; null for the default text. */
  payRest: string | null;
  /** The booking's state, beside the heading. */
  chip: Elements;
  /** The visitor's announcement of the payment, below the account. */
  statement?: Elements;
  /** Called after every copy attempt; `true` on success. */
  onCopied: (copied: boolean) => void;
}

export function PayCard({ guest, bank, payRest, chip, statement, onCopied }: PayCardProps) {
  const deposit = depositOf(guest);
  const fee = feeOf(guest);
  const restLine = fee > deposit && (
    <Small>{booking.rest(format.money(fee - deposit), payRest ?? booking.payRest)}</Small>
  );
  const head = (
    <Head>
      <h2>{receipt.payTitle}</h2>
      {chip}
    </Head>
  );
  if (deposit === 0)
    return (
      <Box>
        {head}
        <p>{noDepositText(fee, payRest)}</p>
      </Box>
    );
  return (
    <Box>
      {head}
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
            fee={fee}
            depositLabel={guest.claimedAt === null ? undefined : booking.deposit}
            // An announced payment waits for the operator, not for a deadline.
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

import type { ReactNode } from 'react';
import type { Guest } from '../../../../contract/booking/guest.schema';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { booking, receipt } from '../../../../copy/booking';
import { PayDetails } from '../PayDetails/PayDetails';
import { Box, Small } from './BookingReceipt.styles';

interface PayCardProps {
  guest: Pick<Guest, 'name' | 'guestCount' | 'payBy' | 'payer'>;
  day: Pick<ReserveDay, 'reservePrice'>;
  bank: string | null;
  payRest: string | null;
  statement?: ReactNode;
  onCopied: (copied: boolean) => void;
}

/** Account and amount of the deposit, or a note that there is none. */
export function PayCard({ guest, day, bank, payRest, statement, onCopied }: PayCardProps) {
  const deposit = day.reservePrice * guest.guestCount;
  return (
    <Box>
      <h2>{receipt.payTitle}</h2>
      {deposit === 0 ? (
        <p>{booking.noDeposit(payRest ?? booking.payRest)}</p>
      ) : (
        <>
          <PayDetails
            bank={bank}
            deposit={deposit}
            payBy={guest.payBy}
            payer={guest.payer || guest.name}
            onCopied={onCopied}
          />
          <Small>{receipt.unpaid}</Small>
          {statement}
        </>
      )}
    </Box>
  );
}

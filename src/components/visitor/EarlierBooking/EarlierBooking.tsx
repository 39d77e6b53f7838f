import type { EarlierBooking as Earlier } from '../../../../contract/errors';
import { earlier as copy, receipt } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { reserve } from '../../../../copy/reserve';
import { CopyButton } from '../../base/actions/CopyButton/CopyButton';
import { FactList } from '../../base/display/FactList/FactList';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { Box, Cards, Ways } from './EarlierBooking.styles';

export interface EarlierBookingProps {
  /** The stored booking. */
  booking: Earlier;
  /** Telephone number of the store; null if it was never saved. */
  tel: string | null;
  /** URL of the page where the booking can be looked up; null if that is not possible online. */
  findHref: string | null;
  /** URL of the list of trips. */
  listHref: string;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

/**
 * Shown if the form was sent before, its response was lost, and a value was changed since: the stored booking is the
 * earlier one. Shows that booking and how to change it.
 */
export function EarlierBooking({ booking, tel, findHref, listHref, onCopied }: EarlierBookingProps) {
  const facts: [term: string, value: string][] = [
    [receipt.bookingNumber, booking.guestId],
    [receipt.date, format.longDate(booking.reserveDate)],
    [receipt.headcount, format.people(booking.guestCount)],
    [receipt.createdAt, format.longInstant(booking.createdAt)],
  ];
  return (
    <Cards>
      <Box>
        <p>{copy.what}</p>
        <p>{copy.change}</p>
        {tel && (
          <LinkButton href={`tel:${tel}`} icon="phone" variant="primary" size="large" full>
            {frame.call}
          </LinkButton>
        )}
      </Box>
      <Box>
        <h2>{copy.factsTitle}</h2>
        <FactList facts={facts} />
        <CopyButton
          text={booking.guestId}
          label={receipt.copyNumber}
          variant="tint"
          size="medium"
          full
          onResult={onCopied}
        />
      </Box>
      <Ways>
        {findHref && (
          <LinkButton href={findHref} icon="search" size="large" full>
            {reserve.find}
          </LinkButton>
        )}
        <LinkButton href={listHref} icon="list" size="large" full>
          {frame.list}
        </LinkButton>
      </Ways>
    </Cards>
  );
}

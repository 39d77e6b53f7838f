import type { EarlierBooking as Earlier } from '#contract/errors';
import { earlier as copy, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Stack } from '#src/components/base/display/elements.styles';
import { Box, Cards } from './EarlierBooking.styles';

export interface EarlierBookingProps {
  /** The stored booking. */
  booking: Earlier;
  /** The store's telephone; null if none is saved. */
  tel: string | null;
  /** Address of the lookup; null if it is off. */
  findHref: string | null;
  /** Address of the list of trips. */
  listHref: string;
  /** Called after every copy attempt; `true` on success. */
  onCopied: (copied: boolean) => void;
}

/** For a form that was changed after a lost response: its first version is booked. */
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
      <Stack $gap="s8">
        {findHref && (
          <LinkButton href={findHref} icon="search" size="large" full>
            {reserve.find}
          </LinkButton>
        )}
        <LinkButton href={listHref} icon="list" size="large" full>
          {frame.list}
        </LinkButton>
      </Stack>
    </Cards>
  );
}

import { depositOf, feeOf } from '#contract/booking/refund.rules';
import { NO_TERMS } from '#contract/config/config.rules';
import type { ConfigInfo, TripTerms } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { booking, receipt } from '#copy/booking';
import { timesOf } from '#contract/day/times.rules';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { arriveText, timesLine } from '#copy/tripTimes';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { chipOf } from '#src/components/trip/GuestStateChip/chipOf';
import { GuestStateChip } from '#src/components/trip/GuestStateChip/GuestStateChip';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { RefundTerms } from '../RefundTerms/RefundTerms';
import { Bullets, Box, Cards, Head, NumberRow, Ways } from './BookingReceipt.styles';
import { PayCard } from './PayCard';
import type { Elements } from '#src/components/base/elements';

export interface BookingReceiptProps {
  /** The stored booking, with its agreed prices. */
  guest: Guest;
  /** The day of the trip. */
  day: ReserveDay;
  /** The policy on usual times, the rest of the fare and refunds. */
  terms?: TripTerms;
  /** The saved details of the store. */
  info: Pick<ConfigInfo, 'bank' | 'tel' | 'name'>;
  /** Address of the lookup; null if it is off. */
  findHref: string | null;
  /** Address of the list of trips. */
  listHref: string;
  /** The visitor's announcement of the payment, below the account. */
  statement?: Elements;
  /** Link to the passenger list. */
  manifest?: Elements;
  /** Buttons such as adding the trip to a calendar and sharing it. */
  ways?: Elements;
  /** Called after every copy attempt; `true` on success. */
  onCopied: (copied: boolean) => void;
}

/** Specification 2. A cancelled booking shows details only. */
export function BookingReceipt({
  guest,
  day,
  terms = NO_TERMS,
  info,
  findHref,
  listHref,
  statement,
  manifest,
  ways,
  onCopied,
}: BookingReceiptProps) {
  const times = timesOf(day, terms);
  const says = timesLine(times);
  const fee = feeOf(guest);
  const facts: [term: string, value: string][] = [
    [receipt.date, format.longDate(guest.reserveDate)],
    ...(says ? [[receipt.times, says] as [string, string]] : []),
    [booking.fish, day.fish],
    [receipt.headcount, format.people(guest.guestCount)],
    [receipt.name, `${guest.name} ${guest.phone}`],
    [receipt.createdAt, format.longInstant(guest.createdAt)],
    // A due deposit already shows it.
    ...(depositOf(guest) > 0 && guest.state === 'WATTING'
      ? []
      : [[booking.fee, fee > 0 ? format.money(fee) : booking.freeFee] as [string, string]]),
  ];
  const stands = guest.state !== 'CANCEL';
  const chip = <GuestStateChip state={chipOf(guest)} />;
  return (
    <Cards>
      {stands && (
        <PayCard
          guest={guest}
          bank={info.bank}
          payRest={terms.payRest}
          chip={chip}
          statement={guest.state === 'WATTING' && statement}
          onCopied={onCopied}
        />
      )}
      {stands && manifest}
      <Box>
        <Head>
          <h2>{receipt.detailTitle}</h2>
          {!stands && chip}
        </Head>
        <NumberRow>
          <h3>{receipt.bookingNumber}</h3>
          <p>{guest.guestId}</p>
          <CopyButton text={guest.guestId} label={receipt.copyNumber} size="medium" iconOnly onResult={onCopied} />
        </NumberRow>
        <FactList facts={facts} />
        {stands && ways && <Ways>{ways}</Ways>}
      </Box>
      {stands && (
        <Box>
          <h2>{receipt.noticeTitle}</h2>
          <Bullets>
            <li>
              <b>{arriveText(times)}</b>
            </li>
            <li>{receipt.weather}</li>
            <li>{receipt.duplicates}</li>
            <li>
              <span>{`${findHref ? receipt.cancelByPhoneOrFind : receipt.cancelByPhone} `}</span>
              {info.tel && <a href={`tel:${info.tel}`}>{info.tel}</a>}
            </li>
            <li>{receipt.privacy}</li>
          </Bullets>
          <RefundTerms tripDate={guest.reserveDate} payBack={terms.payBack} />
        </Box>
      )}
      <Ways>
        {findHref && (
          <LinkButton href={findHref} icon="search" size="large">
            {reserve.find}
          </LinkButton>
        )}
        <LinkButton href={listHref} icon="list" size="large">
          {frame.list}
        </LinkButton>
      </Ways>
    </Cards>
  );
}

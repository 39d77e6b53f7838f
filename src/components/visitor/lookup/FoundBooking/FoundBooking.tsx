import { depositOf, feeOf, refundOnCancel } from '#contract/booking/refund.rules';
import { bookingStatus } from '#contract/booking/standing.rules';
import { NO_TERMS } from '#contract/config/config.rules';
import type { ConfigInfo, TripTerms } from '#contract/config/config.schema';
import type { DayDate } from '#contract/day/calendar.rules';
import { sailingOf } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { timesOf } from '#contract/day/times.rules';
import type { TidePhase } from '#contract/day/tide.rules';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { lookup } from '#copy/lookup';
import { peopleText } from '#copy/tripText';
import { timesLine } from '#copy/tripTimes';
import { BookingStanding } from '#src/components/visitor/booking/BookingStanding/BookingStanding';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { FishPicture } from '#src/components/trip/FishPicture/FishPicture';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { RefundTable } from '#src/components/visitor/booking/RefundTable/RefundTable';
import { SailingMark } from '#src/components/trip/SailingMark/SailingMark';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Box, Trip, TripDate, Ways } from './FoundBooking.styles';
import { RefundNow } from './RefundNow';
import { Small, Stack } from '#src/components/base/display/elements.styles';
import type { Elements } from '#src/components/base/elements';

export interface FoundBookingProps {
  /** The found booking. */
  guest: FoundGuest;
  /** The day of the trip; prices in 10,000 won. */
  day: ReserveDay;
  /** The policy on usual times, the rest of the fare and refunds. */
  terms?: TripTerms;
  /** The saved details of the store. */
  info: Pick<ConfigInfo, 'bank' | 'tel'>;
  /** The day's tide phase; null beyond the lunar table. */
  phase: TidePhase | null;
  /** Today's date in Seoul. */
  today: DayDate;
  /** The cancellation is running. */
  pending: boolean;
  /** Called before the question; false prevents it. */
  onAsk?: () => Promise<boolean>;
  /** Called on confirmation with the displayed refund, in 10,000 won; the dialog stays open until it settles. */
  onCancel: (refund: number) => void | Promise<void>;
  /** The visitor's announcement of the payment, below the account. */
  statement?: Elements;
  /** Link to the passenger list. */
  manifest?: Elements;
  /** Called after every copy attempt; `true` on success. */
  onCopied: (copied: boolean) => void;
  /** Address of the list of trips. */
  listHref: string;
}

export function FoundBooking({
  guest,
  day,
  terms = NO_TERMS,
  info,
  phase,
  today,
  pending,
  statement,
  manifest,
  onAsk,
  onCancel,
  onCopied,
  listHref,
}: FoundBookingProps) {
  const standing = bookingStatus(guest, day, today);
  const refund = refundOnCancel(guest, day, today);
  const { ask, question } = useConfirm(() => onCancel(refund.amount));
  const canCancel = standing === 'unpaid' || standing === 'paid' || standing === 'moreDue';
  const deposit = depositOf(guest);
  const awaited = guest.state === 'WATTING' && deposit > 0;
  const money = guest.paid ?? deposit;
  const fee = feeOf(guest);
  const says = timesLine(timesOf(day, terms));
  const facts: [term: string, value: string][] = [
    [receipt.bookingNumber, guest.guestId],
    ...(says ? [[receipt.times, says] as [string, string]] : []),
    [booking.fish, day.fish],
    [receipt.headcount, peopleText(guest)],
    [receipt.name, guest.name],
    [receipt.tel, guest.phone],
    [receipt.createdAt, format.longInstant(guest.createdAt)],
    ...(money > 0
      ? [[guest.paid === null ? lookup.deposit : lookup.paid, format.money(money)] as [string, string]]
      : []),
    // Without a deposit no other line has the price.
    ...(deposit === 0 ? [[booking.fee, fee > 0 ? format.money(fee) : booking.freeFee] as [string, string]] : []),
  ];
  return (
    <Stack $gap="s12">
      <BookingStanding
        guest={guest}
        day={day}
        terms={terms}
        info={info}
        today={today}
        statement={statement}
        onCopied={onCopied}
      />
      {canCancel && manifest}
      <Box>
        <h2>{lookup.detailTitle}</h2>
        <Trip>
          <div>
            <TripDate>{format.day(guest.reserveDate)}</TripDate>
            <TideMark phase={phase} />
            {canCancel && <SailingMark sailing={sailingOf(day)} />}
          </div>
          <FishPicture fish={day.fish} />
        </Trip>
        <FactList facts={facts} />
      </Box>
      {canCancel && (
        <Box>
          <h2>{lookup.refundTitle}</h2>
          <RefundNow awaited={awaited} {...refund} />
          <RefundTable tripDate={guest.reserveDate} today={today} />
          {terms.payBack && <p>{terms.payBack}</p>}
          <Small>{booking.weatherRefund}</Small>
          <Button
            variant="danger-line"
            size="large"
            full
            pending={pending}
            onClick={() => void (onAsk ? onAsk().then((mayAsk) => mayAsk && ask(true)) : ask(true))}
          >
            {lookup.cancel}
          </Button>
        </Box>
      )}
      <Ways>
        {info.tel && (
          <LinkButton href={`tel:${info.tel}`} icon="phone" size="large" full>
            {frame.call}
          </LinkButton>
        )}
        <LinkButton href={listHref} icon="list" size="large" full>
          {frame.list}
        </LinkButton>
      </Ways>
      <ConfirmDialog
        {...question}
        tone="danger"
        title={lookup.confirm}
        confirmLabel={lookup.confirmAction}
        cancelLabel={lookup.goBack}
      >
        <p>
          <Sentence>{lookup.trip(format.longDate(guest.reserveDate), format.people(guest.guestCount))}</Sentence>
        </p>
        <RefundNow awaited={awaited} {...refund} />
      </ConfirmDialog>
    </Stack>
  );
}

import type { ReactNode } from 'react';
import {
  depositOf,
  exactPercent,
  feeOf,
  refundOnCancel,
  standingPayment,
  stillDue,
} from '#contract/booking/refund.rules';
import { bookingStatus, type Standing } from '#contract/booking/standing.rules';
import { NO_TERMS } from '#contract/config/config.rules';
import type { ConfigInfo, TripTerms } from '#contract/config/config.schema';
import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { timesOf } from '#contract/day/times.rules';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { moreDue } from '#copy/guestState';
import { lookup, standing as copy } from '#copy/lookup';
import { arriveText } from '#copy/tripTimes';
import { DayStateChip } from '#src/components/trip/DayStateChip/DayStateChip';
import { chipOf } from '#src/components/trip/GuestStateChip/chipOf';
import { GuestStateChip } from '#src/components/trip/GuestStateChip/GuestStateChip';
import { noDepositText } from '#src/components/trip/PriceSummary/noDepositText';
import { PayDetails } from '../PayDetails/PayDetails';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Box, Head, Memo, Said } from './BookingStanding.styles';
import { Small } from '#src/components/base/display/elements.styles';
import type { Elements } from '#src/components/base/elements';

export interface BookingStandingProps {
  /** The found booking. */
  guest: FoundGuest;
  /** The day of the trip; prices in 10,000 won. */
  day: ReserveDay;
  /** The policy on usual times, the rest of the fare and refunds. */
  terms?: TripTerms;
  /** The saved details of the store. */
  info: Pick<ConfigInfo, 'bank'>;
  /** Today's date in Seoul. */
  today: DayDate;
  /** The visitor's announcement of the payment, below the account. */
  statement?: Elements;
  /** Called after every copy attempt; `true` on success. */
  onCopied: (copied: boolean) => void;
}

/** In 10,000 won. Paid bookings without a recorded payment count with their deposit. */
const paidOf = (guest: FoundGuest): number =>
  guest.paid ?? (guest.state === 'COMPLETE' || guest.refund ? depositOf(guest) : 0);

const refundedLine = (refundedAt: string, amount: number): string =>
  copy.refundDone(format.day(seoulToday(new Date(refundedAt))), format.money(amount));

const refundLine = (guest: FoundGuest, paid: number): string => {
  const { refund } = guest;
  if (!refund) return depositOf(guest) === 0 ? lookup.noRefund : copy.neverPaid;
  if (refund.amount === 0) return copy.refundNone(format.money(paid));
  if (refund.refundedAt) return refundedLine(refund.refundedAt, refund.amount);
  return copy.refundOwed(format.money(paid), exactPercent(paid, refund.amount), format.money(refund.amount));
};

/** The excess payment of a booking with fewer people; null without one. */
const leftOverLine = (guest: FoundGuest): string | null => {
  const { refund } = guest;
  if (!refund) return null;
  if (refund.refundedAt && refund.amount > 0) return refundedLine(refund.refundedAt, refund.amount);
  const tooMuch = Math.max(0, paidOf(guest) - depositOf(guest));
  if (refund.amount === 0) return copy.editRefundNone(format.money(tooMuch));
  const percent = exactPercent(tooMuch, refund.amount);
  return copy.editRefundOwed(format.money(tooMuch), percent, format.money(refund.amount));
};

function Withdrawn({ guest }: Pick<BookingStandingProps, 'guest'>) {
  return guest.refundWithdrawn === 'Y' && <p>{copy.refundWithdrawn}</p>;
}

function LeftOver({ guest }: BookingStandingProps) {
  const line = leftOverLine(guest);
  return line && <p>{line}</p>;
}

/** In 10,000 won. Renders nothing if the deposit is the whole fare. */
function Rest({
  guest,
  terms = NO_TERMS,
  deposit,
}: Pick<BookingStandingProps, 'guest' | 'terms'> & { deposit: number }) {
  const rest = feeOf(guest) - deposit;
  return rest > 0 && <p>{booking.rest(format.money(rest), terms.payRest ?? booking.payRest)}</p>;
}

/** An announced payment waits for the operator, not for a deadline. */
const isClaimed = ({ claimedAt }: Pick<FoundGuest, 'claimedAt'>): boolean => claimedAt !== null;

const titleOf = (guest: FoundGuest, standing: Standing): string => {
  if (standing !== 'unpaid') return copy.title[standing];
  if (depositOf(guest) === 0) return receipt.title;
  return isClaimed(guest) ? copy.claimedTitle : copy.title.unpaid;
};

function Unpaid({ guest, terms = NO_TERMS, info, statement, onCopied }: BookingStandingProps) {
  const deposit = depositOf(guest);
  if (deposit === 0) return <p>{noDepositText(feeOf(guest), terms.payRest)}</p>;
  return (
    <>
      <PayDetails
        bank={info.bank}
        deposit={deposit}
        fee={feeOf(guest)}
        depositLabel={isClaimed(guest) ? booking.deposit : undefined}
        payBy={isClaimed(guest) ? null : guest.payBy}
        payer={guest.payer || guest.name}
        onCopied={onCopied}
      />
      <Rest guest={guest} terms={terms} deposit={deposit} />
      {!isClaimed(guest) && (
        <Small>
          {copy.unpaidNext} {receipt.unpaid}
        </Small>
      )}
      {statement}
    </>
  );
}

function Paid(props: BookingStandingProps) {
  const { guest, day, terms = NO_TERMS } = props;
  const paid = paidOf(guest);
  const deposit = depositOf(guest);
  return (
    <>
      {paid > 0 && <p>{copy.paidAmount(format.money(paid))}</p>}
      <Withdrawn guest={guest} />
      <LeftOver {...props} />
      {deposit === 0 ? (
        <p>{noDepositText(feeOf(guest), terms.payRest)}</p>
      ) : (
        // The excess payment is not credited to the fare: it is refunded, or left with the operator by the policy.
        <Rest guest={guest} terms={terms} deposit={Math.min(paid, deposit)} />
      )}
      <p>{arriveText(timesOf(day, terms))}</p>
    </>
  );
}

/** People were added after the payment. */
function MoreDue({ guest, terms = NO_TERMS, info, onCopied }: BookingStandingProps) {
  return (
    <>
      <p>{copy.paidAmount(format.money(standingPayment(guest)))}</p>
      <Withdrawn guest={guest} />
      <PayDetails
        bank={info.bank}
        deposit={stillDue(guest)}
        depositLabel={moreDue}
        payer={guest.payer || guest.name}
        onCopied={onCopied}
      />
      <Rest guest={guest} terms={terms} deposit={depositOf(guest)} />
      <Small>{copy.moreDueNext}</Small>
    </>
  );
}

/** The full payment is refunded, except for amounts agreed earlier for people who left. */
const backLine = (paid: number, amount: number): string =>
  amount < paid
    ? copy.refundOwed(format.money(paid), exactPercent(paid, amount), format.money(amount))
    : copy.fullRefund(format.money(paid));

function TripCancelled({ guest, day, today }: BookingStandingProps) {
  const isCancelled = guest.state === 'CANCEL';
  // A refund made after an edit does not belong to the cancelled trip.
  const isDone = isCancelled && guest.refund?.refundedAt;
  const paid = isCancelled ? paidOf(guest) : standingPayment(guest);
  const amount = isCancelled ? (guest.refund?.amount ?? paid) : refundOnCancel(guest, day, today).amount;
  const back = isDone ? refundLine(guest, paid) : backLine(paid, amount);
  return (
    <>
      {day.memo && <Memo>{day.memo}</Memo>}
      {paid > 0 && <p>{back}</p>}
      {paid === 0 && depositOf(guest) > 0 && <p>{copy.nothingToPay}</p>}
      <p>{copy.nothingToDo}</p>
    </>
  );
}

const BY = { visitor: copy.byVisitor, operator: copy.byOperator, system: copy.bySystem };

function Cancelled({ guest }: BookingStandingProps) {
  const at = guest.cancelledAt && format.day(seoulToday(new Date(guest.cancelledAt)));
  return (
    <>
      {at && (
        <p>
          <Sentence>{BY[guest.cancelledBy ?? 'visitor'](at)}</Sentence>
        </p>
      )}
      <p>
        <Sentence>{refundLine(guest, paidOf(guest))}</Sentence>
      </p>
    </>
  );
}

const BODY: Record<Standing, (props: BookingStandingProps) => ReactNode> = {
  unpaid: Unpaid,
  paid: Paid,
  moreDue: MoreDue,
  tripCancelled: TripCancelled,
  cancelled: Cancelled,
  departed: LeftOver,
};

export function BookingStanding(props: BookingStandingProps) {
  const { guest, day, today } = props;
  const standing = bookingStatus(guest, day, today);
  const Body = BODY[standing];
  return (
    <Box data-standing={standing}>
      <Head>
        <span>
          <Sentence>{copy.trip(format.day(guest.reserveDate), format.people(guest.guestCount))}</Sentence>
        </span>
        {standing === 'tripCancelled' ? (
          <DayStateChip state="CANCEL" />
        ) : (
          <GuestStateChip state={standing === 'moreDue' ? 'MORE_DUE' : chipOf(guest)} />
        )}
      </Head>
      <Said>
        <h2>{titleOf(guest, standing)}</h2>
        <Body {...props} />
      </Said>
    </Box>
  );
}

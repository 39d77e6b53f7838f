import type { ReactNode } from 'react';
import { depositOf } from '../../../contract/booking/refund.rules';
import { standingOf, type Standing } from '../../../contract/booking/standing.rules';
import type { ConfigInfo } from '../../../contract/config/config.schema';
import { seoulToday, type DayDate } from '../../../contract/day/calendar.rules';
import type { ReserveDay } from '../../../contract/day/day.schema';
import type { FoundGuest } from '../../../contract/guest/guest.schema';
import { booking, receipt } from '../../../copy/booking';
import { format } from '../../../copy/format';
import { standing as copy } from '../../../copy/lookup';
import { DayStateChip } from '../DayStateChip/DayStateChip';
import { GuestStateChip } from '../GuestStateChip/GuestStateChip';
import { PayDetails } from '../PayDetails/PayDetails';
import { Card, Head, Memo, Said, Small } from './BookingStanding.styles';

export interface BookingStandingProps {
  guest: FoundGuest;
  day: Pick<ReserveDay, 'price' | 'reservePrice' | 'state' | 'memo'>;
  store: Pick<ConfigInfo, 'bank'>;
  today: DayDate;
  onCopied: (copied: boolean) => void;
}

/** Paid bookings of before the payments were kept count as paid at the deposit. */
const paidOf = (guest: FoundGuest): number =>
  guest.paid ?? (guest.state === 'COMPLETE' || guest.refund ? depositOf(guest) : 0);

/** What became of the money of a booking that is cancelled: what, by whom, when. */
const refundLine = ({ refund }: FoundGuest, paid: number): string => {
  if (!refund) return copy.neverPaid;
  if (refund.amount === 0) return copy.refundNone(format.money(paid));
  const amount = format.money(refund.amount);
  if (refund.refundedAt) return copy.refundDone(format.day(seoulToday(new Date(refund.refundedAt))), amount);
  return copy.refundOwed(format.money(paid), refund.rate, amount);
};

function Unpaid({ guest, store, onCopied }: BookingStandingProps) {
  const deposit = depositOf(guest);
  if (deposit === 0) return <p>{booking.noDeposit}</p>;
  return (
    <>
      <PayDetails bank={store.bank} deposit={deposit} payer={guest.name} onCopied={onCopied} />
      <Small>
        {copy.unpaidNext} {receipt.unpaid}
      </Small>
    </>
  );
}

function Paid({ guest }: BookingStandingProps) {
  const paid = paidOf(guest);
  const rest = guest.price * guest.guestCount - paid;
  return (
    <>
      {paid > 0 && <p>{copy.paidAmount(format.money(paid))}</p>}
      {rest > 0 && <p>{copy.rest(format.money(rest))}</p>}
      <p>{receipt.arrive}</p>
    </>
  );
}

function TripCancelled({ guest, day }: BookingStandingProps) {
  const paid = paidOf(guest);
  const back = guest.refund?.refundedAt ? refundLine(guest, paid) : copy.fullRefund(format.money(paid));
  return (
    <>
      {day.memo && <Memo>{day.memo}</Memo>}
      <p>{paid > 0 ? back : copy.nothingToPay}</p>
      <p>{copy.nothingToDo}</p>
    </>
  );
}

function Cancelled({ guest }: BookingStandingProps) {
  const at = guest.cancelledAt && format.day(seoulToday(new Date(guest.cancelledAt)));
  return (
    <>
      {at && <p>{guest.cancelledBy === 'operator' ? copy.byOperator(at) : copy.byVisitor(at)}</p>}
      <p>{refundLine(guest, paidOf(guest))}</p>
    </>
  );
}

const BODY: Record<Standing, (props: BookingStandingProps) => ReactNode> = {
  unpaid: Unpaid,
  paid: Paid,
  tripCancelled: TripCancelled,
  cancelled: Cancelled,
  departed: () => null,
};

/** What holds of a booking now, and what its visitor has to do, before everything else there is to read. */
export function BookingStanding(props: BookingStandingProps) {
  const { guest, day, today } = props;
  const standing = standingOf(guest, day, today);
  const Body = BODY[standing];
  return (
    <Card data-standing={standing}>
      <Head>
        <span>{copy.trip(format.day(guest.reserveDate), format.people(guest.guestCount))}</span>
        {standing === 'tripCancelled' ? <DayStateChip state="CANCEL" /> : <GuestStateChip state={guest.state} />}
      </Head>
      <Said>
        <h2>{copy.title[standing]}</h2>
        <Body {...props} />
      </Said>
    </Card>
  );
}

import { useState } from 'react';
import { refundOnCancel } from '../../../contract/booking/refund.rules';
import type { DayDate } from '../../../contract/day/calendar.rules';
import type { ReserveDay } from '../../../contract/day/day.schema';
import type { TidePhase } from '../../../contract/day/tide.rules';
import type { FoundGuest } from '../../../contract/guest/guest.schema';
import { booking, receipt } from '../../../copy/booking';
import { format } from '../../../copy/format';
import { frame } from '../../../copy/frame';
import { lookup } from '../../../copy/lookup';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { FactList } from '../FactList/FactList';
import { FishPicture } from '../FishPicture/FishPicture';
import { GuestStateChip } from '../GuestStateChip/GuestStateChip';
import { LinkButton } from '../LinkButton/LinkButton';
import { RefundTable } from '../RefundTable/RefundTable';
import { TideMark } from '../TideMark/TideMark';
import { Card, Cards, Head, Small, Trip, TripDate } from './FoundBooking.styles';
import { RefundNow } from './RefundNow';

export interface FoundBookingProps {
  guest: FoundGuest;
  day: Pick<ReserveDay, 'fish' | 'reservePrice'>;
  /** Whether the operator cancelled the trip itself: everything that was paid then comes back. */
  trip: 'sails' | 'cancelled';
  phase: TidePhase | null;
  today: DayDate;
  pending: boolean;
  onCancel: () => void | Promise<void>;
  listHref: string;
}

/** A booking that was looked up: its details, what cancelling now would bring, and the way to cancel it. */
export function FoundBooking({ guest, day, trip, phase, today, pending, onCancel, listHref }: FoundBookingProps) {
  const [asking, setAsking] = useState(false);
  const tripOff = trip === 'cancelled';
  const refund = refundOnCancel(guest, { state: tripOff ? 'CANCEL' : 'OPEN', reservePrice: day.reservePrice }, today);
  const closed = guest.state === 'CANCEL' ? lookup.isCancelled : guest.reserveDate < today ? lookup.departed : null;
  const facts: [term: string, value: string][] = [
    [receipt.bookingNumber, guest.guestId],
    [booking.fish, day.fish],
    [receipt.headcount, format.people(guest.guestCount)],
    [receipt.name, guest.name],
    [receipt.tel, guest.phone],
    [receipt.createdAt, format.longInstant(guest.createdAt)],
    [lookup.deposit, format.money(guest.paid ?? day.reservePrice * guest.guestCount)],
  ];
  return (
    <Cards>
      <Card>
        <Head>
          <h2>{lookup.detailTitle}</h2>
          <GuestStateChip state={guest.state} />
        </Head>
        <Trip>
          <div>
            <TripDate>{format.day(guest.reserveDate)}</TripDate>
            <TideMark phase={phase} />
          </div>
          <FishPicture fish={day.fish} />
        </Trip>
        <FactList facts={facts} />
      </Card>
      <Card>
        <h2>{lookup.refundTitle}</h2>
        {tripOff && <p>{lookup.tripCancelled}</p>}
        {closed ? <p>{closed}</p> : <RefundNow state={guest.state} {...refund} />}
        {!tripOff && <RefundTable tripDate={guest.reserveDate} today={closed ? null : today} />}
        <Small>{booking.weatherRefund}</Small>
        {!closed && (
          <Button variant="danger-line" size="large" full pending={pending} onClick={() => setAsking(true)}>
            {lookup.cancel}
          </Button>
        )}
        <LinkButton href={listHref} icon="list" size="large" full>
          {frame.list}
        </LinkButton>
      </Card>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={lookup.confirm}
        confirmLabel={lookup.confirmAction}
        cancelLabel={lookup.goBack}
        onConfirm={() => {
          setAsking(false);
          return onCancel();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{lookup.trip(format.longDate(guest.reserveDate), format.people(guest.guestCount))}</p>
        <RefundNow state={guest.state} {...refund} />
      </ConfirmDialog>
    </Cards>
  );
}

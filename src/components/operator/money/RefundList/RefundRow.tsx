import { useId } from 'react';
import type { OwedRefund } from '#contract/booking/guest.schema';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { refunds as copy } from '#copy/refunds';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { shownName } from '#src/components/operator/bookings/GuestRow/GuestQuestion';
import { refundRateText } from '#src/components/operator/bookings/GuestRow/refundRateText';
import { dated } from '#copy/dated';
import { PartyPhone } from '#src/components/operator/bookings/PartyRow/PartyPhone';
import { PartyName } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';
import { Act, Amount, Row, Warning } from './RefundList.styles';

export type RefundedGuest = Omit<OwedRefund, 'state'>;

export interface RefundRowProps {
  /** A booking with an open refund; without one, nothing is shown. */
  guest: RefundedGuest;
  /** The current year; dates of other years show theirs. */
  thisYear: number;
  /** Name and number are erased tonight. */
  erasedSoon?: boolean;
  /** The confirmation is running. */
  pending: boolean;
  /** Called on confirmation. */
  onRefunded: () => void;
}

export function RefundRow({ guest, thisYear, erasedSoon = false, pending, onRefunded }: RefundRowProps) {
  const nameId = useId();
  const tripId = useId();
  const { ask, question } = useConfirm(onRefunded);
  const { refund } = guest;
  if (!refund) return null;
  const money = format.money(refund.amount);
  const name = guest.deletedAt ? copy.deleted : shownName(guest);
  const day = copy.trip(dated.shortDate(guest.date, thisYear), format.people(guest.guestCount));
  // Bookings without names differ by number.
  const trip = guest.name || !guest.guestId ? day : copy.tripOf(day, guestCopy.number(guest.guestId));
  return (
    <Row
      title={
        <>
          <PartyName id={nameId} data-nameless={!guest.name || undefined}>
            {name}
          </PartyName>
          {guest.phone && <PartyPhone name={guest.name} phone={guest.phone} />}
        </>
      }
      facts={
        <>
          {erasedSoon && <Warning>{copy.erasedSoon}</Warning>}
          <span id={tripId}>{trip}</span>
          {guest.owedSince && <span>{copy.changed(dated.shortInstant(guest.owedSince, thisYear))}</span>}
          {guest.cancelledAt && guest.cancelledBy && (
            <span>{copy.cancelled(dated.shortInstant(guest.cancelledAt, thisYear), copy.by[guest.cancelledBy])}</span>
          )}
        </>
      }
    >
      <Amount data-state="open">
        <b>{money}</b>
        <span>{refundRateText(refund)}</span>
      </Amount>
      <Act>
        <Button
          full
          pending={pending}
          aria-describedby={guest.name ? nameId : `${nameId} ${tripId}`}
          onClick={() => ask(true)}
        >
          {copy.mark}
        </Button>
      </Act>
      <ConfirmDialog
        {...question}
        tone="normal"
        title={copy.confirm}
        confirmLabel={copy.mark}
        cancelLabel={copy.goBack}
        about={[[changedMeanwhile.terms.refund, money]]}
      >
        <p>
          <b>{copy.whom(guest.name ? name : copy.whose(name, trip), money)}</b>
        </p>
        <p>{copy.confirmHint}</p>
      </ConfirmDialog>
    </Row>
  );
}

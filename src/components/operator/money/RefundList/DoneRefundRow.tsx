import { useId } from 'react';
import type { DoneRefund } from '#contract/booking/guest.schema';
import { dated } from '#copy/dated';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { refunds as copy } from '#copy/refunds';
import { Button } from '#src/components/base/actions/Button/Button';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { shownName } from '#src/components/operator/bookings/GuestRow/GuestQuestion';
import { PartyName } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';
import { Amount, Done, DoneAct, Row } from './RefundList.styles';

export interface DoneRefundRowProps {
  /** A refund marked as paid. */
  done: DoneRefund;
  /** The current year; dates of other years show theirs. */
  thisYear: number;
  /** The undo is running. */
  pending: boolean;
  /** Called to undo the confirmation, if the refund can be undone. */
  onUndo: () => void | Promise<void>;
}

export function DoneRefundRow({ done, thisYear, pending, onUndo }: DoneRefundRowProps) {
  const nameId = useId();
  const tripId = useId();
  const { guest, date } = done;
  const isDeleted = !guest || guest.deletedAt !== null;
  return (
    <Row
      look="faded"
      title={
        <PartyName id={nameId} data-nameless={!guest?.name || undefined}>
          {isDeleted ? copy.deleted : shownName(guest)}
        </PartyName>
      }
      facts={
        <>
          {date && <span id={tripId}>{copy.tripOn(dated.shortDate(date, thisYear))}</span>}
          {guest?.guestId && <span>{guestCopy.number(guest.guestId)}</span>}
        </>
      }
    >
      <Amount>
        <b>{format.money(done.amount)}</b>
      </Amount>
      <DoneAct>
        <Done>
          <Icon name="check" size="small" />
          <span>{copy.done(dated.shortInstant(done.at, thisYear))}</span>
        </Done>
        {done.undoable && (
          <Button
            size="small"
            variant="quiet"
            pending={pending}
            aria-describedby={guest?.name ? nameId : `${nameId} ${tripId}`}
            onClick={() => void onUndo()}
          >
            {copy.undo}
          </Button>
        )}
      </DoneAct>
    </Row>
  );
}

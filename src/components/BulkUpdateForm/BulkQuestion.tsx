import type { BulkUpdate } from '../../../contract/day/day.schema';
import { bulk } from '../../../copy/bulk';
import { format } from '../../../copy/format';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { FieldError } from '../Field/FieldError';
import { Days } from './BulkUpdateForm.styles';
import { crowdedReason } from './crowdedReason';
import type { RangePreview } from './rangePreview';

export interface BulkQuestionProps {
  update: BulkUpdate;
  preview: RangePreview;
  pending: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/** Days with guests that are named; the others are counted. */
const NAMED = 5;

/** What every day of the range will say, in one line; an empty fish has a sentence of its own. */
const planOf = ({ fish, totalCount, price, reservePrice }: BulkUpdate): string =>
  [
    ...(fish ? [bulk.plannedFish(fish)] : []),
    bulk.plannedSeats(format.people(totalCount)),
    bulk.plannedPrice(format.money(price)),
    bulk.plannedReservePrice(format.money(reservePrice)),
  ].join(' · ');

/**
 * Asks before a range of days is changed, saying what is written, how many days are new, how many change and which have
 * guests; and that the server will refuse where some have more guests than the new seats.
 */
export function BulkQuestion({ update, preview, pending, onConfirm, onClose }: BulkQuestionProps) {
  const { created, changed, same, booked, crowded } = preview;
  return (
    <ConfirmDialog
      open
      title={bulk.confirm}
      confirmLabel={pending ? bulk.submitting : bulk.submit}
      cancelLabel={bulk.goBack}
      tone="normal"
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <b>{bulk.range(format.longDate(update.stdate), format.longDate(update.eddate))}</b>
      </p>
      <p>{planOf(update)}</p>
      {!update.fish && (
        <p>
          <b>{bulk.noFish}</b>
        </p>
      )}
      <p>{bulk.created(created)}</p>
      <p>{bulk.changed(changed)}</p>
      {changed > 0 && <p>{booked.length ? bulk.booked(booked.length) : bulk.noneBooked}</p>}
      {booked.length > 0 && (
        <Days>
          {booked.slice(0, NAMED).map(({ date, guestCount }) => (
            <li key={date}>{bulk.bookedDay(format.day(date), format.people(guestCount))}</li>
          ))}
          {booked.length > NAMED && <li>{bulk.bookedMore(booked.length - NAMED)}</li>}
        </Days>
      )}
      {same > 0 && <p>{bulk.same(same)}</p>}
      {crowded.length > 0 && <FieldError>{crowdedReason(crowded, NAMED)}</FieldError>}
    </ConfirmDialog>
  );
}

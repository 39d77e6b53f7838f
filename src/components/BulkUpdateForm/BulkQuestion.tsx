import type { BulkUpdate } from '../../../contract/day/day.schema';
import { bulk } from '../../../copy/bulk';
import { format } from '../../../copy/format';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Days } from './BulkUpdateForm.styles';
import type { RangePreview } from './rangePreview';

export interface BulkQuestionProps {
  range: Pick<BulkUpdate, 'stdate' | 'eddate'>;
  preview: RangePreview;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Days with guests that are named; the others are counted. */
const NAMED = 5;

/** Asks before a range of days is changed, saying how many are new, how many change and which have guests. */
export function BulkQuestion({ range, preview, pending, onConfirm, onClose }: BulkQuestionProps) {
  const { created, changed, booked } = preview;
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
        <b>{bulk.range(format.longDate(range.stdate), format.longDate(range.eddate))}</b>
      </p>
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
    </ConfirmDialog>
  );
}

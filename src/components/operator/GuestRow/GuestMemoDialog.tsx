import { useState } from 'react';
import { GUEST_MEMO_MAX, guestMemoProblem } from '../../../../contract/booking/guest.rules';
import type { ManagedGuest } from '../../../../contract/booking/guest.schema';
import { cleanName } from '../../../../contract/text.rules';
import { fieldText } from '../../../../copy/fieldErrors';
import { format } from '../../../../copy/format';
import { guest as copy } from '../../../../copy/guest';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { TextField } from '../../base/form/TextField/TextField';
import { Sentence } from '../../base/display/Sentence/Sentence';
import { whoseOf } from './GuestQuestion';

interface GuestMemoDialogProps {
  /** The booking. */
  guest: ManagedGuest;
  /** Saves the note. Resolves with the error, or null on success. */
  onSave: (memo: string) => Promise<string | null>;
  /** Called when the dialog is left, and when the note was saved. */
  onClose: () => void;
}

/** Dialog for the operator's note on a booking; it stays open until the note is saved. */
export function GuestMemoDialog({ guest, onSave, onClose }: GuestMemoDialogProps) {
  const [memo, setMemo] = useState(guest.memo);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const clean = cleanName(memo);
    const problem = guestMemoProblem(clean);
    if (problem) return setError(fieldText(problem));
    setPending(true);
    const failure = await onSave(clean);
    setPending(false);
    setError(failure);
    if (failure === null) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={copy.memoTitle}
      confirmLabel={copy.memoAction}
      cancelLabel={copy.goBack}
      tone="normal"
      pending={pending}
      error={error}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <p>
        <b>
          <Sentence>{copy.whom(whoseOf(guest), format.longDate(guest.date), format.people(guest.guestCount))}</Sentence>
        </b>
      </p>
      <TextField
        label={copy.memoLabel}
        hint={copy.memoHint}
        maxCharacters={GUEST_MEMO_MAX}
        value={memo}
        onChange={(event) => setMemo(event.target.value)}
        autoComplete="off"
      />
    </ConfirmDialog>
  );
}

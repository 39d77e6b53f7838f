import { useState } from 'react';
import { GUEST_MEMO_MAX, guestMemoProblem } from '#contract/booking/guest.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { cleanText } from '#contract/text.rules';
import { fieldText } from '#copy/fieldErrors';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { useMerged } from '#src/components/operator/shell/ChangedElsewhere/useMerged';
import { whoseOf } from './GuestQuestion';

interface GuestMemoDialogProps {
  /** The booking. */
  guest: ManagedGuest;
  /** Saves the note. Resolves with the error, or null on success. */
  onSave: (memo: string) => Promise<string | null>;
  /** Called on leaving the dialog and after a save. */
  onClose: () => void;
}

const FIELDS = ['memo'] as const;
const LABELS = { memo: copy.memo };

export function GuestMemoDialog({ guest, onSave, onClose }: GuestMemoDialogProps) {
  const [memo, setMemo] = useState(guest.memo);
  const typed = memo === guest.memo ? memo : cleanText(memo);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const problem = guestMemoProblem(typed);
    if (problem) return setError(fieldText(problem));
    setPending(true);
    const failure = await onSave(typed);
    setPending(false);
    setError(failure);
    if (failure === null) onClose();
  };
  const isChanged = typed !== guest.memo;
  useUnsaved(isChanged, pending);
  const changes = useMerged<{ memo: string }, 'memo'>({
    fields: FIELDS,
    labels: LABELS,
    stored: { memo: guest.memo },
    typed: { memo: typed },
    setTyped: (_, stored) => setMemo(stored),
    inWords: (_, { memo: text }) => text,
  });
  return (
    <ConfirmDialog
      open
      isForm
      unsaved={isChanged}
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
      {changes}
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

import { useState, type SubmitEvent } from 'react';
import { characters, DAY_MEMO_MAX } from '../../../../contract/text.rules';
import { admin } from '../../../../copy/admin';
import { useUnsaved } from '../../base/form/unsaved';
import { Button } from '../../base/actions/Button/Button';
import { FieldError } from '../../base/form/Field/FieldError';
import { Switch } from '../../base/form/Switch/Switch';
import { useField } from '../../base/form/Field/useField';
import { Area, Counter, Form, Label, LabelRow, Now } from './MemoEditor.styles';
import { useMemoDraft } from './useMemoDraft';

export interface MemoEditorProps {
  /** The saved memo. */
  memo: string;
  /** Whether visitors read the memo while the day can be booked. */
  isPublic: boolean;
  /** The request is running: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /** Why the last save failed. */
  error?: string | null;
  /** Called with the memo to save: in Unicode composed form, trimmed, at most 50 characters. */
  onSave: (memo: string, isPublic: boolean) => void;
}

/**
 * Form for the operator's memo on a day; visitors see it on the card of a closed day, of an open one if it is switched on. Used inside a card of the page.
 */
export function MemoEditor({ memo, isPublic, pending, error = null, onSave }: MemoEditorProps) {
  const { draft, setDraft, behind, area } = useMemoDraft(memo);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What was chosen before a save, here or on another device, is no choice about what is saved now.
  const [saved, setSaved] = useState(isPublic);
  if (saved !== isPublic) {
    setSaved(isPublic);
    setChosen(null);
  }
  const shown = chosen ?? isPublic;
  useUnsaved(draft.trim() !== memo || shown !== isPublic, pending);
  const count = `${characters(draft)}/${DAY_MEMO_MAX}`;
  const { control, hintId, errorId } = useField({ hint: count, error });

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const clean = draft.normalize('NFC').trim();
    setDraft(clean);
    onSave(clean, shown);
  };
  return (
    <Form onSubmit={save} noValidate>
      <LabelRow>
        <Label htmlFor={control.id}>{admin.day.memo}</Label>
        <Counter id={hintId}>{count}</Counter>
      </LabelRow>
      <Area rows={2} {...area} {...control} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div role="status">{behind && <Now>{admin.day.memoNow(memo)}</Now>}</div>
      <Switch label={admin.day.memoPublic} checked={shown} onChange={setChosen} />
      <Button type="submit" variant="tint" full pending={pending}>
        {pending ? admin.day.saving : admin.day.save}
      </Button>
    </Form>
  );
}

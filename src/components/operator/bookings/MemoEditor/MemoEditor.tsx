import { useState, type SubmitEvent } from 'react';
import { characters, cleanText, DAY_MEMO_MAX } from '#contract/text.rules';
import { admin } from '#copy/admin';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { Button } from '#src/components/base/actions/Button/Button';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { Switch } from '#src/components/base/form/Switch/Switch';
import { useCharacterLimit } from '#src/components/base/form/TextField/useCharacterLimit';
import { useField } from '#src/components/base/form/Field/useField';
import { useMerged } from '#src/components/operator/shell/ChangedElsewhere/useMerged';
import { Small } from '#src/components/base/display/elements.styles';
import { Area, Elsewhere, Form, Label, LabelRow } from './MemoEditor.styles';

export interface MemoEditorProps {
  /** The saved memo. */
  memo: string;
  /** Visitors see the memo of a bookable day. */
  isPublic: boolean;
  /** The request is running: a spinner shows, clicks do nothing. */
  pending: boolean;
  /** Reason why the last save failed. */
  error?: string | null;
  /** Called with the memo: Unicode composed form, trimmed, at most 50 characters. */
  onSave: (memo: string, isPublic: boolean) => void;
}

const LABELS = { memo: admin.day.memoShort, isPublic: admin.day.memoPublic };
/** Line breaks are stored as spaces. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Used inside a card of the page. Visitors see the memo of a closed day, and of an open day if it is public. */
export function MemoEditor({ memo, isPublic, pending, error = null, onSave }: MemoEditorProps) {
  const [typed, setTyped] = useState({ memo, isPublic });
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const { handlers: limit } = useCharacterLimit<HTMLTextAreaElement>(
    DAY_MEMO_MAX,
    { onChange: ({ currentTarget }) => change({ memo: currentTarget.value }) },
    { tidy: oneLine },
  );
  const clean = { ...typed, memo: typed.memo === memo ? memo : cleanText(typed.memo) };
  useUnsaved(clean.memo !== memo || clean.isPublic !== isPublic, pending);
  const changes = useMerged<typeof typed, keyof typeof typed>({
    fields: ['memo', 'isPublic'],
    labels: LABELS,
    stored: { memo, isPublic },
    typed: clean,
    setTyped: (field, value) => change({ [field]: value }),
    inWords: (field, values) => String(values[field]),
  });
  const count = `${characters(clean.memo)}/${DAY_MEMO_MAX}`;
  const { control, hintId, errorId } = useField({ hint: count, error });

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setTyped(clean);
    onSave(clean.memo, clean.isPublic);
  };
  return (
    <Form onSubmit={save} noValidate>
      {changes && <Elsewhere>{changes}</Elsewhere>}
      <LabelRow>
        <Label htmlFor={control.id}>{admin.day.memo}</Label>
        <Small as="span" id={hintId}>
          {count}
        </Small>
      </LabelRow>
      <Area rows={2} value={typed.memo} {...limit} {...control} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Switch label={admin.day.memoPublic} checked={typed.isPublic} onChange={(shown) => change({ isPublic: shown })} />
      <Button type="submit" variant="tint" full pending={pending}>
        {pending ? admin.day.saving : admin.day.save}
      </Button>
    </Form>
  );
}

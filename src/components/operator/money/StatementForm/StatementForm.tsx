import { useId, useRef, type SubmitEvent } from 'react';
import { deposits as copy } from '#copy/deposits';
import { Button } from '#src/components/base/actions/Button/Button';
import { FileField } from '#src/components/base/form/FileField/FileField';
import { TextArea } from '#src/components/base/form/TextArea/TextArea';
import { Small } from '#src/components/base/display/elements.styles';
import { Acts, Box } from './StatementForm.styles';

export interface StatementFormProps {
  /** The pasted text. */
  text: string;
  /** The source file; null for pasted text. */
  file: File | null;
  /** Reason and remedy of the last failure. */
  error: string | null;
  /** The text is being matched. */
  pending: boolean;
  /** Called with the typed text. */
  onText: (text: string) => void;
  /** Called with a chosen file. */
  onFile: (file: File) => void;
  /** Called to match the text with the bookings. */
  onMatch: () => void;
}

export function StatementForm({ text, file, error, pending, onText, onFile, onMatch }: StatementFormProps) {
  const titleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onMatch();
  };
  return (
    <Box as="form" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <h2 id={titleId}>{copy.form}</h2>
      <TextArea
        ref={area}
        label={copy.text}
        hint={copy.textHint}
        error={error}
        rows={6}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
      <FileField
        label={copy.file}
        accept={['text/csv', 'text/plain', '.csv', '.txt']}
        icon="list"
        file={file}
        chooseLabel={copy.chooseFile}
        noneLabel={copy.noFile}
        disabled={pending}
        onChoose={onFile}
      />
      <Acts>
        <Button type="submit" variant="primary" pending={pending}>
          {pending ? copy.matching : copy.match}
        </Button>
        {text !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              onText('');
              area.current?.focus();
            }}
          >
            {copy.clear}
          </Button>
        )}
      </Acts>
      <Small>{copy.kept}</Small>
    </Box>
  );
}

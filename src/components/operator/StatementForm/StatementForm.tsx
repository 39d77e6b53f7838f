import { useId, useRef, type SubmitEvent } from 'react';
import { deposits as copy } from '../../../../copy/deposits';
import { Button } from '../../base/actions/Button/Button';
import { FileField } from '../../base/form/FileField/FileField';
import { TextArea } from '../../base/form/TextArea/TextArea';
import { Acts, Box, Kept } from './StatementForm.styles';

export interface StatementFormProps {
  /** The pasted list. */
  text: string;
  /** The file that the text comes from; null for a pasted one. */
  file: File | null;
  /** What is wrong with the text or the file, and what to do. */
  error: string | null;
  /** The text is being read and matched. */
  pending: boolean;
  /** Called with the text of the box. */
  onText: (text: string) => void;
  /** Called with a chosen file. */
  onFile: (file: File) => void;
  /** Called to read the text and match it with the bookings. */
  onMatch: () => void;
}

/** The box that takes the bank's list of transactions, pasted or from a file. */
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
      <Kept>{copy.kept}</Kept>
    </Box>
  );
}

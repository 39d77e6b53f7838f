import type { Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { Icon } from '../../display/Icon/Icon';
import { Choose, FileInput, FileName, Picker } from './FileField.styles';

export interface FileFieldProps extends FieldTexts {
  label: string;
  ref?: Ref<HTMLInputElement>;
  /** Kinds of file, as the browser's own dialog takes them: `image/png`. It only sorts; the caller looks at the file. */
  accept: readonly string[];
  file: File | null;
  /** What the button says. */
  chooseLabel: string;
  /** Stands where a file's name would. */
  noneLabel: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** One file of the device. The browser's own control speaks the browser's language, so its words are ours. */
export function FileField({
  label,
  hint,
  error,
  ref,
  accept,
  file,
  chooseLabel,
  noneLabel,
  disabled,
  onChoose,
}: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Picker>
          <FileInput
            {...control}
            ref={ref}
            type="file"
            accept={accept.join()}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              // Emptied, so that the same file, mended meanwhile, can be chosen again.
              currentTarget.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
          <Choose htmlFor={control.id} data-variant="line">
            <Icon name="image" />
            {chooseLabel}
          </Choose>
          <FileName data-chosen={file !== null}>{file ? file.name : noneLabel}</FileName>
        </Picker>
      )}
    </Field>
  );
}

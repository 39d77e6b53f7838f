import type { Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { Icon } from '../../display/Icon/Icon';
import type { IconName } from '../../display/Icon/icons';
import { Choose, FileInput, FileName, Picker } from './FileField.styles';

export interface FileFieldProps extends FieldTexts {
  /** Label, which is also the accessible name. */
  label: string;
  /** The native element. */
  ref?: Ref<HTMLInputElement>;
  /**
   * MIME types offered by the browser's file dialog, for example `image/png`. This is only a filter; the caller must
   * check the file.
   */
  accept: readonly string[];
  /** The selected file; null if there is none. */
  file: File | null;
  /** Icon of the button; a picture by default. */
  icon?: IconName;
  /** Label of the button. */
  chooseLabel: string;
  /** Text shown instead of a file name while no file is selected. */
  noneLabel: string;
  /** Whether the control cannot be used. */
  disabled?: boolean;
  /** Called with the selected file. */
  onChoose: (file: File) => void;
}

/** Field for one file. The native control is hidden, because its texts are in the browser's language. */
export function FileField({
  label,
  hint,
  error,
  ref,
  accept,
  file,
  icon = 'image',
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
              // Reset, so that selecting the same file again, for example after correcting it, fires a change event.
              currentTarget.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
          <Choose htmlFor={control.id} data-variant="line">
            <Icon name={icon} />
            {chooseLabel}
          </Choose>
          <FileName data-chosen={file !== null}>{file ? file.name : noneLabel}</FileName>
        </Picker>
      )}
    </Field>
  );
}

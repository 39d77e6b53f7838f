import type { Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { IconName } from '../../display/Icon/icons';
import { FileButton } from './FileButton';
import { FileName, Picker } from './FileField.styles';

export interface FileFieldProps extends FieldTexts {
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

/** Field for one file, with its name. */
export function FileField({
  label,
  hint,
  error,
  ref,
  accept,
  file,
  icon,
  chooseLabel,
  noneLabel,
  disabled,
  onChoose,
}: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Picker>
          <FileButton
            {...control}
            ref={ref}
            accept={accept}
            icon={icon}
            disabled={disabled}
            onChoose={([chosen]) => onChoose(chosen)}
          >
            {chooseLabel}
          </FileButton>
          <FileName data-chosen={file !== null}>{file ? file.name : noneLabel}</FileName>
        </Picker>
      )}
    </Field>
  );
}

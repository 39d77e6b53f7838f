import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { DateInput } from '../DateField/DateField.styles';
import type { FieldInputProps } from '../TextField/TextField';

export interface InstantFieldProps extends FieldTexts, Omit<FieldInputProps, 'type'> {
  /** Label, which is also the accessible name. */
  label: string;
}

/** Date and time, `YYYY-MM-DDTHH:MM` or empty, with the browser's own picker; controlled or registered with a form. */
export function InstantField({ label, hint, error, id, ...input }: InstantFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <DateInput {...input} {...control} type="datetime-local" step={1800} />}
    </Field>
  );
}

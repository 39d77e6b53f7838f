import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { DateInput } from '../DateField/DateField.styles';
import type { FieldInputProps } from '../TextField/TextField';

export interface TimeFieldProps extends FieldTexts, Omit<FieldInputProps, 'type'> {
  /** Label, which is also the accessible name. */
  label: string;
}

/** Time of day, `HH:MM` or empty, with the browser's own time picker; controlled or registered with a form. */
export function TimeField({ label, hint, error, id, ...input }: TimeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <DateInput {...input} {...control} type="time" />}
    </Field>
  );
}

import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { FieldInputProps } from '../TextField/TextField';
import { DateInput } from './DateField.styles';

export interface DateFieldProps extends FieldTexts, Omit<FieldInputProps, 'type'> {
  /** Kind of the browser's picker; a date by default. */
  type?: 'date' | 'time' | 'datetime-local';
}

/** Calendar date, `YYYY-MM-DD`, with the browser's own date picker; controlled or registered with a form. */
export function DateField({ label, hint, error, id, type = 'date', ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <DateInput {...input} {...control} type={type} />}
    </Field>
  );
}

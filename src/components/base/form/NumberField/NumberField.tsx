import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { FieldInputProps } from '../TextField/TextField';
import { Input } from '../TextField/TextField.styles';

export interface NumberFieldProps extends FieldTexts, Omit<FieldInputProps, 'type' | 'inputMode'> {
  label: string;
  maxDigits: number;
}

/** The digits of what was typed or pasted, full-width ones too, `max` at most. */
const digitsOf = (text: string, max: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, max);

/**
 * A small whole number. It is a text input, because a native number input changes under a turning wheel and takes
 * signs, exponents and points. Its value is a string of digits, empty where nothing is typed.
 */
export function NumberField({ label, hint, error, id, maxDigits, onChange, ...input }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          onChange={(event) => {
            const digits = digitsOf(event.currentTarget.value, maxDigits);
            if (digits !== event.currentTarget.value) event.currentTarget.value = digits;
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}

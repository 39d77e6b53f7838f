import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { FieldInputProps } from '../TextField/TextField';
import { Input } from '../TextField/TextField.styles';

export interface NumberFieldProps extends FieldTexts, Omit<FieldInputProps, 'type' | 'inputMode'> {
  /** Label, which is also the accessible name. */
  label: string;
  /** Maximum number of digits. */
  maxDigits: number;
}

/** The digits of a typed or pasted text, including full-width digits; at most `max`. */
const digitsOf = (text: string, max: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, max);

/**
 * Field for a small whole number. It is a text input, because a native number input changes on mouse wheel scrolling
 * and accepts signs, exponents and decimal points. Its value is a string of digits, empty if nothing is typed.
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

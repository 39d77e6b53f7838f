import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { FieldInputProps } from '../TextField/TextField';
import { Input } from '../TextField/TextField.styles';

export interface NumberFieldProps extends FieldTexts, Omit<FieldInputProps, 'type' | 'inputMode'> {
  /** Label, which is also the accessible name. */
  label: string;
  /** Maximum number of characters. */
  maxDigits: number;
}

/** The digits and points of a typed or pasted text, including full-width ones; at most `max`. */
const digitsOf = (text: string, max: number): string =>
  text
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .slice(0, max);

/**
 * Field for a small whole number. It is a text input, because a native number input changes on mouse wheel scrolling
 * and accepts signs and exponents. Its value is a string of digits, empty if nothing is typed. A decimal point stays, for
 * the rules to refuse: without it 1.5 would become 15.
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

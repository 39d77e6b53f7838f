import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { FieldInputProps } from '../TextField/TextField';
import { Input } from '../TextField/TextField.styles';

export interface NumberFieldProps extends FieldTexts, Omit<FieldInputProps, 'type' | 'inputMode'> {
  /** Maximum number of characters. */
  maxDigits: number;
  /** A code instead of a quantity: everything but digits is removed. */
  isCode?: boolean;
}

/** Accepts typed or pasted text with full-width digits, points and a leading minus; at most `max` characters. */
const numberOf = (text: string, max: number): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u2212', '-')
    .replace(/[^\d.-]/g, '')
    .replace(/(.)-+/g, '$1')
    .slice(0, max);

/** At most `max` digits. */
const digitsOf = (text: string, max: number): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, max);

/**
 * Field for a small whole number. A text input, because a native number input changes on mouse wheel scrolling and
 * accepts signs and exponents. Its value is a string of digits, empty if nothing is typed. A decimal point and a minus
 * stay, and the rules refuse them: without them 1.5 would become 15, and -3 would become 3.
 */
export function NumberField({
  label,
  hint,
  error,
  id,
  maxDigits,
  isCode = false,
  onChange,
  ...input
}: NumberFieldProps) {
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
            const { value } = event.currentTarget;
            const number = (isCode ? digitsOf : numberOf)(value, maxDigits);
            if (number !== value) event.currentTarget.value = number;
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}

import type { FocusEventHandler, Ref } from 'react';
import { PHONE_PREFIX } from '#contract/booking/phone.rules';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { Input } from '../TextField/TextField.styles';
import { editPhone } from './editPhone';

export interface PhoneFieldProps extends FieldTexts {
  /** The number typed so far, such as `010-1234-5678`. A form starts with `PHONE_PREFIX`. */
  value: string;
  /** Called with the number typed so far, with hyphens. */
  onChange: (value: string) => void;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Name of the field within its form. */
  name?: string;
  /** The control's id; by default one is generated. */
  id?: string;
  /** `off` for the number of another person. */
  autoComplete?: 'tel-national' | 'off';
  /** Accepts other numbers than mobile ones: the 010 can be deleted. */
  anyNumber?: boolean;
  /** Whether the control cannot be used. */
  disabled?: boolean;
  /** The native element. */
  ref?: Ref<HTMLInputElement>;
}

/** Mobile number field that inserts the hyphens during typing, pasting and autofill, without moving the caret. */
export function PhoneField({
  label,
  hint,
  error,
  value,
  onChange,
  id,
  autoComplete = 'tel-national',
  anyNumber = false,
  ...input
}: PhoneFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          {...input}
          {...control}
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={PHONE_PREFIX}
          value={value}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value;
            const next = editPhone(value, typed, currentTarget.selectionStart ?? typed.length, anyNumber);
            // Set here already: the next render alone would move the caret to the end.
            currentTarget.value = next.value;
            // During autofill another field may have the focus, which Safari would move here.
            if (currentTarget === document.activeElement) currentTarget.setSelectionRange(next.caret, next.caret);
            onChange(next.value);
          }}
        />
      )}
    </Field>
  );
}

import type { FocusEventHandler, Ref } from 'react';
import { PHONE_PREFIX } from '../../../../../contract/booking/phone.rules';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { Input } from '../TextField/TextField.styles';
import { editPhone } from './editPhone';

export interface PhoneFieldProps extends FieldTexts {
  label: string;
  /** `010-1234-5678` as far as it is typed; a form starts it at `PHONE_PREFIX`. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  name?: string;
  id?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A mobile number that hyphenates itself while it is typed, pasted or filled in, and keeps the caret in its place. */
export function PhoneField({ label, hint, error, value, onChange, id, ...input }: PhoneFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          {...input}
          {...control}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={PHONE_PREFIX}
          value={value}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value;
            const next = editPhone(value, typed, currentTarget.selectionStart ?? typed.length);
            // Written here and not by the next render alone, which would send the caret to the end.
            currentTarget.value = next.value;
            currentTarget.setSelectionRange(next.caret, next.caret);
            onChange(next.value);
          }}
        />
      )}
    </Field>
  );
}

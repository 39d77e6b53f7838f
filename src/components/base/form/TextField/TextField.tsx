import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { Input } from './TextField.styles';
import { useCharacterLimit } from './useCharacterLimit';

/** The native attributes of a field's input; its limit is counted in characters, so the native one is not offered. */
export type FieldInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'children'> & {
  ref?: Ref<HTMLInputElement>;
};

export interface TextFieldProps extends FieldTexts, FieldInputProps {
  label: string;
  /** The longest text, in characters as a person counts them. */
  maxCharacters?: number;
}

/** One line of text, controlled or registered with a form. */
export function TextField({ label, hint, error, id, maxCharacters, ...input }: TextFieldProps) {
  const limit = useCharacterLimit(maxCharacters, input);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <Input type="text" {...input} {...limit} {...control} />}
    </Field>
  );
}

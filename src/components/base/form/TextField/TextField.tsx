import type { InputHTMLAttributes, Ref } from 'react';
import { frame } from '#copy/frame';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { Input } from './TextField.styles';
import { useCharacterLimit } from './useCharacterLimit';

/** Excludes `maxLength`: the limit counts user-perceived characters. */
export type FieldInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'children'> & {
  /** The native element. */
  ref?: Ref<HTMLInputElement>;
};

export interface TextFieldProps extends FieldTexts, FieldInputProps {
  /** Maximum length, in user-perceived characters. */
  maxCharacters?: number;
  /** Removes unwanted characters from typed or pasted text, before the limit applies. */
  tidy?: (text: string) => string;
}

/** Single-line text field, controlled or registered with a form. */
export function TextField({ label, hint, error, id, maxCharacters, tidy, ...input }: TextFieldProps) {
  const { handlers, isFull } = useCharacterLimit(maxCharacters, input, { tidy });
  return (
    <Field label={label} hint={isFull && !tidy ? frame.atMost(maxCharacters ?? 0) : hint} error={error} id={id}>
      {(control) => <Input type="text" {...input} {...handlers} {...control} />}
    </Field>
  );
}

import type { Ref, TextareaHTMLAttributes } from 'react';
import { cleanLines } from '#contract/text.rules';
import { frame } from '#copy/frame';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import { useCharacterLimit } from '../TextField/useCharacterLimit';
import { Area } from './TextArea.styles';

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength' | 'children'> {
  /** Maximum length, in user-perceived characters. */
  maxCharacters?: number;
  /** The native element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text field, controlled or registered with a form. */
export function TextArea({ label, hint, error, id, maxCharacters, ...area }: TextAreaProps) {
  const { handlers, isFull } = useCharacterLimit<HTMLTextAreaElement>(maxCharacters, area, { cleaned: cleanLines });
  return (
    <Field label={label} hint={isFull ? frame.atMost(maxCharacters ?? 0) : hint} error={error} id={id}>
      {(control) => <Area rows={3} {...area} {...handlers} {...control} />}
    </Field>
  );
}

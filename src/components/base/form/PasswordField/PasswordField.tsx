import { useState } from 'react';
import { cleanCode } from '#contract/text.rules';
import { frame } from '#copy/frame';
import { passwordField } from '#copy/passwordField';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useField';
import type { FieldInputProps } from '../TextField/TextField';
import { useCharacterLimit } from '../TextField/useCharacterLimit';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import { Box, PasswordInput, Toggle } from './PasswordField.styles';

export interface PasswordFieldProps extends FieldTexts, Omit<FieldInputProps, 'type' | 'autoComplete'> {
  /** `new-password` to set a password, `current-password` to enter it. */
  autoComplete: 'new-password' | 'current-password' | 'off';
  /** Maximum length in characters. */
  maxCharacters?: number;
}

/** Password field with a button that shows the password; pasting is allowed. */
export function PasswordField({ label, hint, error, id, maxCharacters, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { handlers, isFull } = useCharacterLimit(maxCharacters, input, { cleaned: cleanCode });
  return (
    <Field label={label} hint={isFull ? frame.atMost(maxCharacters ?? 0) : hint} error={error} id={id}>
      {(control) => (
        <Box>
          <PasswordInput
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...handlers}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-controls={control.id}
            disabled={input.disabled}
            // The button must not take the focus, so that a phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          >
            <VisuallyHidden>{`${label} `}</VisuallyHidden>
            <span>{shown ? passwordField.hide : passwordField.show}</span>
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { OTP_DIGITS, type CodeKind } from '../../../../contract/auth/secondStep.rules';
import { secondStep } from '../../../../copy/secondStep';
import { NumberField } from '../../base/form/NumberField/NumberField';
import { TextField, type FieldInputProps } from '../../base/form/TextField/TextField';
import { Box } from './CodeField.styles';

export interface CodeFieldProps extends Omit<FieldInputProps, 'type' | 'inputMode' | 'autoComplete'> {
  /** The code that is asked for: the digits of the app, or a recovery code. */
  kind: CodeKind;
  /** What is wrong and what to do. */
  error?: string | null | undefined;
  /** Takes the focus when it appears and when the kind changes. */
  takesFocus?: boolean;
}

/** Field for a code of the second login step. A phone offers its number keys for the digits of the app. */
export function CodeField({ kind, takesFocus = false, ...input }: CodeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  });
  useEffect(() => takeFocus(), [kind]);
  const texts = secondStep.codes[kind];
  return (
    <Box ref={box} data-kind={kind}>
      {kind === 'otp' ? (
        <NumberField {...texts} {...input} maxDigits={OTP_DIGITS} isCode autoComplete="one-time-code" />
      ) : (
        <TextField
          {...texts}
          {...input}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Box>
  );
}

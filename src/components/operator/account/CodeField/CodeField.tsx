import { useEffect, useEffectEvent, useRef } from 'react';
import { OTP_DIGITS, type CodeKind } from '#contract/auth/secondStep.rules';
import { secondStep } from '#copy/secondStep';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { TextField, type FieldInputProps } from '#src/components/base/form/TextField/TextField';
import { Box } from './CodeField.styles';

export interface CodeFieldProps extends Omit<FieldInputProps, 'type' | 'inputMode' | 'autoComplete'> {
  /** Code of the app, or a recovery code. */
  kind: CodeKind;
  /** Reason and remedy. */
  error?: string | null | undefined;
  /** Takes the focus on mount and when the kind changes. */
  takesFocus?: boolean;
}

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

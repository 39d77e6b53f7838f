import type { ReactNode } from 'react';
import { Frame, Hint, Label } from './Field.styles';
import { FieldError } from './FieldError';
import { useField, type FieldTexts } from './useField';

/** What a control inside a Field spreads onto its element. */
export type FieldControl = ReturnType<typeof useField>['control'];

export interface FieldProps extends FieldTexts {
  label: string;
  /** The control's id, where the caller needs to know it; otherwise one is made. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then what is wrong and the hint: the frame of every field. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const { control, hintId, errorId } = useField({ hint, error }, id);
  return (
    <Frame>
      <Label htmlFor={control.id}>{label}</Label>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}

import type { ReactElement } from 'react';
import { Frame, Hint, Label } from './Field.styles';
import { FieldError } from './FieldError';
import { useField, type FieldTexts } from './useField';

/** A control inside a Field spreads them onto its element. */
export type FieldControl = ReturnType<typeof useField>['control'];

export interface FieldProps extends FieldTexts {
  /** The control's id; by default one is generated. */
  id?: string | undefined;
  /** Renders the control; receives its id and its descriptions. */
  children: (control: FieldControl) => ReactElement;
}

/** Frame of every field: label, control, and below it the hint, which an error replaces. */
export function Field({ label, hint: usual, error, id, children }: FieldProps) {
  const hint = error ? undefined : usual;
  const { control, hintId, errorId } = useField({ hint, error }, id);
  return (
    <Frame>
      <Label htmlFor={control.id}>{label}</Label>
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <Hint id={hintId} aria-live="polite">
          {hint}
        </Hint>
      )}
    </Frame>
  );
}

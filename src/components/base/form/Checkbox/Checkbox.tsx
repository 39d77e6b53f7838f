import type { InputHTMLAttributes, Ref } from 'react';
import { TickBox } from '../Choice/TickBox';
import { Frame } from '../Field/Field.styles';
import { FieldError } from '../Field/FieldError';
import { useField } from '../Field/useField';
import { Consent } from './Checkbox.styles';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** Label, which is also the accessible name. */
  label: string;
  /** Reason and remedy; shown in red below the control. */
  error?: string | null | undefined;
  /** The native element. */
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox as large as a field, for consent; the whole box is clickable. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const { control, errorId } = useField({ error }, id);
  return (
    <Frame>
      <Consent {...input} {...control} type="checkbox">
        <TickBox />
        <span>{label}</span>
      </Consent>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
}

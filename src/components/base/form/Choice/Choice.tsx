import type { InputHTMLAttributes, Ref } from 'react';
import { Area } from './Choice.styles';
import type { Elements } from '../../elements';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  /** One of several, or on and off. */
  type: 'radio' | 'checkbox';
  /** Visible content; its text is the accessible name. */
  children: Elements;
  /** The native element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Base of RadioGroup, HeadcountPicker, Checkbox and Switch: an invisible native control that covers its visible
 * content. `styled(Choice)` styles it; all other attributes go to the control.
 */
export function Choice({ className, children, ...input }: ChoiceProps) {
  return (
    <Area className={className}>
      <input {...input} />
      {children}
    </Area>
  );
}

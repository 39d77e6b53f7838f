import type { InputHTMLAttributes, Ref } from 'react';
import { bookingForm } from '#copy/bookingForm';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { Checkbox } from '#src/components/base/form/Checkbox/Checkbox';
import { Changed } from './BookingForm.styles';

interface ConsentBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** The change of the terms since the consent; null without one. */
  change: string | null;
  /** Called when the box is ticked or cleared. */
  onTicked: (isTicked: boolean) => void;
  /** Reason and remedy. */
  error?: string | null | undefined;
  /** The native element. */
  ref?: Ref<HTMLInputElement>;
}

export function ConsentBox({ change, onTicked, onChange, ...box }: ConsentBoxProps) {
  return (
    <div>
      <Changed role="status">{change && <Warning>{change}</Warning>}</Changed>
      <Checkbox
        label={bookingForm.consent}
        {...box}
        onChange={(event) => {
          onTicked(event.target.checked);
          onChange?.(event);
        }}
      />
    </div>
  );
}

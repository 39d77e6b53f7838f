import { useId } from 'react';
import { format } from '../../../copy/format';
import { FieldError } from '../Field/FieldError';
import { Icon } from '../Icon/Icon';
import { Choice, Choices, Group, Label, Legend, SeatsLeft } from './HeadcountPicker.styles';

export interface HeadcountPickerProps {
  label: string;
  /** The chosen headcount; a number that is no button chooses none. */
  value: number;
  /** The last button: the seats that can be had. */
  max: number;
  seatsLeftText?: string | undefined;
  error?: string | null | undefined;
  onChange: (headcount: number) => void;
  name?: string;
  disabled?: boolean;
}

/** The party's size as a radio group of buttons, 1 to `max`. */
export function HeadcountPicker({
  label,
  value,
  max,
  seatsLeftText,
  error,
  onChange,
  name,
  disabled,
}: HeadcountPickerProps) {
  const id = useId();
  const described = [error && `${id}-error`, seatsLeftText && `${id}-left`].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      disabled={disabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend>
        <Label id={`${id}-label`}>{label}</Label>
        {seatsLeftText && <SeatsLeft id={`${id}-left`}>{seatsLeftText}</SeatsLeft>}
      </Legend>
      <Choices data-many={max > 8 || undefined}>
        {Array.from({ length: max }, (_, index) => index + 1).map((headcount) => (
          <Choice key={headcount}>
            <input
              type="radio"
              name={name ?? id}
              value={headcount}
              checked={headcount === value}
              onChange={() => onChange(headcount)}
            />
            <Icon name="check" />
            {format.people(headcount)}
          </Choice>
        ))}
      </Choices>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

import { useId } from 'react';
import { Hint } from '../Field/Field.styles';
import { FieldError } from '../Field/FieldError';
import { Choice, Choices, Group, Label } from './RadioGroup.styles';

export interface RadioGroupProps<Value extends string> {
  /** Label, which is also the accessible name. */
  label: string;
  /** The choices, in their order. */
  options: readonly { value: Value; label: string }[];
  /** The selected choice. */
  value: Value;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
  /** Name of the radio buttons; by default one is generated. */
  name?: string;
  /** Help below the control. */
  hint?: string | undefined;
  /** What is wrong and what to do; shown in red below the control. */
  error?: string | null | undefined;
  /**
   * `frame`: options in one frame under the label. `chips`: pills beside the label, wrapping, or in a scrollable line
   * (GuestFilters).
   */
  look?: 'frame' | 'chips';
}

/** Single choice of a few options, all of them visible. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  hint,
  error,
  look = 'frame',
}: RadioGroupProps<Value>) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      data-look={look}
      data-many={options.length > 4 || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Label id={`${id}-label`}>{label}</Label>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Choices>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Group>
  );
}

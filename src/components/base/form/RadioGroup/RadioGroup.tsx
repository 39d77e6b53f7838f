import { useId } from 'react';
import type { FieldTexts } from '../Field/useField';
import { Choices, Group, Option } from './RadioGroup.styles';

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** The choices, in their order. */
  options: readonly { value: Value; label: string }[];
  /** The selected choice. */
  value: Value;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
  /** Name of the radio buttons; by default one is generated. */
  name?: string;
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
  return (
    <Group label={label} hint={hint} error={error} data-look={look} data-many={options.length > 4 || undefined}>
      <Choices>
        {options.map((option) => (
          <Option
            key={option.value}
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span>{option.label}</span>
          </Option>
        ))}
      </Choices>
    </Group>
  );
}

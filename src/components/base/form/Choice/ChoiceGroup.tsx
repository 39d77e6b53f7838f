import { useId, type FieldsetHTMLAttributes } from 'react';
import { Flash } from '../../feedback/Flash/Flash';
import { Hint } from '../Field/Field.styles';
import { FieldError } from '../Field/FieldError';
import { useField, type FieldTexts } from '../Field/useField';
import { Aside, Group, Label, Legend } from './Choice.styles';
import type { Elements } from '../../elements';

export interface ChoiceGroupProps extends FieldTexts, FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** Place of the hint: below the choices, or beside the label, where changes are highlighted. */
  hintPlace?: 'below' | 'aside';
  /** The choices: `<Choice type="radio">`, in an element that arranges them. */
  children: Elements;
}

/** Single choice with label and hint; an error replaces a hint below. */
export function ChoiceGroup({ label, hint: usual, error, hintPlace = 'below', children, ...group }: ChoiceGroupProps) {
  const hint = error && hintPlace === 'below' ? undefined : usual;
  const labelId = useId();
  const { control, hintId, errorId } = useField({ hint, error });
  return (
    <Group
      {...group}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
    >
      <Legend>
        <Label id={labelId}>{label}</Label>
        {hint && hintPlace === 'aside' && (
          <Aside id={hintId}>
            <span>{hint}</span>
            <Flash of={hint} />
          </Aside>
        )}
      </Legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && hintPlace === 'below' && <Hint id={hintId}>{hint}</Hint>}
    </Group>
  );
}

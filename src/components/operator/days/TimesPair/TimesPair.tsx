import type { TripTimes } from '#contract/day/times.rules';
import { MEET_MAX } from '#contract/time.rules';
import { dayFactsForm as copy } from '#copy/dayFactsForm';
import { Pair } from '#src/components/base/form/FormCard/FormCard.styles';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import type { FieldInputProps } from '#src/components/base/form/TextField/TextField';
import { TimeField } from '#src/components/base/form/TimeField/TimeField';

export interface TimesPairProps {
  /** Input props from `useCheckedForm`. */
  field: (name: keyof TripTimes) => Omit<FieldInputProps, 'type'> & { error?: string | null };
}

const DIGITS = String(MEET_MAX).length;

export function TimesPair({ field }: TimesPairProps) {
  return (
    <Pair>
      <TimeField label={copy.departAt} {...field('departAt')} />
      <TimeField label={copy.returnAt} {...field('returnAt')} />
      <NumberField label={copy.meetAt} maxDigits={DIGITS} {...field('meetAt')} />
    </Pair>
  );
}

import { BULK, dayFactProblems } from '#contract/day/bulk.rules';
import { openingFrom, openingInput } from '#contract/day/openingInput.rules';
import type { ReserveDay, UpdateDay } from '#contract/day/day.schema';
import { dayFactsForm as copy } from '#copy/dayFactsForm';
import { settings } from '#copy/settings';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { Button } from '#src/components/base/actions/Button/Button';
import { Fold } from '#src/components/base/display/Fold/Fold';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { InstantField } from '#src/components/base/form/InstantField/InstantField';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { numberOrNull, numberOrZero } from '#src/components/base/form/NumberField/typedNumber';
import { Switch } from '#src/components/base/form/Switch/Switch';
import { useMerged } from '#src/components/operator/shell/ChangedElsewhere/useMerged';
import { TimesPair } from '../TimesPair/TimesPair';
import { Hint } from './DayFactsForm.styles';

export type DayFactValues = Omit<UpdateDay, 'id' | 'seen'>;

export interface DayFactsFormProps extends CheckedFormProps<DayFactValues> {
  /** The day with its saved values. */
  day: ReserveDay;
}

const FIELDS = ['departAt', 'returnAt', 'meetAt', 'minCount', 'opensAt'] as const;
type Typed = Record<(typeof FIELDS)[number], string> & { confirmed: boolean };
const DIGITS = String(BULK.numberMax).length;

const read = ({ departAt, returnAt, meetAt, minCount, opensAt, confirmed }: Typed): DayFactValues => ({
  departAt: departAt || null,
  returnAt: returnAt || null,
  meetAt: numberOrNull(meetAt),
  minCount: numberOrZero(minCount),
  opensAt: openingFrom(opensAt),
  confirmed: confirmed ? 'Y' : 'N',
});

const inForm = (day: ReserveDay): Typed => ({
  departAt: day.departAt ?? '',
  returnAt: day.returnAt ?? '',
  meetAt: day.meetAt === null ? '' : String(day.meetAt),
  minCount: String(day.minCount),
  opensAt: openingInput(day.opensAt),
  confirmed: day.confirmed === 'Y',
});

const FOLLOWED = [...FIELDS, 'confirmed'] as const;
const inWords = (field: keyof Typed, values: Typed): string => String(values[field]).replace('T', ' ');

/** Used inside a card of the page. */
export function DayFactsForm({ day, ...rest }: DayFactsFormProps) {
  const stored = inForm(day);
  const { values, setTyped, field, choice, form, error } = useCheckedForm<Typed, DayFactValues>({
    ...rest,
    initial: stored,
    fields: FIELDS,
    read,
    problems: (draft) => dayFactProblems(draft, day.totalCount, day.date),
  });
  useUnsaved(JSON.stringify(read(values)) !== JSON.stringify(read(stored)), rest.pending);
  const changes = useMerged<Typed, keyof Typed>({
    fields: FOLLOWED,
    labels: copy,
    stored,
    setTyped,
    inWords,
    // In stored form, so that `08` equals a saved 8.
    typed: inForm({ ...day, ...read(values) }),
  });
  return (
    <form {...form} noValidate aria-label={copy.title}>
      <Fold title={copy.title}>
        {changes}
        <TimesPair field={field} />
        <Hint>{copy.timesHint}</Hint>
        <NumberField label={copy.minCount} hint={copy.minCountHint} maxDigits={DIGITS} {...field('minCount')} />
        {numberOrZero(values.minCount) > 0 && (
          <>
            <Switch label={copy.confirmed} checked={values.confirmed} onChange={choice('confirmed').onChange} />
            <Hint>{copy.confirmedHint}</Hint>
          </>
        )}
        <InstantField label={copy.opensAt} hint={copy.opensAtHint} {...field('opensAt')} />
        {error && <FieldError>{error}</FieldError>}
        <Button
          type="submit"
          variant="tint"
          full
          pending={rest.pending}
          aria-label={rest.pending ? undefined : copy.save}
        >
          {rest.pending ? settings.saving : settings.save}
        </Button>
      </Fold>
    </form>
  );
}

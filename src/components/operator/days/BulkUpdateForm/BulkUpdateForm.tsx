import { BULK, bulkProblems, type DayPlan } from '#contract/day/bulk.rules';
import { openingFrom } from '#contract/day/openingInput.rules';
import type { BulkUpdate, DayState } from '#contract/day/day.schema';
import { cleanText, DAY_MEMO_MAX, FISH_MAX } from '#contract/text.rules';
import { admin } from '#copy/admin';
import { bulk } from '#copy/bulk';
import { dayFactsForm } from '#copy/dayFactsForm';
import { dayState } from '#copy/reserve';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { DateField } from '#src/components/base/form/DateField/DateField';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { Pair } from '#src/components/base/form/FormCard/FormCard.styles';
import { InstantField } from '#src/components/base/form/InstantField/InstantField';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { numberOrNaN, numberOrNull, numberOrZero } from '#src/components/base/form/NumberField/typedNumber';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { Switch } from '#src/components/base/form/Switch/Switch';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { Small } from '#src/components/base/display/elements.styles';
import { TimesPair } from '../TimesPair/TimesPair';

export interface BulkUpdateFormProps extends CheckedFormProps<BulkUpdate> {
  /** Initial values. */
  initial: Pick<BulkUpdate, 'stdate' | 'eddate'> & DayPlan;
}

const DIGITS = String(BULK.numberMax).length;
const FIELDS = [
  ...(['stdate', 'eddate', 'fish', 'totalCount', 'price', 'reservePrice', 'state', 'memo'] as const),
  ...(['departAt', 'returnAt', 'meetAt', 'minCount', 'opensAt'] as const),
] as const;
interface Typed extends Record<Exclude<(typeof FIELDS)[number], 'state'>, string> {
  scope: 'plan' | 'note';
  /** Empty: every day keeps its state. */
  state: DayState | '';
  writesMemo: boolean;
  memoPublic: boolean;
  writesTimes: boolean;
  writesMinimum: boolean;
  writesOpening: boolean;
}

const read = ({
  scope,
  state,
  writesMemo,
  memoPublic,
  writesTimes,
  writesMinimum,
  writesOpening,
  ...typed
}: Typed): BulkUpdate => ({
  stdate: typed.stdate,
  eddate: typed.eddate,
  ...(scope === 'plan' && {
    fish: cleanText(typed.fish),
    totalCount: numberOrNaN(typed.totalCount),
    price: numberOrNaN(typed.price),
    reservePrice: numberOrNaN(typed.reservePrice),
  }),
  ...(state && { state }),
  ...(writesMemo && { memo: cleanText(typed.memo), memoPublic: memoPublic ? 'Y' : 'N' }),
  ...(writesTimes && {
    departAt: typed.departAt || null,
    returnAt: typed.returnAt || null,
    meetAt: numberOrNull(typed.meetAt),
  }),
  ...(writesMinimum && { minCount: numberOrZero(typed.minCount) }),
  ...(writesOpening && { opensAt: openingFrom(typed.opensAt) }),
});

const isEmpty = ({ fish, state, memo, departAt, minCount, opensAt }: BulkUpdate): boolean =>
  [fish, state, memo, departAt, minCount, opensAt].every((value) => value === undefined);
const NOTHING = { field: 'state', code: 'VALUE_REQUIRED' } as const;

const SCOPES = (['plan', 'note'] as const).map((value) => ({ value, label: bulk.scopes[value] }));
const STATES = [
  { value: '' as const, label: bulk.sameState },
  ...(['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] as const).map((value) => ({ value, label: dayState.label[value] })),
];

/** Specification 5. Prices are in 10,000 won. */
export function BulkUpdateForm({ initial, ...rest }: BulkUpdateFormProps) {
  const { values, field, choice, card } = useCheckedForm<Typed, BulkUpdate>({
    ...rest,
    initial: {
      ...initial,
      totalCount: String(initial.totalCount),
      price: String(initial.price),
      reservePrice: String(initial.reservePrice),
      scope: 'plan',
      state: '',
      writesMemo: false,
      memo: '',
      memoPublic: false,
      writesTimes: false,
      departAt: '',
      returnAt: '',
      meetAt: '',
      writesMinimum: false,
      minCount: '0',
      writesOpening: false,
      opensAt: '',
    },
    fields: FIELDS,
    read,
    problems: (update) => (isEmpty(update) ? [NOTHING] : bulkProblems(update)),
  });
  const { scope, writesMemo, memoPublic, writesTimes, writesMinimum, writesOpening } = values;
  const state = choice('state');
  return (
    <FormCard {...card} label={bulk.title} submitLabel={bulk.submit} submittingLabel={bulk.submitting}>
      <Pair>
        <DateField label={bulk.start} {...field('stdate', ['eddate'])} />
        <DateField label={bulk.end} {...field('eddate')} />
      </Pair>
      <RadioGroup label={bulk.scope} options={SCOPES} {...choice('scope')} />
      <Small>{bulk.keeps[scope]}</Small>
      {scope === 'plan' && (
        <>
          <TextField label={bulk.fish} maxCharacters={FISH_MAX} {...field('fish')} />
          <Pair>
            {(['totalCount', 'price', 'reservePrice'] as const).map((name) => (
              <NumberField key={name} label={bulk[name]} maxDigits={DIGITS} {...field(name)} />
            ))}
          </Pair>
        </>
      )}
      <RadioGroup label={bulk.state} options={STATES} {...state} error={state.error && bulk.nothing} />
      <Switch label={bulk.writesMemo} checked={writesMemo} onChange={choice('writesMemo').onChange} />
      {writesMemo && (
        <>
          <TextField label={admin.day.memo} hint={bulk.memoHint} maxCharacters={DAY_MEMO_MAX} {...field('memo')} />
          <Switch label={admin.day.memoPublic} checked={memoPublic} onChange={choice('memoPublic').onChange} />
        </>
      )}
      <Switch label={bulk.writesTimes} checked={writesTimes} onChange={choice('writesTimes').onChange} />
      {writesTimes && (
        <>
          <TimesPair field={field} />
          <Small>{dayFactsForm.timesHint}</Small>
        </>
      )}
      <Switch label={bulk.writesMinimum} checked={writesMinimum} onChange={choice('writesMinimum').onChange} />
      {writesMinimum && (
        <NumberField
          label={dayFactsForm.minCount}
          hint={dayFactsForm.minCountHint}
          maxDigits={DIGITS}
          {...field('minCount')}
        />
      )}
      <Switch label={bulk.writesOpening} checked={writesOpening} onChange={choice('writesOpening').onChange} />
      {writesOpening && (
        <InstantField label={dayFactsForm.opensAt} hint={dayFactsForm.opensAtHint} {...field('opensAt')} />
      )}
    </FormCard>
  );
}

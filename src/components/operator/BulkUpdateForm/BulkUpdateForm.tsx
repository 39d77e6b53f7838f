import { Controller, useWatch } from 'react-hook-form';
import { BULK, bulkProblems, type DayPlan } from '../../../../contract/day/day.rules';
import type { BulkUpdate, DayState } from '../../../../contract/day/day.schema';
import { cleanName, DAY_MEMO_MAX, FISH_MAX } from '../../../../contract/text.rules';
import { admin } from '../../../../copy/admin';
import { bulk } from '../../../../copy/bulk';
import { dayState } from '../../../../copy/reserve';
import { DateField } from '../../base/form/DateField/DateField';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { Pair } from '../../base/form/FormCard/FormCard.styles';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/FormCard/useCheckedForm';
import { NumberField } from '../../base/form/NumberField/NumberField';
import { RadioGroup } from '../../base/form/RadioGroup/RadioGroup';
import { Switch } from '../../base/form/Switch/Switch';
import { TextField } from '../../base/form/TextField/TextField';
import { Keeps } from './BulkUpdateForm.styles';

export interface BulkUpdateFormProps extends CheckedFormProps<BulkUpdate> {
  /** Initial values of the form. */
  initial: Pick<BulkUpdate, 'stdate' | 'eddate'> & DayPlan;
}

const DIGITS = String(BULK.numberMax).length;
const FIELDS = ['stdate', 'eddate', 'fish', 'totalCount', 'price', 'reservePrice', 'state', 'memo'] as const;
interface Typed extends Record<Exclude<(typeof FIELDS)[number], 'state'>, string> {
  scope: 'plan' | 'note';
  /** Empty if every day keeps its state. */
  state: DayState | '';
  writesMemo: boolean;
}

const numberOf = (digits: string): number => (digits === '' ? NaN : Number(digits));
const read = ({ scope, state, writesMemo, ...typed }: Typed): BulkUpdate => ({
  stdate: typed.stdate,
  eddate: typed.eddate,
  ...(scope === 'plan' && {
    fish: cleanName(typed.fish),
    totalCount: numberOf(typed.totalCount),
    price: numberOf(typed.price),
    reservePrice: numberOf(typed.reservePrice),
  }),
  ...(state && { state }),
  ...(writesMemo && { memo: cleanName(typed.memo) }),
});

/** Whether the update contains no plan, no state and no memo. */
const isEmpty = ({ fish, state, memo }: BulkUpdate): boolean =>
  fish === undefined && state === undefined && memo === undefined;
const NOTHING = { field: 'state', code: 'VALUE_REQUIRED' } as const;

const SCOPES = (['plan', 'note'] as const).map((value) => ({ value, label: bulk.scopes[value] }));
const STATES = [
  { value: '' as const, label: bulk.sameState },
  ...(['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] as const).map((value) => ({ value, label: dayState.label[value] })),
];

/**
 * Bulk update of the days in a range (specification 5): optionally fish, seats and prices (in 10,000 won), and
 * optionally one state and one memo for all of them.
 */
export function BulkUpdateForm({ initial, ...rest }: BulkUpdateFormProps) {
  const { register, control, errorOf, card } = useCheckedForm<Typed, BulkUpdate>({
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
    },
    fields: FIELDS,
    read,
    problems: (update) => (isEmpty(update) ? [NOTHING] : bulkProblems(update)),
  });
  const [scope, writesMemo] = useWatch({ control, name: ['scope', 'writesMemo'] });
  const nothing = errorOf('state') && bulk.nothing;
  return (
    <FormCard {...card} label={bulk.title} submitLabel={bulk.submit} submittingLabel={bulk.submitting}>
      <Pair>
        <DateField label={bulk.start} error={errorOf('stdate')} {...register('stdate', { deps: ['eddate'] })} />
        <DateField label={bulk.end} error={errorOf('eddate')} {...register('eddate')} />
      </Pair>
      <Controller
        control={control}
        name="scope"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup label={bulk.scope} name={name} options={SCOPES} value={value} onChange={onChange} />
        )}
      />
      <Keeps>{bulk.keeps[scope]}</Keeps>
      {scope === 'plan' && (
        <>
          <TextField label={bulk.fish} error={errorOf('fish')} maxCharacters={FISH_MAX} {...register('fish')} />
          <Pair>
            {(['totalCount', 'price', 'reservePrice'] as const).map((field) => (
              <NumberField
                key={field}
                label={bulk[field]}
                error={errorOf(field)}
                maxDigits={DIGITS}
                {...register(field)}
              />
            ))}
          </Pair>
        </>
      )}
      <Controller
        control={control}
        name="state"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            label={bulk.state}
            name={name}
            options={STATES}
            value={value}
            error={nothing}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="writesMemo"
        render={({ field: { value, onChange } }) => (
          <Switch label={bulk.writesMemo} checked={value} onChange={onChange} />
        )}
      />
      {writesMemo && (
        <TextField
          label={admin.day.memo}
          hint={bulk.memoHint}
          error={errorOf('memo')}
          maxCharacters={DAY_MEMO_MAX}
          {...register('memo')}
        />
      )}
    </FormCard>
  );
}

import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { DEFAULT_CUTOFF_HOUR, POLICY, policyProblems, tideSetting } from '../../../../contract/config/config.rules';
import { TIDE_SETTINGS, type TideSetting } from '../../../../contract/day/tide.rules';
import type { ConfigLogic, PolicyValues, YesNo } from '../../../../contract/config/config.schema';
import { settings } from '../../../../copy/settings';
import { ChangedElsewhere } from '../ChangedElsewhere/ChangedElsewhere';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/FormCard/useCheckedForm';
import { useStoredChanges } from '../../base/form/FormCard/useStoredChanges';
import { NumberField } from '../../base/form/NumberField/NumberField';
import { RadioGroup } from '../../base/form/RadioGroup/RadioGroup';

export interface StorePolicyFormProps extends CheckedFormProps<PolicyValues> {
  /** The saved values; the form's defaults replace values that were never saved. */
  logic: ConfigLogic;
  /** The values that the form was filled with, if another device has saved since; otherwise null. */
  before?: ConfigLogic | null;
}

const copy = settings.policy;
const FIELDS = ['month', 'reserveTime', 'ktAdmin', 'useReserveFind', 'tideTable'] as const;
interface Typed {
  month: string;
  reserveTime: string;
  ktAdmin: YesNo;
  useReserveFind: YesNo;
  tideTable: TideSetting;
}
const read = ({ month, reserveTime, ...rest }: Typed): PolicyValues => ({
  ...rest,
  month: Number(month),
  reserveTime: reserveTime === '' ? NaN : Number(reserveTime),
});

const MONTHS = Array.from({ length: POLICY.monthMax - POLICY.monthMin + 1 }, (_, index) => {
  const months = POLICY.monthMin + index;
  return { value: String(months), label: copy.months(months) };
});
const USE = (['Y', 'N'] as const).map((value) => ({ value, label: copy.use[value] }));
const TIDES = TIDE_SETTINGS.map((value) => ({ value, label: copy.tideTables[value] }));
const HINTS = { ktAdmin: copy.ktAdminHint, useReserveFind: copy.useReserveFindHint };

const inForm = (logic: ConfigLogic): Typed => ({
  month: String(logic.month ?? POLICY.formMonths),
  reserveTime: String(logic.reserveTime ?? DEFAULT_CUTOFF_HOUR),
  ktAdmin: logic.ktAdmin ?? 'N',
  useReserveFind: logic.useReserveFind ?? 'N',
  tideTable: tideSetting(logic),
});
const inWords = {
  month: ({ month }) => copy.months(Number(month)),
  reserveTime: ({ reserveTime }) => copy.hour(Number(reserveTime)),
  ktAdmin: ({ ktAdmin }) => copy.use[ktAdmin],
  useReserveFind: ({ useReserveFind }) => copy.use[useReserveFind],
  tideTable: ({ tideTable }) => copy.tideTables[tideTable],
} satisfies Record<keyof Typed, (typed: Typed) => string>;

/**
 * Form for the booking rules: how far ahead and until when bookings are possible, two switches (specification 3, 5),
 * and the 물때 table.
 */
export function StorePolicyForm({ logic, before = null, ...rest }: StorePolicyFormProps) {
  const stored = useMemo(() => inForm(logic), [logic]);
  const filled = useMemo(() => before && inForm(before), [before]);
  const { register, control, setValue, errorOf, card } = useCheckedForm<Typed, PolicyValues>({
    ...rest,
    initial: stored,
    fields: FIELDS,
    read,
    problems: policyProblems,
  });
  const { changed, typed, take } = useStoredChanges({ control, setValue, fields: FIELDS, stored, before: filled });
  return (
    <FormCard {...card} label={settings.pages.policy} submitLabel={settings.save} submittingLabel={settings.saving}>
      {changed.length > 0 && (
        <ChangedElsewhere
          key={logic.version}
          changes={changed.map((field) => ({
            field,
            label: copy[field],
            stored: inWords[field](stored),
            typed: inWords[field](typed),
          }))}
          onTake={take}
        />
      )}
      <Controller
        control={control}
        name="month"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            label={copy.month}
            name={name}
            options={MONTHS}
            value={value}
            hint={copy.monthHint}
            error={errorOf('month')}
            onChange={onChange}
          />
        )}
      />
      <NumberField
        label={copy.reserveTime}
        hint={copy.reserveTimeHint}
        error={errorOf('reserveTime')}
        maxDigits={String(POLICY.hourMax).length}
        {...register('reserveTime')}
      />
      {(['ktAdmin', 'useReserveFind'] as const).map((switched) => (
        <Controller
          key={switched}
          control={control}
          name={switched}
          render={({ field: { name, value, onChange } }) => (
            <RadioGroup
              label={copy[switched]}
              name={name}
              options={USE}
              value={value}
              hint={HINTS[switched]}
              error={errorOf(switched)}
              onChange={onChange}
            />
          )}
        />
      ))}
      <Controller
        control={control}
        name="tideTable"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            label={copy.tideTable}
            name={name}
            options={TIDES}
            value={value}
            hint={copy.tideTableHint}
            error={errorOf('tideTable')}
            onChange={onChange}
          />
        )}
      />
    </FormCard>
  );
}

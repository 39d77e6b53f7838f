import { Controller } from 'react-hook-form';
import { DEFAULT_CUTOFF_HOUR, POLICY, policyProblems, tideSetting } from '../../../contract/config/config.rules';
import { TIDE_SETTINGS, type TideSetting } from '../../../contract/day/tide.rules';
import type { ConfigLogic, StoreLogic, YesNo } from '../../../contract/config/config.schema';
import { settings } from '../../../copy/settings';
import { FormCard } from '../FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../FormCard/useCheckedForm';
import { NumberField } from '../NumberField/NumberField';
import { RadioGroup } from '../RadioGroup/RadioGroup';

export interface StorePolicyFormProps extends CheckedFormProps<StoreLogic> {
  /** What is saved; the form's own defaults stand for what never was. */
  logic: ConfigLogic;
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
const read = ({ month, reserveTime, ...rest }: Typed): StoreLogic => ({
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

/** How far ahead and until when bookings are taken, two switches (specification 3, 5), and the table of 물때. */
export function StorePolicyForm({ logic, ...rest }: StorePolicyFormProps) {
  const { register, control, errorOf, card } = useCheckedForm<Typed, StoreLogic>({
    ...rest,
    initial: {
      month: String(logic.month ?? POLICY.formMonths),
      reserveTime: String(logic.reserveTime ?? DEFAULT_CUTOFF_HOUR),
      ktAdmin: logic.ktAdmin ?? 'N',
      useReserveFind: logic.useReserveFind ?? 'N',
      tideTable: tideSetting(logic),
    },
    fields: FIELDS,
    read,
    problems: policyProblems,
  });
  return (
    <FormCard {...card} label={settings.pages.policy} submitLabel={settings.save} submittingLabel={settings.saving}>
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

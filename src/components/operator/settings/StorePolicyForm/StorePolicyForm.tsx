import { DEFAULT_CUTOFF_HOUR, tideSetting } from '#contract/config/config.rules';
import { POLICY, policyProblems } from '#contract/config/policy.rules';
import { TIDE_SETTINGS, type TideSetting } from '#contract/day/tide.rules';
import type { ConfigLogic, PolicyValues, YesNo } from '#contract/config/config.schema';
import { cleanText, POLICY_TEXT_MAX } from '#contract/text.rules';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { settings } from '#copy/settings';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { numberOrNaN, numberOrNull } from '#src/components/base/form/NumberField/typedNumber';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { TimesPair } from '#src/components/operator/days/TimesPair/TimesPair';
import { Small } from '#src/components/base/display/elements.styles';
import { useStoredForm, type StoredFormProps } from '#src/components/operator/shell/ChangedElsewhere/useStoredForm';

/** Defaults replace values that were never saved. */
export type StorePolicyFormProps = StoredFormProps<ConfigLogic, PolicyValues>;

const copy = settings.policy;
const FIELDS = [
  ...(['month', 'reserveTime', 'ktAdmin', 'useReserveFind', 'tideTable'] as const),
  ...(['payHours', 'payHoursSoon', 'autoCancel', 'departAt', 'returnAt', 'meetAt', 'payRest', 'payBack'] as const),
  ...(['useWaiting', 'holdMinutes', 'fairStart', 'useManifest'] as const),
] as const;
const USED = ['ktAdmin', 'useReserveFind', 'autoCancel', 'useWaiting', 'useManifest'] as const;
const NUMBERS = ['payHours', 'payHoursSoon', 'holdMinutes', 'fairStart', 'meetAt'] as const;
const TEXTS = ['departAt', 'returnAt', 'payRest', 'payBack'] as const;
type Used = Record<(typeof USED)[number], YesNo>;
type Written = Record<'month' | 'reserveTime' | (typeof NUMBERS | typeof TEXTS)[number], string>;
type Typed = Used & Written & { tideTable: TideSetting };

const each = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
const read = ({ month, reserveTime, ...typed }: Typed): PolicyValues => ({
  ...typed,
  ...each(NUMBERS, (name) => numberOrNull(typed[name])),
  ...each(TEXTS, (name) => cleanText(typed[name]) || null),
  month: Number(month),
  reserveTime: numberOrNaN(reserveTime),
});

const MONTHS = Array.from({ length: POLICY.monthMax - POLICY.monthMin + 1 }, (_, index) => {
  const months = POLICY.monthMin + index;
  return { value: String(months), label: copy.months(months) };
});
const USE = (['Y', 'N'] as const).map((value) => ({ value, label: copy.use[value] }));
const TIDES = TIDE_SETTINGS.map((value) => ({ value, label: copy.tideTables[value] }));

const inForm = (logic: ConfigLogic): Typed => ({
  ...each(USED, (name) => logic[name] ?? 'N'),
  ...each(NUMBERS, (name) => String(logic[name] ?? '')),
  ...each(TEXTS, (name) => logic[name] ?? ''),
  month: String(logic.month ?? POLICY.formMonths),
  reserveTime: String(logic.reserveTime ?? DEFAULT_CUTOFF_HOUR),
  tideTable: tideSetting(logic),
});
/** For values without a unit of their own. */
const WORDS: Partial<Record<keyof Written, (typed: string) => string>> = {
  month: (months) => copy.months(Number(months)),
  reserveTime: (hour) => copy.hour(Number(hour)),
  payHours: copy.hours,
  payHoursSoon: copy.hours,
  departAt: format.clock,
  returnAt: format.clock,
  meetAt: copy.minutesBefore,
  holdMinutes: copy.minutes,
  fairStart: copy.seconds,
};
const isUsed = (name: keyof Typed): name is keyof Used => USED.some((used) => used === name);
const inWords = (name: keyof Typed, typed: Typed): string => {
  if (isUsed(name)) return copy.use[typed[name]];
  if (name === 'tideTable') return copy.tideTables[typed.tideTable];
  return typed[name] && (WORDS[name]?.(typed[name]) ?? typed[name]);
};

/** Specification 3, 5. */
export function StorePolicyForm(props: StorePolicyFormProps) {
  const { field, choice, card, changes } = useStoredForm<ConfigLogic, Typed, PolicyValues>({
    ...props,
    fields: FIELDS,
    labels: copy,
    inForm,
    inWords,
    read,
    problems: policyProblems,
  });
  return (
    <FormCard {...card} label={settings.pages.policy} submitLabel={settings.save} submittingLabel={settings.saving}>
      {changes}
      <RadioGroup label={copy.month} hint={copy.monthHint} options={MONTHS} {...choice('month')} />
      <NumberField
        label={copy.reserveTime}
        hint={copy.reserveTimeHint}
        maxDigits={String(POLICY.hourMax).length}
        {...field('reserveTime')}
      />
      <RadioGroup label={copy.ktAdmin} hint={copy.ktAdminHint} options={USE} {...choice('ktAdmin')} />
      <RadioGroup
        label={copy.useReserveFind}
        hint={copy.useReserveFindHint}
        options={USE}
        {...choice('useReserveFind')}
      />
      <RadioGroup label={copy.tideTable} hint={copy.tideTableHint} options={TIDES} {...choice('tideTable')} />
      <NumberField label={copy.payHours} hint={copy.payHoursHint} maxDigits={3} {...field('payHours')} />
      <NumberField label={copy.payHoursSoon} hint={copy.payHoursSoonHint} maxDigits={3} {...field('payHoursSoon')} />
      <RadioGroup label={copy.autoCancel} hint={copy.autoCancelHint} options={USE} {...choice('autoCancel')} />
      <TimesPair field={field} />
      <Small>{copy.timesHint}</Small>
      <TextField
        label={copy.payRest}
        hint={copy.payRestHint}
        placeholder={booking.payRest}
        maxCharacters={POLICY_TEXT_MAX}
        {...field('payRest')}
      />
      <TextField label={copy.payBack} hint={copy.payBackHint} maxCharacters={POLICY_TEXT_MAX} {...field('payBack')} />
      <RadioGroup label={copy.useWaiting} hint={copy.useWaitingHint} options={USE} {...choice('useWaiting')} />
      <NumberField label={copy.holdMinutes} hint={copy.holdMinutesHint} maxDigits={4} {...field('holdMinutes')} />
      <NumberField label={copy.fairStart} hint={copy.fairStartHint} maxDigits={2} {...field('fairStart')} />
      <RadioGroup label={copy.useManifest} hint={copy.useManifestHint} options={USE} {...choice('useManifest')} />
    </FormCard>
  );
}

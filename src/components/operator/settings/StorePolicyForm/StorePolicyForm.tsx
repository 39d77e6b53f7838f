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
import { useStoredForm, type StoredFormProps } from '#src/components/operator/shell/ChangedElsewhere/useStoredForm';

import { Hint } from './StorePolicyForm.styles';

/** Defaults replace values that were never saved. */
export type StorePolicyFormProps = StoredFormProps<ConfigLogic, PolicyValues>;

const copy = settings.policy;
const FIELDS = [
  ...(['month', 'reserveTime', 'ktAdmin', 'useReserveFind', 'tideTable'] as const),
  ...(['payHours', 'payHoursSoon', 'autoCancel', 'departAt', 'returnAt', 'meetAt', 'payRest', 'payBack'] as const),
  ...(['useWaiting', 'holdMinutes', 'fairStart', 'useManifest'] as const),
] as const;
interface Typed {
  month: string;
  reserveTime: string;
  ktAdmin: YesNo;
  useReserveFind: YesNo;
  tideTable: TideSetting;
  payHours: string;
  payHoursSoon: string;
  autoCancel: YesNo;
  departAt: string;
  returnAt: string;
  meetAt: string;
  payRest: string;
  payBack: string;
  useWaiting: YesNo;
  holdMinutes: string;
  fairStart: string;
  useManifest: YesNo;
}
const read = ({ month, reserveTime, departAt, returnAt, meetAt, payRest, payBack, ...rest }: Typed): PolicyValues => ({
  ...rest,
  payHours: numberOrNull(rest.payHours),
  payHoursSoon: numberOrNull(rest.payHoursSoon),
  holdMinutes: numberOrNull(rest.holdMinutes),
  fairStart: numberOrNull(rest.fairStart),
  departAt: departAt || null,
  returnAt: returnAt || null,
  meetAt: numberOrNull(meetAt),
  payRest: cleanText(payRest) || null,
  payBack: cleanText(payBack) || null,
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
  month: String(logic.month ?? POLICY.formMonths),
  reserveTime: String(logic.reserveTime ?? DEFAULT_CUTOFF_HOUR),
  ktAdmin: logic.ktAdmin ?? 'N',
  useReserveFind: logic.useReserveFind ?? 'N',
  tideTable: tideSetting(logic),
  payHours: logic.payHours === null ? '' : String(logic.payHours),
  payHoursSoon: logic.payHoursSoon === null ? '' : String(logic.payHoursSoon),
  autoCancel: logic.autoCancel ?? 'N',
  departAt: logic.departAt ?? '',
  returnAt: logic.returnAt ?? '',
  meetAt: logic.meetAt === null ? '' : String(logic.meetAt),
  payRest: logic.payRest ?? '',
  payBack: logic.payBack ?? '',
  useWaiting: logic.useWaiting ?? 'N',
  holdMinutes: logic.holdMinutes === null ? '' : String(logic.holdMinutes),
  fairStart: logic.fairStart === null ? '' : String(logic.fairStart),
  useManifest: logic.useManifest ?? 'N',
});
const inWords = {
  month: ({ month }) => copy.months(Number(month)),
  reserveTime: ({ reserveTime }) => copy.hour(Number(reserveTime)),
  ktAdmin: ({ ktAdmin }) => copy.use[ktAdmin],
  useReserveFind: ({ useReserveFind }) => copy.use[useReserveFind],
  tideTable: ({ tideTable }) => copy.tideTables[tideTable],
  payHours: ({ payHours }) => payHours && copy.hours(payHours),
  payHoursSoon: ({ payHoursSoon }) => payHoursSoon && copy.hours(payHoursSoon),
  autoCancel: ({ autoCancel }) => copy.use[autoCancel],
  departAt: ({ departAt }) => departAt && format.clock(departAt),
  returnAt: ({ returnAt }) => returnAt && format.clock(returnAt),
  meetAt: ({ meetAt }) => meetAt && copy.minutesBefore(meetAt),
  payRest: ({ payRest }) => payRest,
  payBack: ({ payBack }) => payBack,
  useWaiting: ({ useWaiting }) => copy.use[useWaiting],
  holdMinutes: ({ holdMinutes }) => holdMinutes && copy.minutes(holdMinutes),
  fairStart: ({ fairStart }) => fairStart && copy.seconds(fairStart),
  useManifest: ({ useManifest }) => copy.use[useManifest],
} satisfies Record<keyof Typed, (typed: Typed) => string>;

/** Specification 3, 5. */
export function StorePolicyForm(props: StorePolicyFormProps) {
  const { field, choice, card, changes } = useStoredForm<ConfigLogic, Typed, PolicyValues>({
    ...props,
    fields: FIELDS,
    labels: copy,
    inForm,
    inWords: (name, typed) => inWords[name](typed),
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
      <Hint>{copy.timesHint}</Hint>
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

import { FAIR_START_MAX } from '../day/fairStart.rules';
import { timeProblems } from '../day/timeInput.rules';
import type { FieldProblem } from '../errors';
import { characters, hasForbiddenCharacter, POLICY_TEXT_MAX } from '../text.rules';
import type { StoreLogic } from './config.schema';

/** Specification 5, 9; the form's default is from specification 3. */
export const POLICY = {
  monthMin: 2,
  monthMax: 6,
  hourMax: 23,
  formMonths: 2,
  payHoursMin: 1,
  payHoursMax: 240,
  holdMinutesMin: 10,
  holdMinutesMax: 1_440,
} as const;
const isWithin = (sent: number | undefined, min: number, max: number): boolean =>
  sent === undefined || (Number.isInteger(sent) && sent >= min && sent <= max);

const textProblem = (field: 'payRest' | 'payBack', sent: string | null | undefined): FieldProblem<typeof field>[] => {
  const value = sent ?? '';
  if (hasForbiddenCharacter(value)) return [{ field, code: 'CHARACTER_INVALID' }];
  return characters(value) > POLICY_TEXT_MAX ? [{ field, code: 'TOO_LONG', max: POLICY_TEXT_MAX }] : [];
};

/** Missing fields stay unchanged. */
export const policyProblems = (draft: Omit<StoreLogic, 'version'>): FieldProblem<keyof StoreLogic>[] => [
  ...(isWithin(draft.month, POLICY.monthMin, POLICY.monthMax)
    ? []
    : [{ field: 'month', code: 'MONTHS_INVALID' } as const]),
  ...(isWithin(draft.reserveTime, 0, POLICY.hourMax) ? [] : [{ field: 'reserveTime', code: 'HOUR_INVALID' } as const]),
  ...(['payHours', 'payHoursSoon'] as const).flatMap((field) =>
    isWithin(draft[field] ?? undefined, POLICY.payHoursMin, POLICY.payHoursMax)
      ? []
      : [{ field, code: 'PAY_HOURS_INVALID' } as const],
  ),
  ...(isWithin(draft.holdMinutes ?? undefined, POLICY.holdMinutesMin, POLICY.holdMinutesMax)
    ? []
    : [{ field: 'holdMinutes', code: 'HOLD_MINUTES_INVALID' } as const]),
  ...(isWithin(draft.fairStart ?? undefined, 0, FAIR_START_MAX)
    ? []
    : [{ field: 'fairStart', code: 'FAIR_START_INVALID' } as const]),
  ...timeProblems({
    departAt: draft.departAt ?? null,
    returnAt: draft.returnAt ?? null,
    meetAt: draft.meetAt ?? null,
  }),
  ...textProblem('payRest', draft.payRest),
  ...textProblem('payBack', draft.payBack),
];

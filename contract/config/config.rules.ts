import { DEFAULT_TIDE_TABLE, type TideSetting } from '../day/tide.rules';
import type { FieldProblem } from '../errors';
import { characters, cleanLines, cleanText, hasForbiddenCharacter, INFO_MAX } from '../text.rules';
import type { ConfigLogic, StoreInfo, TripTerms } from './config.schema';

/** Default number of bookable months, for the public calendar and the booking window (specification 3, 9). */
export const DEFAULT_MONTHS = 6;
/** Default hour of the day of a trip (0 to 23, Seoul) from which it cannot be booked (specification 3). */
export const DEFAULT_CUTOFF_HOUR = 10;

/** Number of bookable months, including the current one. */
export const bookableMonths = (logic: Pick<ConfigLogic, 'month'>): number => logic.month ?? DEFAULT_MONTHS;

/** The hour from which same-day booking is closed; an invalid or too large value counts as 0 (specification 3). */
export const cutoffHour = (logic: Pick<ConfigLogic, 'reserveTime'>): number => {
  const hour = logic.reserveTime ?? DEFAULT_CUTOFF_HOUR;
  return Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : 0;
};

/** Whether visitors can look up bookings online; bookings then need a password. */
export const usesReserveFind = (logic: Pick<ConfigLogic, 'useReserveFind'>): boolean => logic.useReserveFind === 'Y';

/** Whether full days have a waiting list. */
export const usesWaiting = (logic: Pick<ConfigLogic, 'useWaiting'>): boolean => logic.useWaiting === 'Y';

/** The tide table (물때) of the calendar; defaults to the one of the south sea. */
export const tideSetting = (logic: Pick<ConfigLogic, 'tideTable'>): TideSetting =>
  logic.tideTable ?? DEFAULT_TIDE_TABLE;

/** The terms of a policy that says nothing about trips. */
export const NO_TERMS: TripTerms = { departAt: null, returnAt: null, meetAt: null, payRest: null, payBack: null };

export type InfoField = keyof typeof INFO_MAX;
/** The fields of the store's information. */
export const INFO_FIELDS = Object.keys(INFO_MAX) as InfoField[];

/** The fields of a form that differ from the stored values. An emptied field equals one that was never saved. */
export const changedValues = <Values extends object>(
  values: Values,
  stored: Record<keyof Values, unknown>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value ?? '') !== JSON.stringify(stored[field as keyof Values] ?? ''),
    ),
  ) as Partial<Values>;

/** The store information in its stored form; the description may have several lines. A missing field stays missing. */
export const cleanInfo = <Sent extends Partial<Record<InfoField, string | null>>>(sent: Sent): Sent => {
  const cleaned = INFO_FIELDS.flatMap((field) => {
    const text = sent[field];
    return text == null ? [] : [[field, field === 'desc' ? cleanLines(text) : cleanText(text)] as const];
  });
  return { ...sent, ...Object.fromEntries(cleaned) };
};

/** Validates the store information in its stored form, in the order of its fields. */
export const infoProblems = (draft: Omit<StoreInfo, 'version'>): FieldProblem<InfoField>[] =>
  INFO_FIELDS.flatMap((field): FieldProblem<InfoField>[] => {
    const value = draft[field] ?? '';
    if (hasForbiddenCharacter(value)) return [{ field, code: 'CHARACTER_INVALID', subject: 'store' }];
    return characters(value) > INFO_MAX[field]
      ? [{ field, code: 'TOO_LONG', max: INFO_MAX[field], subject: 'store' }]
      : [];
  });

import { DEFAULT_TIDE_TABLE, type TideSetting } from '../day/tide.rules';
import type { FieldProblem } from '../errors';
import { cleanLines, cleanText, hasForbiddenCharacter, INFO_MAX, webAddress } from '../text.rules';
import type { ConfigLogic, StoreInfo, TripTerms } from './config.schema';

/** For the public calendar and the booking window (specification 3, 9). */
export const DEFAULT_MONTHS = 6;
/** 0 to 23, in Seoul. From this hour a trip cannot be booked on its day (specification 3). */
export const DEFAULT_CUTOFF_HOUR = 10;

/** Includes the current month. */
export const bookableMonths = (logic: Pick<ConfigLogic, 'month'>): number => logic.month ?? DEFAULT_MONTHS;

/** An invalid or too large value counts as 0 (specification 3). */
export const cutoffHour = (logic: Pick<ConfigLogic, 'reserveTime'>): number => {
  const hour = logic.reserveTime ?? DEFAULT_CUTOFF_HOUR;
  return Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : 0;
};

export const usesReserveFind = (logic: Pick<ConfigLogic, 'useReserveFind'>): boolean => logic.useReserveFind === 'Y';

export const usesWaiting = (logic: Pick<ConfigLogic, 'useWaiting'>): boolean => logic.useWaiting === 'Y';

export const usesManifest = (logic: Pick<ConfigLogic, 'useManifest'>): boolean => logic.useManifest === 'Y';

/** Defaults to the tide table (물때) of the south sea. */
export const tideSetting = (logic: Pick<ConfigLogic, 'tideTable'>): TideSetting =>
  logic.tideTable ?? DEFAULT_TIDE_TABLE;

export const NO_TERMS: TripTerms = { departAt: null, returnAt: null, meetAt: null, payRest: null, payBack: null };

export type InfoField = keyof typeof INFO_MAX;
export const INFO_FIELDS = Object.keys(INFO_MAX) as InfoField[];

/** An emptied field is stored like one that was never saved. */
export const changedValues = <Values extends object>(
  values: Values,
  stored: Record<keyof Values, unknown>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value ?? '') !== JSON.stringify(stored[field as keyof Values] ?? ''),
    ),
  ) as Partial<Values>;

/** The description may have several lines. A missing field stays missing. */
export const cleanInfo = <Sent extends Partial<Record<InfoField, string | null>>>(sent: Sent): Sent => {
  const cleaned = INFO_FIELDS.flatMap((field) => {
    const text = sent[field];
    return text == null ? [] : [[field, field === 'desc' ? cleanLines(text) : cleanText(text)] as const];
  });
  return { ...sent, ...Object.fromEntries(cleaned) };
};

const LINKS: readonly InfoField[] = ['band', 'homepage'];

/** The draft is clean. */
export const infoProblems = (draft: Omit<StoreInfo, 'version'>): FieldProblem<InfoField>[] =>
  INFO_FIELDS.flatMap((field): FieldProblem<InfoField>[] => {
    const value = draft[field] ?? '';
    if (hasForbiddenCharacter(value)) return [{ field, code: 'CHARACTER_INVALID', subject: 'store' }];
    // Responses promise the stored text in UTF-16 units, of which an emoji has two.
    if (value.length > INFO_MAX[field]) return [{ field, code: 'TOO_LONG', max: INFO_MAX[field], subject: 'store' }];
    return LINKS.includes(field) && value !== '' && webAddress(value) === null
      ? [{ field, code: 'WEB_ADDRESS_INVALID', subject: 'store' }]
      : [];
  });

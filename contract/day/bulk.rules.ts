import type { FieldProblem } from '../errors';
import { characters, FISH_MAX, hasForbiddenCharacter } from '../text.rules';
import { daysBetween, isDayDate, type DayDate } from './calendar.rules';
import { dayMemoProblem, stateAfterCapacity, stateAfterRequest } from './day.rules';
import type { BulkUpdate, ReserveDay } from './day.schema';
import { openingProblems } from './openingInput.rules';
import { TIME_FIELDS, timeProblems } from './timeInput.rules';

/** Specification 5. A range covers one year at most. */
export const BULK = {
  numberMax: 99,
  daysMax: 366,
  defaults: { totalCount: 20, price: 20, reservePrice: 10, days: 30 },
} as const;

export type DayPlan = Pick<ReserveDay, 'fish' | 'totalCount' | 'price' | 'reservePrice'>;
const PLANNED = ['fish', 'totalCount', 'price', 'reservePrice'] as const satisfies (keyof DayPlan)[];

export type BulkChange = Omit<BulkUpdate, 'stdate' | 'eddate'>;

/** Null if the update changes states and memos only. */
export const planOf = ({ fish, totalCount, price, reservePrice }: BulkChange): DayPlan | null =>
  fish === undefined || totalCount === undefined || price === undefined || reservePrice === undefined
    ? null
    : { fish, totalCount, price, reservePrice };

const NOTED = ['state', 'memo', 'memoPublic', 'minCount', 'opensAt', ...TIME_FIELDS] as const;

/** In the order of the history. */
export const BULK_FACTS = ['state', ...PLANNED, 'memo', 'memoPublic', ...TIME_FIELDS, 'minCount', 'opensAt'] as const;
export type BulkFacts = Pick<ReserveDay, (typeof BULK_FACTS)[number]>;

export const dayAfterBulk = (
  day: BulkFacts & Pick<ReserveDay, 'guestCount' | 'heldCount' | 'charter'>,
  update: BulkChange,
): BulkFacts => {
  const { fish, totalCount, price, reservePrice } = planOf(update) ?? day;
  const state =
    update.state === undefined
      ? stateAfterCapacity(day.state, day, totalCount)
      : stateAfterRequest(update.state, { ...day, totalCount });
  return {
    fish,
    totalCount,
    price,
    reservePrice,
    state,
    memo: update.memo ?? day.memo,
    memoPublic: update.memoPublic ?? day.memoPublic,
    departAt: update.departAt === undefined ? day.departAt : update.departAt,
    returnAt: update.returnAt === undefined ? day.returnAt : update.returnAt,
    meetAt: update.meetAt === undefined ? day.meetAt : update.meetAt,
    minCount: update.minCount ?? day.minCount,
    opensAt: update.opensAt === undefined ? day.opensAt : update.opensAt,
  };
};

export const NEW_DAY = {
  memo: '',
  memoPublic: 'N',
  departAt: null,
  returnAt: null,
  meetAt: null,
  minCount: 0,
  opensAt: null,
} as const;

export const isUnchangedByBulk = (
  day: BulkFacts & Pick<ReserveDay, 'guestCount' | 'heldCount' | 'charter'>,
  update: BulkChange,
): boolean => {
  const after = dayAfterBulk(day, update);
  return (Object.keys(after) as (keyof BulkFacts)[]).every((fact) => after[fact] === day[fact]);
};

const isSmallNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= BULK.numberMax;

const planProblems = (draft: BulkChange): FieldProblem<keyof BulkUpdate>[] => {
  const missing = PLANNED.filter((field) => draft[field] === undefined);
  if (missing.length === PLANNED.length && NOTED.some((field) => draft[field] !== undefined)) return [];
  const problems: FieldProblem<keyof BulkUpdate>[] = missing.map((field) => ({ field, code: 'VALUE_REQUIRED' }));
  const { fish = '' } = draft;
  if (hasForbiddenCharacter(fish)) problems.push({ field: 'fish', code: 'CHARACTER_INVALID' });
  else if (characters(fish) > FISH_MAX) problems.push({ field: 'fish', code: 'TOO_LONG', max: FISH_MAX });
  for (const field of ['totalCount', 'price', 'reservePrice'] as const) {
    const value = draft[field];
    if (value !== undefined && !isSmallNumber(value))
      problems.push({ field, code: 'NUMBER_INVALID', max: BULK.numberMax });
  }
  const { price, reservePrice } = draft;
  if (price !== undefined && reservePrice !== undefined && reservePrice > price && isSmallNumber(reservePrice))
    problems.push({ field: 'reservePrice', code: 'DEPOSIT_ABOVE_FARE' });
  return problems;
};

const leastProblem = (totalCount: number) =>
  ({ field: 'minCount', code: 'NUMBER_INVALID', max: totalCount }) as const satisfies FieldProblem;

/** A minimum above the seats could never confirm the trip. Null if it fits, or if neither changes. */
export const bulkLeastProblem = (
  day: Pick<BulkFacts, 'minCount' | 'totalCount'>,
  after: Pick<BulkFacts, 'minCount' | 'totalCount'>,
): FieldProblem<'minCount'> | null =>
  after.minCount <= after.totalCount || (after.minCount === day.minCount && after.totalCount === day.totalCount)
    ? null
    : leastProblem(after.totalCount);

/** `date` is the first day: booking must open by then. The minimum is at most the seats. */
export const dayFactProblems = (
  draft: Pick<BulkUpdate, 'departAt' | 'returnAt' | 'meetAt' | 'minCount' | 'opensAt'>,
  totalCount: number = BULK.numberMax,
  date?: DayDate,
): FieldProblem<'departAt' | 'returnAt' | 'meetAt' | 'minCount' | 'opensAt'>[] => [
  ...timeProblems(draft),
  ...(draft.minCount === undefined || (isSmallNumber(draft.minCount) && draft.minCount <= totalCount)
    ? []
    : [leastProblem(totalCount)]),
  ...openingProblems(draft, date),
];

export const bulkProblems = (draft: BulkUpdate): FieldProblem<keyof BulkUpdate>[] => {
  const problems: FieldProblem<keyof BulkUpdate>[] = [];
  const datesRead = isDayDate(draft.stdate) && isDayDate(draft.eddate);
  if (!isDayDate(draft.stdate)) problems.push({ field: 'stdate', code: 'DATE_INVALID' });
  if (!isDayDate(draft.eddate)) problems.push({ field: 'eddate', code: 'DATE_INVALID' });
  if (datesRead && draft.eddate < draft.stdate) problems.push({ field: 'eddate', code: 'RANGE_BACKWARD' });
  if (datesRead && daysBetween(draft.stdate, draft.eddate) >= BULK.daysMax)
    problems.push({ field: 'eddate', code: 'RANGE_TOO_LONG', max: BULK.daysMax });
  problems.push(...planProblems(draft));
  const { totalCount } = draft;
  problems.push(
    ...dayFactProblems(
      draft,
      totalCount !== undefined && isSmallNumber(totalCount) ? totalCount : undefined,
      isDayDate(draft.stdate) ? draft.stdate : undefined,
    ),
  );
  const memo = draft.memo === undefined ? null : dayMemoProblem(draft.memo);
  return memo ? [...problems, memo] : problems;
};

/** Measurements side by side, and the table that shows them. */
import type { Loaded } from '#tests/support/client';
import { markdownTable } from '#tests/support/document';

/** One number with its spread over the rounds. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export interface Row {
  what: string;
  /** The product and its reference, as text with units. */
  now: string;
  beside: string;
  /** Shown as it is if it is a text. */
  ratio: Spread | string;
  /** What is to be reached, compared with the median of the ratio; a text is only shown. */
  goal: { atLeast: number } | { atMost: number } | string;
  /** The client's share of a core, for both sides. */
  client?: string;
}

/** Rows that are measured together, on their own servers. */
export interface Group {
  title: string;
  /** Only when it is named: it takes too long for a whole run. */
  onlyNamed?: boolean;
  rows: () => Promise<Row[]>;
}

const ROUNDS = 5;

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? NaN;
  return { median: at(Math.floor(sorted.length / 2)), lowest: at(0), highest: at(sorted.length - 1) };
};

/**
 * Runs both sides in turn (A B B A A B …), so that other load affects both, and returns each round's measurement. The
 * first round warms up and does not count.
 */
export const sideBySide = async <A, B>(
  now: (round: number) => Promise<A>,
  beside: (round: number) => Promise<B>,
  rounds = ROUNDS,
): Promise<{ now: A; beside: B }[]> => {
  const measured: { now: A; beside: B }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const early = round % 2 === 0 ? await now(round) : null;
    const reference = await beside(round);
    const product = early ?? (await now(round));
    if (round > 0) measured.push({ now: product, beside: reference });
  }
  return measured;
};

const number = (value: number): string =>
  value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 });

/** A median with its unit, as the table shows it. */
export const shown = (values: readonly number[], unit: string): string => `${number(spreadOf(values).median)}${unit}`;

/** A rate, and the client's share of a core if there was one. */
type Rated = Pick<Loaded, 'perSecond'> & Partial<Pick<Loaded, 'core'>>;

/** A row of two rates; the ratio is taken in each round. */
export const rateRow = (
  { what, beside, goal }: Pick<Row, 'what' | 'beside' | 'goal'>,
  rounds: readonly { now: Rated; beside: Rated }[],
): Row => {
  const [now, other] = (['now', 'beside'] as const).map((side) => ({
    rate: shown(
      rounds.map((round) => round[side].perSecond),
      '/s',
    ),
    core: shown(
      rounds.map((round) => round[side].core ?? NaN),
      '',
    ),
  }));
  const ratio = spreadOf(rounds.map((round) => round.now.perSecond / round.beside.perSecond));
  const client = `${now?.core} / ${other?.core}`.replace('NaN', 'none');
  return { what, now: now?.rate ?? '', beside: `${other?.rate} ${beside}`, ratio, goal, client };
};

/** A goal that is no ratio, and whether it was reached. */
export const judged = (goal: string, isReached: boolean): string => `${goal} ${isReached ? 'reached' : 'not reached'}`;

/** A row of values with their own limit, or none. */
export const limitRow = (
  what: string,
  values: readonly number[],
  { unit, atMost }: { unit: string; atMost?: number },
): Row => {
  const { median, lowest, highest } = spreadOf(values);
  return {
    what,
    now: `${number(median)}${unit} (${number(lowest)} to ${number(highest)})`,
    beside: '',
    ratio: '',
    goal: atMost === undefined ? 'none' : judged(`≤ ${atMost}${unit}`, median <= atMost),
  };
};

const ratioText = (ratio: Row['ratio']): string =>
  typeof ratio === 'string' ? ratio : `${number(ratio.median)} (${number(ratio.lowest)} to ${number(ratio.highest)})`;

const goalText = ({ goal, ratio }: Row): string => {
  if (typeof goal === 'string' || typeof ratio === 'string') return typeof goal === 'string' ? goal : '';
  const reached = 'atLeast' in goal ? ratio.median >= goal.atLeast : ratio.median <= goal.atMost;
  return `${'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`} ${reached ? 'reached' : 'not reached'}`;
};

const HEADS = ['what', 'now', 'beside', 'ratio', 'goal', "client's core"];
const cellsOf = (row: Row): string[] => [
  row.what,
  row.now,
  row.beside,
  ratioText(row.ratio),
  goalText(row),
  row.client ?? '',
];

/** A Markdown table of rows. */
export const tableOf = (rows: readonly Row[]): string => markdownTable(HEADS, rows.map(cellsOf));

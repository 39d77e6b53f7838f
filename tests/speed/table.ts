/** Measurements of two sides in turn, and their table. */
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
  /** Values of the product and of its reference, with units. */
  measured: string;
  reference: string;
  /** A text is only shown. */
  ratio: Spread | string;
  /** Compared with the median of the ratio; a text is only shown. */
  goal: { atLeast: number } | { atMost: number } | string;
  /** Share of a core used by the client, for both sides. */
  client?: string;
}

/** Rows measured together, on their own servers. */
export interface Group {
  title: string;
  /** Runs only when named, because it takes too long for a whole run. */
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
 * Runs both sides in turn (A B B A A B …), so that other load affects both, and returns the measurements of each round.
 * The first round warms up and does not count.
 */
export const sideBySide = async <A, B>(
  measure: (round: number) => Promise<A>,
  measureReference: (round: number) => Promise<B>,
  rounds = ROUNDS,
): Promise<{ measured: A; reference: B }[]> => {
  const results: { measured: A; reference: B }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const early = round % 2 === 0 ? await measure(round) : null;
    const reference = await measureReference(round);
    const measured = early ?? (await measure(round));
    if (round > 0) results.push({ measured, reference });
  }
  return results;
};

const number = (value: number): string =>
  value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 });

/** A median with its unit. */
export const shown = (values: readonly number[], unit: string): string => `${number(spreadOf(values).median)}${unit}`;

/** A rate, and the client's share of a core, if there is a client. */
type Rated = Pick<Loaded, 'perSecond'> & Partial<Pick<Loaded, 'core'>>;

/** A row of two rates; the ratios are those of the rounds. */
export const rateRow = (
  { what, reference, goal }: Pick<Row, 'what' | 'reference' | 'goal'>,
  rounds: readonly { measured: Rated; reference: Rated }[],
): Row => {
  const [measured, other] = (['measured', 'reference'] as const).map((side) => ({
    rate: shown(
      rounds.map((round) => round[side].perSecond),
      '/s',
    ),
    core: shown(
      rounds.map((round) => round[side].core ?? NaN),
      '',
    ),
  }));
  const ratio = spreadOf(rounds.map((round) => round.measured.perSecond / round.reference.perSecond));
  const client = `${measured?.core} / ${other?.core}`.replace('NaN', 'none');
  return { what, measured: measured?.rate ?? '', reference: `${other?.rate} ${reference}`, ratio, goal, client };
};

/** A goal without a ratio, and whether it was reached. */
export const judged = (goal: string, isReached: boolean): string => `${goal} ${isReached ? 'reached' : 'not reached'}`;

/** A row of values without a reference, with a limit or none. */
export const limitRow = (
  what: string,
  values: readonly number[],
  { unit, atMost }: { unit: string; atMost?: number },
): Row => {
  const { median, lowest, highest } = spreadOf(values);
  return {
    what,
    measured: `${number(median)}${unit} (${number(lowest)} to ${number(highest)})`,
    reference: '',
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

const HEADS = ['what', 'measured', 'reference', 'ratio', 'goal', 'client CPU'];
const cellsOf = (row: Row): string[] => [
  row.what,
  row.measured,
  row.reference,
  ratioText(row.ratio),
  goalText(row),
  row.client ?? '',
];

/** A Markdown table of rows. */
export const tableOf = (rows: readonly Row[]): string => markdownTable(HEADS, rows.map(cellsOf));

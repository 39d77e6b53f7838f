import { isInSeason } from '#contract/about/about.rules';
import type { Season } from '#contract/about/about.schema';

/** The fishing year begins in December with the winter fish. */
export const RULER_MONTHS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Rounded at an end if the season does not continue in the next month shown. */
export type BarPiece = 'only' | 'first' | 'middle' | 'last' | 'none';

/** One per month. A season that crosses the end of the ruler has two parts. */
export const barPieces = (season: Pick<Season, 'from' | 'to'>): BarPiece[] =>
  RULER_MONTHS.map((month, index) => {
    if (!isInSeason(season, month)) return 'none';
    const has = (neighbour: number | undefined) => neighbour !== undefined && isInSeason(season, neighbour);
    const before = has(RULER_MONTHS[index - 1]);
    const after = has(RULER_MONTHS[index + 1]);
    if (before) return after ? 'middle' : 'last';
    return after ? 'first' : 'only';
  });

const COLORS = 3;
/** From 1; the same for the bar and the card of a season. */
export const seasonNumber = (index: number): number => (index % COLORS) + 1;

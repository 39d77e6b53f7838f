import { isInSeason, type Season } from '../../../../copy/aboutContent';

/** The ruler's order: a boat's year begins in December, with the winter fish. */
export const RULER_MONTHS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** How a month's piece of a season's bar ends: round where no neighbour on the ruler goes on. */
export type BarPiece = 'only' | 'first' | 'middle' | 'last' | 'none';

/** A season's bar on the ruler, a piece a month; a season that passes the ruler's edge comes in two parts. */
export const barPieces = (season: Pick<Season, 'from' | 'to'>): BarPiece[] =>
  RULER_MONTHS.map((month, index) => {
    if (!isInSeason(season, month)) return 'none';
    const has = (neighbour: number | undefined) => neighbour !== undefined && isInSeason(season, neighbour);
    const before = has(RULER_MONTHS[index - 1]);
    const after = has(RULER_MONTHS[index + 1]);
    return before ? (after ? 'middle' : 'last') : after ? 'first' : 'only';
  });

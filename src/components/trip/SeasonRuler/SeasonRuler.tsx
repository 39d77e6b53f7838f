import { about } from '#copy/about';
import type { Season } from '#contract/about/about.schema';
import { Bar, Month, Months, Piece, Ruler } from './SeasonRuler.styles';
import { barPieces, RULER_MONTHS, seasonNumber } from './seasonMonths';

export interface SeasonRulerProps {
  /** The seasons: months, fish and picture. */
  seasons: readonly Season[];
  /** Current month, 1 to 12. */
  current: number;
}

/** The year from December to November, with one bar per season, each in its own row so that overlaps are visible. */
export function SeasonRuler({ seasons, current }: SeasonRulerProps) {
  const label = seasons.map(({ from, to, fish }) => `${about.months(from, to)} ${fish.join('·')}`).join(', ');
  return (
    <Ruler role="img" aria-label={label}>
      <Months>
        {RULER_MONTHS.map((month) => (
          <Month key={month} data-current={month === current || undefined}>
            <span>{month}</span>
            <span>{about.monthUnit}</span>
          </Month>
        ))}
      </Months>
      {seasons.map((season, index) => (
        <Bar key={index} data-season={seasonNumber(index)}>
          {barPieces(season).map((piece, at) => (
            <Piece key={RULER_MONTHS[at]} data-piece={piece} />
          ))}
        </Bar>
      ))}
    </Ruler>
  );
}

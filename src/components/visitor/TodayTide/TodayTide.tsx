import type { DayDate } from '../../../../contract/day/calendar.rules';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { format } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { home } from '../../../../copy/home';
import { litPath } from '../../../../contract/day/moon.rules';
import { Moon } from '../../trip/TideMark/TideMark.styles';
import { Box, Lunar, Phase, When } from './TodayTide.styles';

export interface TodayTideProps {
  /** Today's date in Seoul. */
  today: DayDate;
  /** Null for dates beyond the table of the lunar calendar: nothing is shown. */
  phase: TidePhase | null;
}

/** Today's tide phase and tonight's moon. */
export function TodayTide({ today, phase }: TodayTideProps) {
  if (!phase) return null;
  const lit = litPath(phase.lunar.day);
  return (
    <Box aria-label={home.tide}>
      <Moon viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" />
        {lit && <path d={lit} />}
      </Moon>
      <div>
        <When>
          {`${frame.today} `}
          <time dateTime={today}>{format.longDate(today)}</time>
        </When>
        <Phase>
          <b>{phase.name}</b> <Lunar>{format.lunar(phase.lunar)}</Lunar>
        </Phase>
      </div>
    </Box>
  );
}

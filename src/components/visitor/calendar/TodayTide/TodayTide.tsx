import type { DayDate } from '#contract/day/calendar.rules';
import type { TidePhase } from '#contract/day/tide.rules';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { home } from '#copy/home';
import { MoonOfNight } from '#src/components/trip/TideMark/MoonOfNight';
import { Box, Lunar, Phase, When } from './TodayTide.styles';

export interface TodayTideProps {
  /** Today's date in Seoul. */
  today: DayDate;
  /** Today's tide phase; null beyond the lunar table: nothing is shown. */
  phase: TidePhase | null;
}

export function TodayTide({ today, phase }: TodayTideProps) {
  if (!phase) return null;
  return (
    <Box aria-label={home.tide}>
      <MoonOfNight lunarDay={phase.lunar.day} />
      <div>
        <When>
          <span>{`${frame.today} `}</span>
          <time dateTime={today}>{format.longDate(today)}</time>
        </When>
        <Phase>
          <b>{phase.name}</b> <Lunar>{format.lunar(phase.lunar)}</Lunar>
        </Phase>
      </div>
    </Box>
  );
}

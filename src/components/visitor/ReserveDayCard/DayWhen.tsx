import { yearMonthOf } from '../../../../contract/day/calendar.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { format, weekdayLetter } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { Holiday, Today, Weekday } from '../../trip/DayCalendar/DayHead.styles';
import { dayTone } from '../../trip/DayCalendar/dayTone';
import { TideMark } from '../../trip/TideMark/TideMark';
import { DateLine, DateText, DayNumber, When } from './ReserveDayCard.styles';

interface DayWhenProps {
  day: Pick<ReserveDay, 'date' | 'week'>;
  phase: TidePhase | null;
  holiday: string | null;
  isToday: boolean;
  showMonth: boolean;
}

/** First line of the card: the date and the tide. */
export function DayWhen({ day, phase, holiday, isToday, showMonth }: DayWhenProps) {
  const { number, unit } = format.dayOfMonth(day.date);
  const { month } = yearMonthOf(day.date);
  return (
    <When>
      <DateLine>
        <DateText dateTime={day.date} data-tone={dayTone(day.week, holiday)}>
          {showMonth && `${format.monthOnly(month)} `}
          <DayNumber>{number}</DayNumber>
          {unit}
          <Weekday> ({weekdayLetter(day.week)})</Weekday>
        </DateText>
        {holiday && <Holiday>{holiday}</Holiday>}
        {isToday && <Today>{frame.today}</Today>}
      </DateLine>
      <TideMark phase={phase} />
    </When>
  );
}

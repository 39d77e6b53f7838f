import { yearMonthOf } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { format, weekdayLetter } from '#copy/format';
import { frame } from '#copy/frame';
import { DateText, DayNumber, Head, Holiday, Marks, Today, Weekday } from './DayHead.styles';
import { dayTone } from './dayTone';

export interface DayHeadProps {
  /** Date (`yyyy-mm-dd`) and weekday, 1 (Monday) to 7. */
  day: Pick<ReserveDay, 'date' | 'week'>;
  /** Public holiday; null or omitted on other days. */
  holiday?: string | null;
  /** The day is today. */
  isToday?: boolean;
  /** Shows the month; needed outside the calendar of one month. */
  showMonth?: boolean;
  /** Set by `styled(DayHead)`. */
  className?: string;
}

/** Cards rearrange its parts through `DayHead.styles`. */
export function DayHead({ day, holiday = null, isToday = false, showMonth = false, className }: DayHeadProps) {
  const { number, unit } = format.dayOfMonth(day.date);
  const { month } = yearMonthOf(day.date);
  return (
    <Head className={className}>
      <DateText dateTime={day.date} data-tone={dayTone(day.week, holiday)}>
        {showMonth && <span>{`${format.monthOnly(month)} `}</span>}
        <DayNumber>{number}</DayNumber>
        <span>{unit}</span>
        <Weekday>{` (${weekdayLetter(day.week)})`}</Weekday>
      </DateText>
      {(holiday || isToday) && (
        <Marks>
          {holiday && <Holiday>{holiday}</Holiday>}
          {isToday && <Today>{frame.today}</Today>}
        </Marks>
      )}
    </Head>
  );
}

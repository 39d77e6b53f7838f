import type { ReserveDay } from '../../../contract/day/day.schema';
import { admin } from '../../../copy/admin';
import { format, weekdayLetter } from '../../../copy/format';
import { frame } from '../../../copy/frame';
import { useDayPlace } from '../DayCalendar/dayPlace';
import { Today, Weekday } from '../DayCalendar/DayHead.styles';
import { dayTone } from '../DayCalendar/dayTone';
import { DayStateChip } from '../DayStateChip/DayStateChip';
import { SeatGauge } from '../SeatGauge/SeatGauge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  Body,
  Card,
  Count,
  DateText,
  DayNumber,
  Head,
  Holiday,
  Manage,
  Marks,
  Note,
  When,
} from './AdminDayCard.styles';

export interface AdminDayCardProps {
  day: ReserveDay;
  holiday?: string | null;
  isToday?: boolean;
  /** The day's page. */
  href: string;
}

/** A sailing day as the operator sees it in the month: an `<li>` of a DayCalendar. */
export function AdminDayCard({ day, holiday = null, isToday = false, href }: AdminDayCardProps) {
  const place = useDayPlace(day.date);
  const { number, unit } = format.dayOfMonth(day.date);
  return (
    <Card {...place} data-today={isToday || undefined}>
      <Head>
        <When>
          <DateText dateTime={day.date} data-tone={dayTone(day.week, holiday)}>
            <DayNumber>{number}</DayNumber>
            {unit}
            <Weekday> ({weekdayLetter(day.week)})</Weekday>
          </DateText>
          {(holiday || isToday) && (
            <Marks>
              {holiday && <Holiday>{holiday}</Holiday>}
              {isToday && <Today>{frame.today}</Today>}
            </Marks>
          )}
        </When>
        <DayStateChip state={day.state} dense />
      </Head>
      <Body>
        <div>
          <Count>
            <b>{admin.bookedOf(day.guestCount, day.totalCount)}</b>
            <span>{day.fish}</span>
          </Count>
          <SeatGauge seats={{ kind: 'booked', booked: day.guestCount, total: day.totalCount }} />
          <Note>{admin.prices(day.reservePrice, day.price)}</Note>
          {day.memo && <Note>{day.memo}</Note>}
        </div>
        <Manage href={href}>
          <span>
            <VisuallyHidden>{format.day(day.date)} </VisuallyHidden>
            {admin.manage}
          </span>
        </Manage>
      </Body>
    </Card>
  );
}

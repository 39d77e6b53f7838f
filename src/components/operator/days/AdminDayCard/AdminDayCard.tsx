import type { ReserveDay } from '#contract/day/day.schema';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { waitingList } from '#copy/waiting';
import { useDayPlace } from '#src/components/trip/DayCalendar/dayPlace';
import { managedDay } from '../ManagedStateChip/managedDay';
import { ManagedStateChip } from '../ManagedStateChip/ManagedStateChip';
import { SeatGauge } from '../SeatGauge/SeatGauge';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Count, Day, Facts, Fish, Gauge, Manage, Memo, Prices, State, When, Word } from './AdminDayCard.styles';

export interface AdminDayCardProps {
  /** The day; prices are in 10,000 won. */
  day: ReserveDay;
  /** Public holiday; null or omitted on other days. */
  holiday?: string | null;
  /** The current time. */
  now: Date;
  /** Number of waiting requests. */
  waiting?: number;
  /** URL of the day's page. */
  href: string;
}

export function AdminDayCard({ day, holiday = null, now, waiting = 0, href }: AdminDayCardProps) {
  const place = useDayPlace(day.date);
  const { time, state, seats, notes } = managedDay(day, now);
  const isToday = time === 'today';
  const inLine = waiting > 0 ? waitingList.inLine(format.cases(waiting)) : '';
  const said = [...notes, inLine, day.memo].filter((note) => note !== '');
  return (
    <Day {...place} data-today={isToday || undefined} data-past={time === 'past' || undefined}>
      <When day={day} holiday={holiday} isToday={isToday} />
      <Count>{seats}</Count>
      <State>
        <ManagedStateChip state={state} dense />
      </State>
      <Facts>
        {day.fish && (
          <Fish>
            <Sentence>{day.fish}</Sentence>
          </Fish>
        )}
        <Prices>
          {admin.prices(day.reservePrice, day.price).map((price) => (
            <span key={price}>{price}</span>
          ))}
        </Prices>
        {said.length > 0 && <Memo>{said.join(' · ')}</Memo>}
      </Facts>
      <Gauge>
        <SeatGauge seats={{ kind: 'booked', booked: day.guestCount, total: day.totalCount }} />
      </Gauge>
      <Manage href={href} icon="right">
        <Word>
          <VisuallyHidden>{`${format.day(day.date)} `}</VisuallyHidden>
          {admin.manage}
        </Word>
      </Manage>
    </Day>
  );
}

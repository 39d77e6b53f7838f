import { shownState } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { admin } from '../../../../copy/admin';
import { format } from '../../../../copy/format';
import { waitingList } from '../../../../copy/waiting';
import { useDayPlace } from '../../trip/DayCalendar/dayPlace';
import { DayStateChip } from '../../trip/DayStateChip/DayStateChip';
import { SeatGauge } from '../SeatGauge/SeatGauge';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { Sentence } from '../../base/display/Sentence/Sentence';
import { Count, Day, Facts, Fish, Gauge, Manage, Memo, Prices, State, When, Word } from './AdminDayCard.styles';

export interface AdminDayCardProps {
  /** The sailing day with its seats, state and prices (in 10,000 won). */
  day: ReserveDay;
  /** Name of the public holiday; null or omitted on other days. */
  holiday?: string | null;
  /** Position of the day relative to today. */
  time?: 'past' | 'today' | 'ahead';
  /** URL of the day's page. */
  href: string;
}

/**
 * A sailing day in the operator's month, an `<li>` of a DayCalendar: a row on phones, a card in the month grid. The whole
 * item links to the day's page.
 */
export function AdminDayCard({ day, holiday = null, time = 'ahead', href }: AdminDayCardProps) {
  const place = useDayPlace(day.date);
  const isToday = time === 'today';
  const held = day.heldCount > 0 ? waitingList.held(format.people(day.heldCount)) : '';
  const notes = [held, day.memo].filter((note) => note !== '');
  return (
    <Day {...place} data-today={isToday || undefined} data-past={time === 'past' || undefined}>
      <When day={day} holiday={holiday} isToday={isToday} />
      <Count>{admin.bookedOf(day.guestCount, day.totalCount)}</Count>
      <State>
        <DayStateChip state={shownState(day)} dense />
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
        {notes.length > 0 && <Memo>{notes.join(' · ')}</Memo>}
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

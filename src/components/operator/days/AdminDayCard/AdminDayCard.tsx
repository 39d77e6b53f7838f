import { shownState, type ManagedState } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { waitingList } from '#copy/waiting';
import { useDayPlace } from '#src/components/trip/DayCalendar/dayPlace';
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
  /** Position relative to today. */
  time?: 'past' | 'today' | 'ahead';
  /** State for the operator; default: the state for visitors. */
  state?: ManagedState;
  /** Number of waiting requests. */
  waiting?: number;
  /** URL of the day's page. */
  href: string;
}

export function AdminDayCard({
  day,
  holiday = null,
  time = 'ahead',
  state = shownState(day),
  waiting = 0,
  href,
}: AdminDayCardProps) {
  const place = useDayPlace(day.date);
  const isToday = time === 'today';
  const held = day.heldCount > 0 ? waitingList.held(format.people(day.heldCount)) : '';
  const inLine = waiting > 0 ? waitingList.inLine(format.cases(waiting)) : '';
  const opens =
    state === 'OPENS_LATER' && day.opensAt !== null
      ? reserve.opens(format.unbroken(format.spokenInstant(day.opensAt)))
      : '';
  const notes = [opens, held, inLine, day.memo].filter((note) => note !== '');
  return (
    <Day {...place} data-today={isToday || undefined} data-past={time === 'past' || undefined}>
      <When day={day} holiday={holiday} isToday={isToday} />
      <Count>{admin.bookedOf(day.guestCount, day.totalCount)}</Count>
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

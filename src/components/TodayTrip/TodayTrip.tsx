import type { ReserveDay } from '../../../contract/day/day.schema';
import type { TidePhase } from '../../../contract/day/tide.rules';
import { PAGES } from '../../../contract/paths';
import { admin } from '../../../copy/admin';
import { format } from '../../../copy/format';
import { DayStateChip } from '../DayStateChip/DayStateChip';
import { LinkButton } from '../LinkButton/LinkButton';
import { SeatGauge } from '../SeatGauge/SeatGauge';
import { TideMark } from '../TideMark/TideMark';
import { Action, Card, DateText, Fish, Head, Memo, Sea, Seats, When } from './TodayTrip.styles';

export interface TodayTripProps {
  /** Null when no trip is planned for today. */
  day: ReserveDay | null;
  phase: TidePhase | null;
  /** The day's page. Without a trip the card leads to the schedule instead. */
  href: string;
}

const Trip = ({ day, phase }: { day: ReserveDay; phase: TidePhase | null }) => (
  <>
    <When>
      <div>
        <DateText dateTime={day.date}>{format.day(day.date)}</DateText>
        {phase && (
          <Sea>
            <TideMark phase={phase} />
          </Sea>
        )}
      </div>
      <Fish fish={day.fish} />
    </When>
    <div>
      <Seats>
        <span>{day.fish}</span>
        <span>{admin.bookedOf(day.guestCount, day.totalCount)}</span>
      </Seats>
      <SeatGauge seats={{ kind: 'booked', booked: day.guestCount, total: day.totalCount }} />
    </div>
    {day.memo && <Memo>{day.memo}</Memo>}
  </>
);

/** The operator's card of today's trip. */
export function TodayTrip({ day, phase, href }: TodayTripProps) {
  return (
    <Card aria-labelledby="today-trip">
      <Head>
        <h2 id="today-trip">{admin.todayTrip}</h2>
        {day && <DayStateChip state={day.state} />}
      </Head>
      {day ? <Trip day={day} phase={phase} /> : <p>{admin.noTripToday}</p>}
      <Action>
        <LinkButton href={day ? href : PAGES.adminReserve()} variant={day ? 'primary' : 'line'} full>
          {day ? admin.manage : admin.nav.days}
        </LinkButton>
      </Action>
    </Card>
  );
}

import type { ReserveDay } from '../../../contract/day/day.schema';
import type { TidePhase } from '../../../contract/day/tide.rules';
import { admin } from '../../../copy/admin';
import { format } from '../../../copy/format';
import { dayTone } from '../DayCalendar/dayTone';
import { DayStateChip } from '../DayStateChip/DayStateChip';
import { SeatGauge, SeatSwatch } from '../SeatGauge/SeatGauge';
import { TideMark } from '../TideMark/TideMark';
import { Card, Facts, Head, Holiday, Legend, Sea, Seats, Title } from './DaySummary.styles';

export interface DaySummaryProps {
  day: ReserveDay;
  phase: TidePhase | null;
  holiday?: string | null;
  /** The bookings that are not cancelled; `people` is the sum of the paid and the unpaid. */
  guests: { cases: number; people: number; paidPeople: number; unpaidPeople: number };
}

/** The head of the operator's day page: when, how full, who has paid, and the money. Holds the page's `<h1>`. */
export function DaySummary({ day, phase, holiday = null, guests }: DaySummaryProps) {
  const tone = dayTone(day.week, holiday);
  const { paidPeople: paid, unpaidPeople: unpaid } = guests;
  const full = day.totalCount > 0 && paid + unpaid >= day.totalCount;
  const facts = [
    [admin.day.bookings, format.cases(guests.cases)],
    [admin.day.fish, day.fish],
    [admin.day.depositTotal, format.money(day.reservePrice * guests.people)],
    [admin.day.perPerson, admin.day.perPersonValue(day.reservePrice, day.price)],
  ];
  return (
    <Card aria-labelledby="page-title">
      <Head>
        <div>
          <Title id="page-title" tabIndex={-1}>
            <time dateTime={day.date}>
              {format.monthDay(day.date)}
              <span data-tone={tone}>{format.weekday(day.date)}</span>
            </time>
          </Title>
          <Sea>
            <span>{format.year(day.date)}</span>
            <TideMark phase={phase} />
            {holiday && <Holiday>{holiday}</Holiday>}
          </Sea>
        </div>
        <DayStateChip state={day.state} />
      </Head>
      <Seats>
        {admin.day.seats} <b>{admin.bookedOf(day.guestCount, day.totalCount)}</b>
      </Seats>
      <SeatGauge seats={{ kind: 'split', paid, unpaid, total: day.totalCount }} />
      <Legend>
        <span>
          <SeatSwatch share="paid" full={full} />
          {admin.day.paidSeats(format.people(paid))}
        </span>
        <span>
          <SeatSwatch share="unpaid" />
          {admin.day.unpaidSeats(format.people(unpaid))}
        </span>
      </Legend>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

import { useState } from 'react';
import type { Elements } from '#src/components/base/elements';
import { NO_TERMS } from '#contract/config/config.rules';
import { sailingOf } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { timesOf, type TripTimes } from '#contract/day/times.rules';
import type { TidePhase } from '#contract/day/tide.rules';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { timesLine } from '#copy/tripTimes';
import { Button } from '#src/components/base/actions/Button/Button';
import { dayTone } from '#src/components/trip/DayHead/dayTone';
import { managedDay } from '../ManagedStateChip/managedDay';
import { ManagedStateChip } from '../ManagedStateChip/ManagedStateChip';
import { SailingMark } from '#src/components/trip/SailingMark/SailingMark';
import { ManifestLink, type ManifestLinkProps } from '#src/components/operator/bookings/ManifestLink/ManifestLink';
import { SeatGauge, SeatSwatch } from '../SeatGauge/SeatGauge';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Box, Due, Facts, Head, Holiday, Legend, Sea, Seats, State, States, Title } from './DaySummary.styles';

export interface DaySummaryProps {
  /** The day; prices are in 10,000 won. */
  day: ReserveDay;
  /** The current time. */
  now: Date;
  /** The day's tide phase; null beyond the lunar table. */
  phase: TidePhase | null;
  /** Usual times of a trip, if the day has none. */
  times?: TripTimes;
  /** Public holiday; null or omitted on other days. */
  holiday?: string | null;
  /** Excludes cancelled bookings. */
  guests: { cases: number; paidPeople: number; unpaidPeople: number };
  /** Paid and due deposits in 10,000 won. */
  deposits: { paid: number; due: number };
  /** Progress of the passenger list, and its URL; null: no bookings, or the policy is off. */
  manifest?: ManifestLinkProps | null;
  /** Buttons that change the state, folded behind a button; null if the state cannot change. */
  children: Elements;
}

/** Contains the page's `<h1>`. */
export function DaySummary({
  day,
  now,
  phase,
  times = NO_TERMS,
  holiday = null,
  guests,
  deposits,
  manifest = null,
  children,
}: DaySummaryProps) {
  const [changing, setChanging] = useState(false);
  const { state, seats, notes } = managedDay(day, now);
  const tone = dayTone(day.week, holiday);
  const { paidPeople: paid, unpaidPeople: unpaid } = guests;
  const full = day.totalCount > 0 && paid + unpaid >= day.totalCount;
  const says = timesLine(timesOf(day, times));
  const facts = [
    [admin.day.bookings, format.cases(guests.cases)],
    [admin.day.fish, <Sentence key="fish">{day.fish}</Sentence>] as const,
    [admin.day.depositTotal, format.money(deposits.paid + deposits.due)],
    [admin.day.perPerson, admin.day.perPersonValue(day.reservePrice, day.price)],
    ...(says ? [[admin.day.times, says] as const] : []),
  ];
  return (
    <Box aria-labelledby="page-title">
      <Head>
        <div>
          <Title id="page-title" tabIndex={-1}>
            <time dateTime={day.date}>
              <span>{format.monthDay(day.date)}</span>
              <span data-tone={tone}>{format.weekday(day.date)}</span>
            </time>
          </Title>
          <Sea>
            <span>{format.year(day.date)}</span>
            <TideMark phase={phase} />
            {holiday && <Holiday>{holiday}</Holiday>}
          </Sea>
        </div>
        <State>
          <ManagedStateChip state={state} />
          {children && (
            <Button
              size="small"
              icon="refresh"
              aria-expanded={changing}
              aria-controls={changing ? 'day-state' : undefined}
              onClick={() => setChanging(!changing)}
            >
              {admin.day.changeState}
            </Button>
          )}
        </State>
      </Head>
      {changing && children && <States id="day-state">{children}</States>}
      <Seats>
        {admin.day.seats} <b>{seats}</b>
      </Seats>
      <SeatGauge seats={{ kind: 'split', paid, unpaid, total: day.totalCount }} />
      <Legend>
        <span>
          <SeatSwatch share="paid" full={full} />
          <span>{admin.day.paidSeats(format.people(paid))}</span>
        </span>
        <span>
          <SeatSwatch share="unpaid" />
          <span>{admin.day.unpaidSeats(format.people(unpaid))}</span>
        </span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </Legend>
      {deposits.due > 0 && <Due>{admin.day.depositSplit(format.money(deposits.paid), format.money(deposits.due))}</Due>}
      {manifest && <ManifestLink {...manifest} />}
      <SailingMark sailing={sailingOf(day)} />
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {day.memo && (
          <div data-memo>
            <dt>{admin.day.memoShort}</dt>
            <dd>{day.memo}</dd>
          </div>
        )}
      </Facts>
    </Box>
  );
}

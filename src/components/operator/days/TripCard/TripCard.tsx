import { useId } from 'react';
import type { DayDate } from '#contract/day/calendar.rules';
import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { TidePhase } from '#contract/day/tide.rules';
import { addGuest } from '#copy/addGuest';
import { admin } from '#copy/admin';
import { callList } from '#copy/callList';
import { format } from '#copy/format';
import { dayState } from '#copy/reserve';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { ManifestLink, type ManifestLinkProps } from '#src/components/operator/bookings/ManifestLink/ManifestLink';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { managedDay } from '../ManagedStateChip/managedDay';
import { ManagedStateChip } from '../ManagedStateChip/ManagedStateChip';
import { SeatGauge } from '../SeatGauge/SeatGauge';
import { Actions, Box, Facts, Head, Memo, Title } from './TripCard.styles';

export interface TripCardProps {
  /** Name of the date, such as `오늘`. */
  title: string;
  /** Text without a trip. */
  emptyText: string;
  /** The date, with or without a trip. */
  date: DayDate;
  /** The day of the trip; null: none planned. */
  day: ReserveDay | null;
  /** The current time. */
  now: Date;
  /** The day's tide phase; null beyond the lunar table. */
  phase: TidePhase | null;
  /** Progress of the passenger list, and its URL; null: no bookings, or the policy is off. */
  manifest?: ManifestLinkProps | null;
  /** URLs of the date: its page, its list, the form for a booking, the cancellation, and its call list. */
  hrefs: Record<'day' | 'list' | 'add' | 'cancel' | 'calls', string>;
}

function Trip({
  day,
  now,
  phase,
  manifest = null,
  hrefs,
  id,
}: Omit<TripCardProps, 'title' | 'emptyText'> & { day: ReserveDay; id: string }) {
  const { seats, notes } = managedDay(day, now);
  const isCancelled = day.state === 'CANCEL';
  const said = [...notes, day.memo].filter((note) => note !== '');
  const action = { size: 'small', 'aria-describedby': id } as const;
  return (
    <>
      <Facts>
        <span>
          <Sentence>{day.fish}</Sentence>
        </span>
        <TideMark phase={phase} showLunar={false} />
        <b>{seats}</b>
        {manifest && !isCancelled && <ManifestLink {...manifest} short />}
      </Facts>
      <SeatGauge seats={{ kind: 'booked', booked: day.guestCount, total: day.totalCount }} />
      {said.length > 0 && <Memo>{said.join(' · ')}</Memo>}
      <Actions>
        {isCancelled ? (
          <LinkButton {...action} href={hrefs.calls} icon="phone">
            {callList.open}
          </LinkButton>
        ) : (
          <>
            <LinkButton {...action} href={hrefs.list} variant="tint">
              {admin.trips.list}
            </LinkButton>
            {seatsLeft(day) > 0 && (
              <LinkButton {...action} href={hrefs.add}>
                {addGuest.open}
              </LinkButton>
            )}
            <LinkButton {...action} href={hrefs.cancel} variant="danger-line">
              {dayState.label.CANCEL}
            </LinkButton>
          </>
        )}
      </Actions>
    </>
  );
}

export function TripCard({ title, emptyText, ...trip }: TripCardProps) {
  const id = useId();
  const { date, day, now, hrefs } = trip;
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <Title href={hrefs.day}>
            <span>{`${title} `}</span>
            <time dateTime={date}>{format.shortDate(date)}</time>
            <Icon name="right" />
          </Title>
        </h2>
        {day && <ManagedStateChip state={managedDay(day, now).state} />}
      </Head>
      {day ? <Trip {...trip} day={day} id={id} /> : <p>{emptyText}</p>}
    </Box>
  );
}

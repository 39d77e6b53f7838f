import type { DayDate } from '../../../../contract/day/calendar.rules';
import { PAGES } from '../../../../contract/paths';
import { frame } from '../../../../copy/frame';
import { holidayOf } from '../../../../copy/holiday';
import { home } from '../../../../copy/home';
import { reserve } from '../../../../copy/reserve';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { ReserveDayCard } from '../../../components/visitor/ReserveDayCard/ReserveDayCard';
import { NextDayList } from '../../../components/visitor/NextDayList/NextDayList';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { failureText } from '../../../store/api';
import { useTidePhase } from '../../../store/endpoints/config';
import { useNextDays } from './useNextDays';

interface NextDaysProps {
  today: DayDate;
  tel: string | null | undefined;
}

/** The next days with free seats; a loading, error or empty state if there are none to show. */
export function NextDays({ today, tel }: NextDaysProps) {
  const next = useNextDays();
  const phaseOf = useTidePhase();
  if (next.kind === 'loading') return <Skeleton kind="next-days" label={reserve.loading} />;
  if (next.kind === 'failed')
    return <ErrorState title={reserve.failed} hint={failureText(next.error)} tel={tel} onRetry={next.onRetry} />;
  if (next.days.length === 0)
    return (
      <EmptyState
        picture={false}
        title={home.nearEmpty}
        hint={home.nearEmptyHint}
        action={<LinkButton href={PAGES.reserve()}>{frame.toReserve}</LinkButton>}
      />
    );
  return (
    <NextDayList label={home.near}>
      {next.days.map((day) => (
        <ReserveDayCard
          key={day.id}
          day={day}
          phase={phaseOf(day.date)}
          holiday={holidayOf(day.date)}
          isToday={day.date === today}
          showMonth
          href={PAGES.reserveDay(day.id)}
        />
      ))}
    </NextDayList>
  );
}

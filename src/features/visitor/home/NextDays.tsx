import type { DayDate } from '../../../../contract/day/calendar.rules';
import { PAGES } from '../../../../contract/paths';
import { frame } from '../../../../copy/frame';
import { holidayOf } from '../../../../copy/holiday';
import { home } from '../../../../copy/home';
import { reserve } from '../../../../copy/reserve';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { ReserveDayCard } from '../../../components/visitor/ReserveDayCard/ReserveDayCard';
import { NextDayList } from '../../../components/visitor/NextDayList/NextDayList';
import { useCanWait, useTidePhase, useTripTerms } from '../../../store/endpoints/config';
import { useClock } from '../../../store/hooks';
import { Screen } from '../../base/Screen';
import { useNextDays } from './useNextDays';

interface NextDaysProps {
  today: DayDate;
  tel: string | null | undefined;
}

/** The next days with free seats; a loading, error or empty state if there are none to show. */
export function NextDays({ today, tel }: NextDaysProps) {
  const { queries, days } = useNextDays();
  const phaseOf = useTidePhase();
  const times = useTripTerms();
  const canWait = useCanWait();
  const clock = useClock();
  return (
    <Screen queries={queries} skeleton="rows" label={reserve.loading} failed={{ title: reserve.failed, tel }}>
      {() =>
        days.length ? (
          <NextDayList label={home.near}>
            {days.map((day) => (
              <ReserveDayCard
                key={day.id}
                day={day}
                phase={phaseOf(day.date)}
                times={times}
                holiday={holidayOf(day.date)}
                isToday={day.date === today}
                showMonth
                href={PAGES.reserveDay(day.id)}
                waitHref={canWait ? PAGES.waiting(day.id) : undefined}
                clock={clock}
              />
            ))}
          </NextDayList>
        ) : (
          <EmptyState
            picture={false}
            title={home.nearEmpty}
            hint={home.nearEmptyHint}
            action={<LinkButton href={PAGES.reserve()}>{frame.toReserve}</LinkButton>}
          />
        )
      }
    </Screen>
  );
}

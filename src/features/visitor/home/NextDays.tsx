import { PAGES } from '../../../../contract/paths';
import { frame } from '../../../../copy/frame';
import { home } from '../../../../copy/home';
import { reserve } from '../../../../copy/reserve';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { ReserveDayCard } from '../../../components/visitor/ReserveDayCard/ReserveDayCard';
import { NextDayList } from '../../../components/visitor/NextDayList/NextDayList';
import { useClock } from '../../../store/hooks';
import { Screen } from '../../base/Screen';
import { useNextDays } from './useNextDays';

/** The next days with free seats; a loading, error or empty state if there are none to show. */
export function NextDays({ tel }: { tel: string | null | undefined }) {
  const { queries, days } = useNextDays();
  const clock = useClock();
  return (
    <Screen queries={queries} skeleton="rows" label={reserve.loading} failed={{ title: reserve.failed, tel }}>
      {() =>
        days.length ? (
          <NextDayList label={home.near}>
            {days.map((facts) => (
              <ReserveDayCard
                key={facts.day.id}
                facts={facts}
                showMonth
                href={PAGES.reserveDay(facts.day.id)}
                waitHref={PAGES.waiting(facts.day.id)}
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

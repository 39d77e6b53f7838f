import { sameSeason } from '../../../../contract/catch/catch.rules';
import { bookableMonths } from '../../../../contract/config/config.rules';
import { monthTabs, seoulToday } from '../../../../contract/day/calendar.rules';
import { PAGES } from '../../../../contract/paths';
import { useConfigLogic } from '../../../store/endpoints/config';
import { useNow } from '../../../store/hooks';

/** Returns the address of the bookable month of the same time of the year as a trip; of the schedule if there is none. */
export const useSameSeason = (): ((date: string) => string) => {
  const today = seoulToday(useNow());
  const { data: logic } = useConfigLogic();
  const months = logic ? monthTabs(today, bookableMonths(logic)) : [];
  return (date) => PAGES.reserve(sameSeason(date, months) ?? undefined);
};

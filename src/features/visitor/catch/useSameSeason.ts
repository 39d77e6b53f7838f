import { sameSeason } from '#contract/catch/catch.rules';
import { bookableMonths } from '#contract/config/config.rules';
import { monthTabs, seoulToday } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { useConfigLogic } from '#src/store/endpoints/config';
import { useNow } from '#src/store/hooks';

export const useSameSeason = (): ((date: string) => string) => {
  const today = seoulToday(useNow());
  const { data: logic } = useConfigLogic();
  const months = logic ? monthTabs(today, bookableMonths(logic)) : [];
  return (date) => PAGES.reserve(sameSeason(date, months) ?? undefined);
};

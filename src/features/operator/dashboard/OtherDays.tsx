import { addDays, addMonths, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { AddByDay } from '#src/components/operator/bookings/AddByDay/AddByDay';
import { closedLast } from '#src/components/operator/days/ClosedDayQuestion/stateInWords';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useNow } from '#src/store/hooks';

/** Most telephone bookings are for the next weeks. */
const SHOWN = 12;

export function OtherDays({ ofMonth }: { ofMonth: readonly ReserveDay[] }) {
  const today = seoulToday(useNow());
  const tomorrow = addDays(today, 1);
  // Without a response the days of this month are shown.
  const { currentData: ofNextMonth = [] } = useGetDayListQuery(addMonths(yearMonthOf(today), 1));
  const free = closedLast(
    [...ofMonth, ...ofNextMonth]
      .filter(({ date, state, charter }) => date > tomorrow && state !== 'CANCEL' && charter === 'N')
      .map(({ date, state, memo, ...seats }) => ({ date, state, memo, seatsLeft: seatsLeft(seats) }))
      .filter((day) => day.seatsLeft > 0),
  ).slice(0, SHOWN);
  return free.length > 0 && <AddByDay days={free} hrefOf={(date) => PAGES.adminDay(date, 'ADD')} />;
}

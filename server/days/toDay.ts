import { isoWeek } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { DayRow } from '#server/db/tables';

export const toDay = ({ charterCount, ...row }: DayRow): ReserveDay => ({
  ...row,
  week: isoWeek(row.date),
  charter: charterCount > 0 ? 'Y' : 'N',
});

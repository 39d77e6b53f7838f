import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { useNow } from '#src/store/hooks';

/** In Seoul; dates of other years show theirs. */
export const useThisYear = (): number => yearMonthOf(seoulToday(useNow())).year;

import { seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { useNow } from '../../../store/hooks';

/** The year in Seoul; dates of another one are shown with theirs. */
export const useThisYear = (): number => yearMonthOf(seoulToday(useNow())).year;

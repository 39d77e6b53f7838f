import { bookableMonths } from '../../../../contract/config/config.rules';
import type { ConfigLogic } from '../../../../contract/config/config.schema';
import { dayOffer, periodProblem } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';

/** Number of days shown on the home page. */
export const COUNT = 3;

const bookable = (days: readonly ReserveDay[], now: Date, logic: ConfigLogic) =>
  days.filter((day) => dayOffer(day).kind === 'bookable' && periodProblem(day, now, logic) === null);

/** Whether the home page needs the next month too, because this month has too few bookable days left. */
export const needsNextMonth = (days: readonly ReserveDay[], now: Date, logic: ConfigLogic): boolean =>
  bookable(days, now, logic).length < COUNT && bookableMonths(logic) > 1;

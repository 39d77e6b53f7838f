import { Day } from './DayItem.styles';
import { DayItem, type DayItemProps } from './DayItem';

export interface ReserveDayCardProps extends DayItemProps {
  /** Shows the month; needed outside the calendar of one month. */
  showMonth?: boolean;
}

/** A sailing day for visitors as a card of a list, an `<li>`: date and tide, fish and button, times and a long memo below. */
export function ReserveDayCard(props: ReserveDayCardProps) {
  return <DayItem as={Day} {...props} />;
}

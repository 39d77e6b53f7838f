import { DayItem, type DayItemProps } from './DayItem';
import { Cell } from './ReserveDayCell.styles';

/** A sailing day of a DayCalendar, an `<li>`: on phones the card of a list, in the month grid everything stacked. */
export function ReserveDayCell(props: DayItemProps) {
  return <DayItem as={Cell} {...props} />;
}

import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import { DayItem, type DayItemProps } from './DayItem';
import { Cell, Price } from './ReserveDayCell.styles';

/**
 * A sailing day of a DayCalendar, an `<li>`: on phones the card of a list, in the month grid everything stacked and
 * with the price.
 */
export function ReserveDayCell(props: DayItemProps) {
  const { price } = props.day;
  return (
    <DayItem
      as={Cell}
      {...props}
      offered={<Price>{price > 0 ? reserve.pricePerPerson(format.money(price)) : reserve.free}</Price>}
    />
  );
}

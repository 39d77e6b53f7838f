import { DateField, type DateFieldProps } from '../DateField/DateField';

/** Time of day, `HH:MM` or empty, with the browser's own time picker; controlled or registered with a form. */
export function TimeField(props: DateFieldProps) {
  return <DateField {...props} type="time" />;
}

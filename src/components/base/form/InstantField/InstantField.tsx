import { DateField, type DateFieldProps } from '../DateField/DateField';

/** Date and time, `YYYY-MM-DDTHH:MM` or empty, with the browser's own picker; controlled or registered with a form. */
export function InstantField(props: DateFieldProps) {
  return <DateField {...props} type="datetime-local" step={1800} />;
}

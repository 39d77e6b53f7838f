import { share } from '../../../../copy/share';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import type { ButtonShape } from '../../base/actions/Button/Button';

export interface AddToCalendarProps extends ButtonShape {
  /** URL of the `.ics` file on the server. */
  href: string;
}

/**
 * Adds a trip to the phone's calendar. A plain link, because in-app browsers cannot save files that are created in the
 * page.
 */
export function AddToCalendar({ href, ...look }: AddToCalendarProps) {
  return (
    <LinkButton {...look} href={href} leads="file" icon="cal">
      {share.calendar}
    </LinkButton>
  );
}

import { share } from '../../../../copy/share';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import type { ButtonLook } from '../../base/actions/Button/Button';

export interface AddToCalendarProps extends Omit<ButtonLook, 'icon'> {
  /** The `.ics` file that the server serves. */
  href: string;
}

/** Puts a trip into the phone's calendar: a plain link, since in-app browsers save no files made in the page. */
export function AddToCalendar({ href, ...look }: AddToCalendarProps) {
  return (
    <LinkButton {...look} href={href} leads="file" icon="cal">
      {share.calendar}
    </LinkButton>
  );
}

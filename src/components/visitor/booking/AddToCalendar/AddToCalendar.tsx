import { share } from '#copy/share';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import type { ButtonShape } from '#src/components/base/actions/Button/Button';

export interface AddToCalendarProps extends ButtonShape {
  /** Address of the `.ics` file. */
  href: string;
}

/** A plain link: in-app browsers cannot save files created in the page. */
export function AddToCalendar({ href, ...look }: AddToCalendarProps) {
  return (
    <LinkButton {...look} href={href} leads="file" icon="cal">
      {share.calendar}
    </LinkButton>
  );
}

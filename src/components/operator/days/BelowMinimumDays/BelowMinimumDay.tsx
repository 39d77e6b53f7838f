import type { BelowMinimum } from '#contract/booking/guest.schema';
import { attention as copy } from '#copy/attention';
import { format } from '#copy/format';
import { dayState } from '#copy/reserve';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { useFocusOnward } from '#src/components/base/focus';
import { DayLink } from '#src/components/operator/shell/AttentionList/AttentionList.styles';
import { Actions, Day } from './BelowMinimumDays.styles';

export interface BelowMinimumDayProps {
  /** The day with its headcount and minimum. */
  day: BelowMinimum;
  /** URL of the day's page. */
  href: string;
  /** URL of the page that cancels the trip. */
  cancelHref: string;
  /** The confirmation request is running. */
  pending: boolean;
  /** Called to confirm that the trip sails. */
  onConfirm: () => void;
}

export function BelowMinimumDay({ day, href, cancelHref, pending, onConfirm }: BelowMinimumDayProps) {
  const date = format.shortDate(day.date);
  const row = useFocusOnward<HTMLLIElement>();
  return (
    <Day ref={row}>
      <DayLink href={href}>
        {copy.belowMinimumDay(date, format.people(day.guestCount), format.people(day.minCount))}
      </DayLink>
      <Actions>
        <LinkButton href={cancelHref} variant="danger-line" size="small" aria-label={copy.cancelTripOf(date)}>
          {dayState.label.CANCEL}
        </LinkButton>
        <Button size="small" pending={pending} aria-label={copy.confirmTripOf(date)} onClick={onConfirm}>
          {copy.confirmTrip}
        </Button>
      </Actions>
    </Day>
  );
}

import { BELOW_MINIMUM_DAYS } from '../../../../contract/day/day.rules';
import type { BelowMinimum } from '../../../../contract/booking/guest.schema';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { attention as copy } from '../../../../copy/attention';
import { format } from '../../../../copy/format';
import { dayState } from '../../../../copy/reserve';
import { Button } from '../../base/actions/Button/Button';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { Icon } from '../../base/display/Icon/Icon';
import { DayLink, Hint, Item, Text } from '../AttentionList/AttentionList.styles';
import { Actions, Day, Days } from './BelowMinimumDays.styles';

export interface BelowMinimumDaysProps {
  /** The days, by date; at least one. */
  days: readonly BelowMinimum[];
  /** URL of a day's page. */
  dayHrefOf: (date: DayDate) => string;
  /** URL of the page that asks whether a day's trip is cancelled. */
  cancelHrefOf: (date: DayDate) => string;
  /** The day that is being confirmed. */
  pendingId: number | null;
  /** Called to confirm that a trip sails. */
  onConfirm: (day: BelowMinimum) => void;
}

/** Days under their least number of people, as an item of the AttentionList: each is confirmed here, or cancelled on its page. */
export function BelowMinimumDays({ days, dayHrefOf, cancelHrefOf, pendingId, onConfirm }: BelowMinimumDaysProps) {
  return (
    <Item data-tone="urgent">
      <Icon name="warn" />
      <Text>
        <b>{copy.belowMinimum(days.length, BELOW_MINIMUM_DAYS)}</b>
        <Hint>{copy.belowMinimumHint}</Hint>
        <Days>
          {days.map((day) => {
            const date = format.shortDate(day.date);
            return (
              <Day key={day.id}>
                <DayLink href={dayHrefOf(day.date)}>
                  {copy.belowMinimumDay(date, format.people(day.guestCount), format.people(day.minCount))}
                </DayLink>
                <Actions>
                  <LinkButton
                    href={cancelHrefOf(day.date)}
                    variant="danger-line"
                    size="small"
                    aria-label={copy.cancelTripOf(date)}
                  >
                    {dayState.label.CANCEL}
                  </LinkButton>
                  <Button
                    size="small"
                    pending={day.id === pendingId}
                    aria-label={copy.confirmTripOf(date)}
                    onClick={() => onConfirm(day)}
                  >
                    {copy.confirmTrip}
                  </Button>
                </Actions>
              </Day>
            );
          })}
        </Days>
      </Text>
    </Item>
  );
}

import { useState } from 'react';
import { BELOW_MINIMUM_DAYS } from '../../../../contract/day/day.rules';
import type { BelowMinimum } from '../../../../contract/booking/guest.schema';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { attention as copy } from '../../../../copy/attention';
import { format } from '../../../../copy/format';
import { dayState } from '../../../../copy/reserve';
import { Button } from '../../base/actions/Button/Button';
import { Icon } from '../../base/display/Icon/Icon';
import { DayLink, Hint, Item, Text } from '../AttentionList/AttentionList.styles';
import { StateQuestion } from '../StateQuestion/StateQuestion';
import { Actions, Day, Days } from './BelowMinimumDays.styles';

export interface BelowMinimumDaysProps {
  /** The days, by date; at least one. */
  days: readonly BelowMinimum[];
  /** URL of a day's page. */
  dayHrefOf: (date: DayDate) => string;
  /** The running request: which day, and what is done to it. */
  pending: { id: number; action: 'confirm' | 'cancel' } | null;
  /** Called to confirm that a trip sails. */
  onConfirm: (day: BelowMinimum) => void;
  /** Called when the question was answered: the trip is cancelled. */
  onCancel: (day: BelowMinimum) => void;
}

/** Days under their least number of people, as an item of the AttentionList: each is cancelled or confirmed here. */
export function BelowMinimumDays({ days, dayHrefOf, pending, onConfirm, onCancel }: BelowMinimumDaysProps) {
  const [asked, setAsked] = useState<BelowMinimum | null>(null);
  const isPending = (day: BelowMinimum, action: 'confirm' | 'cancel') =>
    pending?.id === day.id && pending.action === action;
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
                  <Button
                    variant="danger-line"
                    size="small"
                    pending={isPending(day, 'cancel')}
                    aria-label={copy.cancelTripOf(date)}
                    onClick={() => setAsked(day)}
                  >
                    {dayState.label.CANCEL}
                  </Button>
                  <Button
                    size="small"
                    pending={isPending(day, 'confirm')}
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
      <StateQuestion
        to={asked && 'CANCEL'}
        affected={{ cases: asked?.cases ?? 0, people: asked?.guestCount ?? 0, paidCases: asked?.paidCases ?? 0 }}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) onCancel(asked);
        }}
      />
    </Item>
  );
}

import { useId } from 'react';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { addGuest as copy } from '../../../../copy/addGuest';
import { format } from '../../../../copy/format';
import { Box, Days, DayLink, Left } from './AddByDay.styles';

export interface AddByDayProps {
  /** Days with seats left, by date; at least one. */
  days: readonly { date: DayDate; seatsLeft: number }[];
  /** URL of a day's page on which the form is open. */
  hrefOf: (date: DayDate) => string;
}

/** The next days with seats: each leads to the form for a booking taken by telephone, with one tap. */
export function AddByDay({ days, hrefOf }: AddByDayProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{copy.byDay}</h2>
      <Days>
        {days.map(({ date, seatsLeft }) => (
          <li key={date}>
            <DayLink href={hrefOf(date)}>
              <b>{format.shortDate(date)}</b> <Left>{copy.seats(format.people(seatsLeft))}</Left>
            </DayLink>
          </li>
        ))}
      </Days>
    </Box>
  );
}

import { useId } from 'react';
import type { DayDate } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { addGuest as copy } from '#copy/addGuest';
import { format } from '#copy/format';
import { stateInWords } from '#src/components/operator/days/ClosedDayQuestion/stateInWords';
import { Box, Closed, Days, DayLink, Item, Left } from './AddByDay.styles';

export interface AddByDayProps {
  /** Days with seats left, bookable ones first; at least one day. */
  days: readonly (Pick<ReserveDay, 'date' | 'state' | 'memo'> & { seatsLeft: number })[];
  /** URL of a day's page with the open form. */
  hrefOf: (date: DayDate) => string;
}

export function AddByDay({ days, hrefOf }: AddByDayProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{copy.byDay}</h2>
      <Days>
        {days.map((day) => (
          <Item key={day.date} data-closed={stateInWords(day) !== '' || undefined}>
            <DayLink href={hrefOf(day.date)}>
              <b>{`${format.shortDate(day.date)} `}</b>
              <Left>{copy.seats(format.people(day.seatsLeft))}</Left>
              {stateInWords(day) && <Closed>{` ${stateInWords(day)}`}</Closed>}
            </DayLink>
          </Item>
        ))}
      </Days>
    </Box>
  );
}

import { useId } from 'react';
import type { DayDate } from '#contract/day/calendar.rules';
import { format } from '#copy/format';
import { ownBookings as copy } from '#copy/lookup';
import { Button } from '#src/components/base/actions/Button/Button';
import { Head, Hint, List, Own } from './OwnBookings.styles';

export interface OwnBooking {
  /** 4-4-4 digits. */
  number: string;
  date: DayDate;
}

export interface OwnBookingsProps {
  /** The bookings, earliest trip first; renders nothing without one. */
  bookings: readonly OwnBooking[];
  /** Called with the number of the chosen booking. */
  onChoose: (number: string) => void;
  /** Forgets all of them. */
  onForget: () => void;
}

export function OwnBookings({ bookings, onChoose, onForget }: OwnBookingsProps) {
  const title = useId();
  if (bookings.length === 0) return null;
  return (
    <Own aria-labelledby={title}>
      <Head>
        <h2 id={title}>{copy.title}</h2>
        <Button variant="quiet" size="small" onClick={onForget}>
          {copy.forget}
        </Button>
      </Head>
      <Hint>{copy.hint}</Hint>
      <List>
        {bookings.map(({ number, date }) => (
          <li key={number}>
            <Button variant="tint" full onClick={() => onChoose(number)}>
              <span>{`${format.day(date)} `}</span>
              <span>{number}</span>
            </Button>
          </li>
        ))}
      </List>
    </Own>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { DayDate } from '#contract/day/calendar.rules';
import { format } from '#copy/format';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { Closed, DayLink, Days, Note } from './DayStrip.styles';

export interface DayStripProps {
  /** Heading, for screen readers: dates explain themselves. */
  label: string;
  /** At least one day, with its seats, the reason why it takes no bookings, or both. */
  days: readonly { date: DayDate; seats?: string; closed?: string }[];
  /** The displayed day. */
  current?: DayDate | undefined;
  /** URL of a day. */
  hrefOf: (date: DayDate) => string;
}

/** Dates in one scrollable line; on wide screens as many lines as needed. */
export function DayStrip({ label, days, current, hrefOf }: DayStripProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // Scrolls to a chosen date that is cut off.
  useEffect(() => {
    const strip = list.current;
    const chosen = strip?.querySelector('[aria-current]');
    if (!strip || !chosen) return;
    const [inside, one] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (one.left < inside.left || one.right > inside.right)
      strip.scrollLeft += one.left + one.width / 2 - (inside.left + inside.width / 2);
  }, [current]);
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {label}
      </VisuallyHidden>
      <Days ref={list}>
        {days.map(({ date, seats, closed }) => (
          <li key={date}>
            <DayLink href={hrefOf(date)} aria-current={date === current ? 'true' : undefined}>
              <b>{`${format.shortDate(date)} `}</b>
              {seats && <Note>{seats}</Note>}
              {closed && <Closed>{` ${closed}`}</Closed>}
            </DayLink>
          </li>
        ))}
      </Days>
    </section>
  );
}

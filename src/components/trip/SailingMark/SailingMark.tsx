import { useState } from 'react';
import type { Sailing } from '#contract/day/day.rules';
import { format } from '#copy/format';
import { sailing as copy } from '#copy/reserve';
import { Mark, Room } from './SailingMark.styles';

export interface SailingMarkProps {
  /** Whether the trip sails; null without a minimum headcount. */
  sailing: Sailing | null;
}

const textOf = (sailing: Sailing): string =>
  sailing.kind === 'confirmed'
    ? copy.confirmed
    : copy.short(format.people(sailing.minCount), format.people(sailing.missing));

/** Live bookings and cancellations can change the text up to this one. */
const longestOf = (sailing: Sailing): string => {
  const people = format.people(sailing.minCount);
  return sailing.minCount > 0 ? copy.short(people, people) : textOf(sailing);
};

/** Changes live: it keeps the lines of its longest text. */
export function SailingMark({ sailing }: SailingMarkProps) {
  const text = sailing ? textOf(sailing) : '';
  const room = sailing ? longestOf(sailing) : '';
  const [longest, setLongest] = useState(room);
  if (room.length > longest.length) setLongest(room);
  if (!sailing) return null;
  return (
    <Mark data-sailing={sailing.kind}>
      <span>{text}</span>
      {text.length < longest.length && <Room aria-hidden="true">{longest}</Room>}
    </Mark>
  );
}

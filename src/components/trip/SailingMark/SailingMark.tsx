import { useState } from 'react';
import type { Sailing } from '../../../../contract/day/day.rules';
import { format } from '../../../../copy/format';
import { sailing as copy } from '../../../../copy/reserve';
import { Mark, Room } from './SailingMark.styles';

export interface SailingMarkProps {
  /** Whether the trip sails; null without a least number of people. */
  sailing: Sailing | null;
}

const textOf = (sailing: Sailing): string =>
  sailing.kind === 'confirmed'
    ? copy.confirmed
    : copy.short(format.people(sailing.minCount), format.people(sailing.missing));

/**
 * Whether a trip with a least number of people sails, or how many are missing. It keeps the lines of the longest text that
 * was shown: bookings of others change it while one looks.
 */
export function SailingMark({ sailing }: SailingMarkProps) {
  const text = sailing ? textOf(sailing) : '';
  const [longest, setLongest] = useState(text);
  if (text.length > longest.length) setLongest(text);
  if (!sailing) return null;
  return (
    <Mark data-sailing={sailing.kind}>
      <span>{text}</span>
      {text.length < longest.length && <Room aria-hidden="true">{longest}</Room>}
    </Mark>
  );
}

import { useState } from 'react';
import type { Sailing } from '#contract/day/day.rules';
import { format } from '#copy/format';
import { sailing as copy } from '#copy/reserve';
import { Longest, Mark } from './SailingMark.styles';

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

/** Changes live: it is as tall as its longest text. */
export function SailingMark({ sailing }: SailingMarkProps) {
  const text = sailing ? textOf(sailing) : '';
  const longestNow = sailing ? longestOf(sailing) : '';
  const [longest, setLongest] = useState(longestNow);
  if (longestNow.length > longest.length) setLongest(longestNow);
  if (!sailing) return null;
  return (
    <Mark data-sailing={sailing.kind}>
      <span>{text}</span>
      {text.length < longest.length && <Longest aria-hidden="true">{longest}</Longest>}
    </Mark>
  );
}

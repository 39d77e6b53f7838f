import { useState } from 'react';
import type { Sailing } from '#contract/day/day.rules';
import { format } from '#copy/format';
import { sailing as copy } from '#copy/reserve';
import { Least, Longest, Mark } from './SailingMark.styles';

export interface SailingMarkProps {
  /** Whether the trip sails; null without a minimum headcount. */
  sailing: Sailing | null;
}

function Text({ sailing }: { sailing: Sailing }) {
  if (sailing.kind === 'confirmed') return copy.confirmed;
  return (
    <>
      <Least>{`${copy.least(format.people(sailing.minCount))} · `}</Least>
      <span>{copy.missing(format.people(sailing.missing))}</span>
    </>
  );
}

/** Live bookings and cancellations can change the text up to the longest one. */
const longestOf = ({ minCount }: Sailing): Sailing => ({ kind: 'short', minCount, missing: minCount });

/** Changes live, so it is always as tall as its longest text. */
export function SailingMark({ sailing }: SailingMarkProps) {
  const [most, setMost] = useState(sailing?.minCount ?? 0);
  if (!sailing) return null;
  if (sailing.minCount > most) setMost(sailing.minCount);
  return (
    <Mark data-sailing={sailing.kind}>
      <span>
        <Text sailing={sailing} />
      </span>
      {most > 0 && sailing.kind === 'confirmed' && (
        <Longest aria-hidden="true">
          <Text sailing={longestOf({ ...sailing, minCount: most })} />
        </Longest>
      )}
    </Mark>
  );
}

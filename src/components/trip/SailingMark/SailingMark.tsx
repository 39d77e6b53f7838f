import type { Sailing } from '../../../../contract/day/day.rules';
import { format } from '../../../../copy/format';
import { sailing as copy } from '../../../../copy/reserve';
import { Mark } from './SailingMark.styles';

export interface SailingMarkProps {
  /** Whether the trip sails; null without a least number of people. */
  sailing: Sailing | null;
}

/** Whether a trip with a least number of people sails, or how many are missing. */
export function SailingMark({ sailing }: SailingMarkProps) {
  if (!sailing) return null;
  return (
    <Mark data-sailing={sailing.kind}>
      {sailing.kind === 'confirmed'
        ? copy.confirmed
        : copy.short(format.people(sailing.minCount), format.people(sailing.missing))}
    </Mark>
  );
}

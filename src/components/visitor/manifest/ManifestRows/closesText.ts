import { seoulTime, seoulToday } from '#contract/day/calendar.rules';
import type { Manifest } from '#contract/manifest/manifest.schema';
import { format } from '#copy/format';
import { manifest as copy } from '#copy/manifest';

/** The end of the time for writing. */
export const closesText = ({ date, closesAt }: Pick<Manifest, 'date' | 'closesAt'>): string => {
  if (closesAt === null) return copy.closesWithTheDay(format.monthDay(date));
  const at = new Date(closesAt);
  return format.unbroken(copy.closes(copy.departure(format.monthDay(seoulToday(at)), format.clock(seoulTime(at)))));
};

import { groupKeys, type GroupOrder } from '#contract/stats/stats.rules';
import type { Figures, Stats, StatsRow } from '#contract/stats/stats.schema';
import { stats as copy } from '#copy/stats';
import { weekdayText, yearText } from '#copy/statsText';
import { csvOf } from '#server/bookings/lists/csv';

type Row = Record<keyof typeof copy.columns | 'now' | 'before', string | number>;

const totalsOf = ({
  days,
  seats,
  money,
  cancellations,
}: Figures): Record<Exclude<keyof typeof copy.totals, 'title'>, number> => ({
  ...days,
  ...seats,
  ...money,
  bookings: cancellations.bookings,
  people: cancellations.people,
});

const rowsOf = ({ now, before }: Stats): Row[] => {
  const ofNow = totalsOf(now);
  const ofBefore = totalsOf(before);
  const totals = Object.keys(ofNow).map((name): Row => {
    const key = name as keyof typeof ofNow;
    const measure = key in now.money ? copy.man : '';
    return { group: copy.totals.title, item: copy.totals[key], measure, now: ofNow[key], before: ofBefore[key] };
  });
  const grouped = (
    group: string,
    by: GroupOrder,
    of: (figures: Figures) => readonly StatsRow[],
    label: (key: string) => string,
  ) =>
    groupKeys(of(now), of(before), by).flatMap((key) =>
      (['days', 'offered', 'sold'] as const).map((name): Row => {
        const value = (figures: Figures) => of(figures).find((row) => row.key === key)?.[name] ?? 0;
        const measure = { days: copy.days, offered: copy.seats, sold: copy.people }[name];
        return { group, item: label(key), measure, now: value(now), before: value(before) };
      }),
    );
  const notices = now.cancellations.byNotice.map(({ days, bookings }, at): Row => {
    const earlier = before.cancellations.byNotice[at]?.bookings ?? 0;
    return {
      group: copy.byNotice,
      item: copy.notice(days),
      measure: copy.totals.bookings,
      now: bookings,
      before: earlier,
    };
  });
  return [
    ...totals,
    ...grouped(copy.byWeekday, 'number', ({ byWeekday }) => byWeekday, weekdayText),
    ...grouped(
      copy.byFish,
      'people',
      ({ byFish }) => byFish,
      (key) => key || copy.none,
    ),
    ...grouped(
      copy.byTide,
      'number',
      ({ byTide }) => byTide,
      (key) => key || copy.none,
    ),
    ...notices,
  ];
};

/** A fish that begins like a formula gets an apostrophe. */
export const statsCsv = (stats: Stats): string =>
  csvOf(rowsOf(stats), { ...copy.columns, now: yearText(stats.now.from), before: yearText(stats.before.from) });

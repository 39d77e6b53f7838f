import { createContext, useContext } from 'react';
import { addDays, type DayDate } from '#contract/day/calendar.rules';

export interface DayPlace {
  'data-column'?: number;
  'data-row'?: number;
  'data-opens-week'?: true;
}

/** `days` are in order of date. Weeks without a day take no row, so a filtered month has no gaps. */
export const dayPlaces = (
  days: readonly { date: DayDate; week: number }[],
  columns: 'all' | 'present' = 'all',
): Map<DayDate, DayPlace> => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => columns === 'all' || days.some(({ week }) => week === day));
  const places = new Map<DayDate, DayPlace>();
  let monday = '';
  let row = 0;
  for (const { date, week } of days) {
    const itsMonday = addDays(date, 1 - week);
    const opens = itsMonday !== monday;
    if (opens) row += 1;
    monday = itsMonday;
    places.set(date, {
      'data-column': weekdays.indexOf(week) + 1,
      'data-row': row,
      ...(opens && row > 1 ? { 'data-opens-week': true } : {}),
    });
  }
  return places;
};

export const DayPlaceContext = createContext<Map<DayDate, DayPlace>>(new Map());

/** The card spreads it on its `<li>`. Empty outside a DayCalendar. */
export const useDayPlace = (date: DayDate): DayPlace => useContext(DayPlaceContext).get(date) ?? {};

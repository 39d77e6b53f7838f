import { createContext, useContext } from 'react';
import { addDays, type DayDate } from '../../../../contract/day/calendar.rules';

/**
 * Position of a day: the column of its weekday, the row of its week among the weeks shown, and whether it is the first
 * shown of its week.
 */
export interface DayPlace {
  'data-column'?: number;
  'data-row'?: number;
  'data-opens-week'?: true;
}

/**
 * Positions of days that are in order of date. Weeks without a day take no row, so that a filtered month has no empty
 * rows.
 */
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

/**
 * Attributes that position a card in a DayCalendar; the card spreads them on its `<li>`. Outside a calendar there are
 * none.
 */
export const useDayPlace = (date: DayDate): DayPlace => useContext(DayPlaceContext).get(date) ?? {};

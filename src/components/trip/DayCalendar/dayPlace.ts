import { createContext, useContext } from 'react';
import { addDays, isoWeek, type DayDate } from '../../../../contract/day/calendar.rules';

/** Where a day stands: its weekday's column, its week's row among the weeks shown, and whether it opens a week. */
export interface DayPlace {
  'data-week': number;
  'data-column'?: number;
  'data-row'?: number;
  'data-opens-week'?: true;
}

/** The places of days in order of date. Weeks that show no day take no row, so a filtered month has no empty rows. */
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
      'data-week': week,
      'data-column': weekdays.indexOf(week) + 1,
      'data-row': row,
      ...(opens && row > 1 ? { 'data-opens-week': true } : {}),
    });
  }
  return places;
};

export const DayPlaceContext = createContext<Map<DayDate, DayPlace>>(new Map());

/**
 * The attributes that put a card into a DayCalendar; a card spreads them on its `<li>`. Outside a calendar they say the
 * weekday alone and move nothing.
 */
export const useDayPlace = (date: DayDate): DayPlace =>
  useContext(DayPlaceContext).get(date) ?? { 'data-week': isoWeek(date) };

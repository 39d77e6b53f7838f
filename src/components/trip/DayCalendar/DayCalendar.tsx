import { useMemo, type ReactNode } from 'react';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { List } from './DayCalendar.styles';
import { DayPlaceContext, dayPlaces } from './dayPlace';

export interface DayCalendarProps {
  /** The list's name for screen readers: `2026년 12월 예약 일정`. */
  label: string;
  /** The days shown, in order of date; at most one calendar month. */
  days: readonly { date: DayDate; week: number }[];
  /** From 1024 px on: a column for each weekday, or only for those that have a day (whose cards then name it). */
  columns?: 'all' | 'present';
  /** On a phone: cards that stand apart, or the rows of one card. */
  phone?: 'cards' | 'rows';
  /** One card a day, each an `<li>`. */
  children: ReactNode;
}

/**
 * A month of day cards: a list on a phone with a wider gap where a week begins, seven columns from 1024 px on. Each
 * card is an `<li>` of its own look that spreads `useDayPlace(date)`; this list places it in its weekday's column and
 * its week's row, whatever days are missing. A card finds out that it stands in the grid by the selector
 * `[data-day-calendar] > &` inside `media.wide`.
 */
export function DayCalendar({ label, days, columns = 'all', phone = 'cards', children }: DayCalendarProps) {
  const places = useMemo(() => dayPlaces(days, columns), [days, columns]);
  const present = new Set(days.map(({ week }) => week)).size;
  return (
    <DayPlaceContext value={places}>
      <List
        aria-label={label}
        data-day-calendar
        data-phone={phone}
        data-columns={columns === 'present' ? present : undefined}
      >
        {children}
      </List>
    </DayPlaceContext>
  );
}

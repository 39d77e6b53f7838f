import { useMemo, type ReactNode } from 'react';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { List } from './DayCalendar.styles';
import { DayPlaceContext, dayPlaces } from './dayPlace';

export interface DayCalendarProps {
  /** Accessible name of the list, for example `2026년 12월 예약 일정`. */
  label: string;
  /** The days shown, in order of date, within one calendar month. */
  days: readonly { date: DayDate; week: number }[];
  /**
   * Columns from 1024 px: one for every weekday, or only for weekdays that have a day (the cards then name the
   * weekday).
   */
  columns?: 'all' | 'present';
  /** Layout on phones: separate cards, or the rows of one card. */
  phone?: 'cards' | 'rows';
  /** One list item (`<li>`) per day. */
  children: ReactNode;
}

/**
 * Calendar of a month: on phones a list with a wider gap between weeks, from 1024 px a grid of seven columns. Each day
 * is an `<li>` that spreads `useDayPlace(date)`; the calendar places it in the column of its weekday and the row of its
 * week, even if days are missing.
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

import { useMemo, type ReactNode } from 'react';
import type { DayDate } from '#contract/day/calendar.rules';
import { List } from './DayCalendar.styles';
import { DayPlaceContext, dayPlaces } from './dayPlace';

export interface DayCalendarProps {
  /** Accessible name, such as `2026년 12월 예약일정`. */
  label: string;
  /** Days of one calendar month, by date. */
  days: readonly { date: DayDate; week: number }[];
  /** From 1024 px: all weekdays, or only those with a day (cards then name the weekday). */
  columns?: 'all' | 'present';
  /** One `<li>` per day; it spreads `useDayPlace(date)`. A row on phones. */
  children: ReactNode;
}

export function DayCalendar({ label, days, columns = 'all', children }: DayCalendarProps) {
  const places = useMemo(() => dayPlaces(days, columns), [days, columns]);
  const present = new Set(days.map(({ week }) => week)).size;
  return (
    <DayPlaceContext value={places}>
      <List aria-label={label} data-day-calendar data-columns={columns === 'present' ? present : undefined}>
        {children}
      </List>
    </DayPlaceContext>
  );
}

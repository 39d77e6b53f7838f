import type { ReactNode } from 'react';
import { List } from './NextDayList.styles';

export interface NextDayListProps {
  /** Accessible name of the list. */
  label: string;
  /** ReserveDayCards in order of date. The days may be in different months, so every card has `showMonth`. */
  children: ReactNode;
}

/** The next days with seats: stacked on phones, three per row from 1024 px. */
export function NextDayList({ label, children }: NextDayListProps) {
  return <List aria-label={label}>{children}</List>;
}

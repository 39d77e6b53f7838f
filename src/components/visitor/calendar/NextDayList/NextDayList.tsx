import type { ReactNode } from 'react';
import { List } from './NextDayList.styles';

export interface NextDayListProps {
  /** Accessible name of the list. */
  label: string;
  /** ReserveDayCards by date, with `showMonth`: the months may differ. */
  children: ReactNode;
}

export function NextDayList({ label, children }: NextDayListProps) {
  return <List aria-label={label}>{children}</List>;
}

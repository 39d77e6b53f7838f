import { useEffect, useRef } from 'react';
import { sameMonth, type YearMonth } from '../../../contract/day/calendar.rules';
import { format } from '../../../copy/format';
import { reserve } from '../../../copy/reserve';
import { Row, Tab } from './MonthTabs.styles';

export interface MonthTabsProps {
  months: readonly YearMonth[];
  current: YearMonth;
  /** Months of another year say it. */
  thisYear: number;
  hrefOf: (month: YearMonth) => string;
}

/** The months that can be looked at, as links: each has an address of its own. */
export function MonthTabs({ months, current, thisYear, hrefOf }: MonthTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { year, month } = current;

  // Moves the row alone: scrollIntoView would move the page as well.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [year, month]);

  return (
    <nav aria-label={reserve.months}>
      <Row ref={row}>
        {months.map((each) => (
          <Tab
            key={`${each.year}-${each.month}`}
            href={hrefOf(each)}
            aria-current={sameMonth(each, current) ? 'page' : undefined}
          >
            {format.month(each, thisYear)}
          </Tab>
        ))}
      </Row>
    </nav>
  );
}

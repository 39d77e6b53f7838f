import { useEffect, useRef } from 'react';
import { sameMonth, type YearMonth } from '../../../../contract/day/calendar.rules';
import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
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

  useEffect(() => {
    const box = row.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !tab) return;
    // Moves the row alone: scrollIntoView would move the page as well.
    const centre = () => {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    };
    centre();
    if (typeof ResizeObserver === 'undefined') return;
    // The words grow when the web font arrives.
    const observer = new ResizeObserver(centre);
    observer.observe(tab);
    return () => observer.disconnect();
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

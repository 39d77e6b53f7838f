import { useEffect, useRef } from 'react';
import { sameMonth, type YearMonth } from '#contract/day/calendar.rules';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { Row, Tab } from './MonthTabs.styles';

export interface MonthTabsProps {
  /** Accessible name. Default: the months of the schedule. */
  label?: string;
  /** Months with a schedule, in order. */
  months: readonly YearMonth[];
  /** The open month. */
  current: YearMonth;
  /** The current year; months of other years show theirs. */
  thisYear: number;
  /** URL of a month. */
  hrefOf: (month: YearMonth) => string;
  /** Called on hover, touch or focus: the month will probably be opened. */
  onNear?: (month: YearMonth) => void;
}

export function MonthTabs({ label = reserve.months, months, current, thisYear, hrefOf, onNear }: MonthTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { year, month } = current;

  useEffect(() => {
    const box = row.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !tab) return;
    // scrollIntoView would also scroll the page.
    const centre = () => {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    };
    centre();
    if (typeof ResizeObserver === 'undefined') return;
    // The web font widens the labels.
    const observer = new ResizeObserver(centre);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [year, month]);

  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {months.map((each) => (
          <Tab
            key={`${each.year}-${each.month}`}
            href={hrefOf(each)}
            aria-current={sameMonth(each, current) ? 'page' : undefined}
            {...(onNear && { onPointerEnter: () => onNear(each), onFocus: () => onNear(each) })}
          >
            {format.month(each, thisYear)}
          </Tab>
        ))}
      </Row>
    </nav>
  );
}

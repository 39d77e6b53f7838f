import { useEffect, useRef } from 'react';
import { sameMonth, type YearMonth } from '../../../../contract/day/calendar.rules';
import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import { Row, Tab } from './MonthTabs.styles';

export interface MonthTabsProps {
  /** Accessible name of the links. Default: the months of the schedule. */
  label?: string;
  /** The months with a schedule, in their order. */
  months: readonly YearMonth[];
  /** The month that is open. */
  current: YearMonth;
  /** The current year; months of another year show theirs. */
  thisYear: number;
  /** URL of a month. */
  hrefOf: (month: YearMonth) => string;
  /** Called when a month is pointed at, touched or focused: it will probably be opened. */
  onNear?: (month: YearMonth) => void;
}

/** Links to the months with a schedule; every month has its own URL. */
export function MonthTabs({ label = reserve.months, months, current, thisYear, hrefOf, onNear }: MonthTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { year, month } = current;

  useEffect(() => {
    const box = row.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !tab) return;
    // Scrolls the row only: scrollIntoView would scroll the page as well.
    const centre = () => {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    };
    centre();
    if (typeof ResizeObserver === 'undefined') return;
    // The labels become wider once the web font has loaded.
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

import type { ReactNode } from 'react';
import { Area, Boat, Row, Sub } from './PageTitle.styles';

export interface PageTitleProps {
  title: string;
  /** One line below: the day, the 물때, what comes next. */
  sub?: ReactNode;
  /** Beside the title: the one way on that belongs to the whole page. */
  action?: ReactNode;
  /** The column of calendars and lists instead of the reader's. */
  wide?: boolean;
  /** The boat on the horizon below. */
  boat?: boolean;
}

/** A page's heading in the sky of its header. A change of page moves the focus here, by the id `page-title`. */
export function PageTitle({ title, sub, action, wide = false, boat = false }: PageTitleProps) {
  return (
    <Area
      data-wide={wide || undefined}
      data-boat={boat || undefined}
      data-sub={sub ? true : undefined}
      data-action={action ? true : undefined}
    >
      <Row>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {action}
      </Row>
      {sub && <Sub>{sub}</Sub>}
      {boat && <Boat src="/art/boat-only.svg" alt="" width={120} height={72} />}
    </Area>
  );
}

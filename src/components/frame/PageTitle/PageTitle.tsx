import { Area, Boat, Row, Sub } from './PageTitle.styles';
import type { Elements, TextOrElements } from '#src/components/base/elements';

export interface PageTitleProps {
  /** The heading. */
  title: string;
  /** Line below the title, such as the day, the 물때 or the next step. */
  sub?: TextOrElements;
  /** Beside the title: the main action of the page. */
  aside?: Elements;
  /** Uses the wide column of calendars and lists instead of the reading column. */
  wide?: boolean;
  /** Shows the boat on the horizon below the title. */
  boat?: boolean;
}

/** Heading of a page, in the sky of its header. Navigation moves the focus here by the id `page-title`. */
export function PageTitle({ title, sub, aside, wide = false, boat = false }: PageTitleProps) {
  return (
    <Area
      data-wide={wide || undefined}
      data-boat={boat || undefined}
      data-sub={sub ? true : undefined}
      data-aside={aside ? true : undefined}
    >
      <Row>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </Row>
      {sub && <Sub>{sub}</Sub>}
      {boat && <Boat src="/art/boat-only.svg" alt="" width={120} height={72} />}
    </Area>
  );
}

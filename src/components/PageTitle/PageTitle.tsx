import type { ReactNode } from 'react';
import { Boat, Row, Sub, Title } from './PageTitle.styles';

export interface PageTitleProps {
  title: string;
  sub?: ReactNode;
  /** A button beside the title. */
  action?: ReactNode;
  /** As wide as the month grid. */
  wide?: boolean;
  boat?: boolean;
}

/** The page's `<h1>` in the dawn sky; it takes the focus when the route changes. */
export function PageTitle({ title, sub, action, wide, boat }: PageTitleProps) {
  return (
    <Title data-wide={wide || undefined}>
      <Row>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {action}
      </Row>
      {sub && <Sub>{sub}</Sub>}
      {boat && <Boat src="/art/boat-only.svg" alt="" width="240" height="144" />}
    </Title>
  );
}

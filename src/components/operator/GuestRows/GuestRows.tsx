import { Children, useId, type ReactNode } from 'react';
import { Head, List, Section } from './GuestRows.styles';
import type { Elements } from '../../base/elements';

export interface GuestRowsProps {
  /** Heading, for example `예약자 목록`. */
  label: string;
  /** Whether a change of the heading is read out, for a list that is searched. */
  announced?: boolean;
  /** Text beside the heading of a list with bookings, for example `5건 · 12명`. */
  sum?: string;
  /** Headings that sort the list, shown where the bookings are rows: a GuestSort. */
  heads?: Elements;
  /** The bookings, in their order: one GuestRow each. */
  children: ReactNode;
  /** Shown if there are no bookings: an EmptyState. */
  empty: Elements;
}

/** List of bookings under a heading. Its width decides whether they are cards or rows. */
export function GuestRows({ label, announced = false, sum, heads, children, empty }: GuestRowsProps) {
  const headingId = useId();
  const isEmpty = Children.count(children) === 0;
  return (
    <Section aria-labelledby={headingId}>
      <Head role={announced ? 'status' : undefined}>
        <h2 id={headingId}>{label}</h2>
        {sum && !isEmpty && <p>{sum}</p>}
      </Head>
      {!isEmpty && heads}
      {isEmpty ? empty : <List>{children}</List>}
    </Section>
  );
}

import { Children, useId, type ReactNode } from 'react';
import type { Elements } from '#src/components/base/elements';
import { Head, List, Section } from './PartyRow.styles';

export interface PartyListProps {
  /** Heading, such as `예약자 목록`. */
  label: string;
  /** Whether heading changes are announced, for a searched list. */
  announced?: boolean;
  /** Text beside the heading of a filled list, such as `5건 · 12명`. */
  sum?: string | null;
  /** Headings that sort the list, shown above rows. */
  heads?: Elements;
  /** Whether the order has a meaning (`<ol>`). */
  ordered?: boolean;
  /** One PartyRow each. */
  children: ReactNode;
  /** An EmptyState for an empty list. */
  empty: Elements;
}

/** `styled(PartyList)` decides between cards and rows by its width. */
export function PartyList({
  label,
  announced = false,
  sum,
  heads,
  ordered = false,
  children,
  empty,
  className,
}: PartyListProps & {
  /** Set by `styled(PartyList)`. */
  className?: string;
}) {
  const headingId = useId();
  const isEmpty = Children.count(children) === 0;
  return (
    <Section aria-labelledby={headingId} className={className}>
      <Head role={announced ? 'status' : undefined}>
        <h2 id={headingId}>{label}</h2>
        {sum && !isEmpty && <p>{sum}</p>}
      </Head>
      {!isEmpty && heads}
      {isEmpty ? empty : <List as={ordered ? 'ol' : 'ul'}>{children}</List>}
    </Section>
  );
}

import { Children, useId, type ReactNode } from 'react';
import type { Elements } from '../../base/elements';
import { Head, List, Section } from './PartyRow.styles';

export interface PartyListProps {
  /** Heading, for example `예약자 목록`. */
  label: string;
  /** Whether a change of the heading is read out, for a list that is searched. */
  announced?: boolean;
  /** Text beside the heading of a list with parties, for example `5건 · 12명`. */
  sum?: string | null;
  /** Headings that sort the list, shown where the parties are rows. */
  heads?: Elements;
  /** Whether the parties stand in a line, and not only in some order. */
  ordered?: boolean;
  /** The parties: one PartyRow each. */
  children: ReactNode;
  /** Shown if there are none: an EmptyState. */
  empty: Elements;
}

/** A list of parties under a heading. Its width decides whether they are cards or rows (`styled(PartyList)`). */
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
  /** The look of the list, by its styles. */
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

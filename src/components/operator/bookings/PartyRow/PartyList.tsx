import { Children, useId, type ReactNode } from 'react';
import type { Elements } from '#src/components/base/elements';
import { Fold } from '#src/components/base/display/Fold/Fold';
import { Head, List, Section } from './PartyRow.styles';

export interface PartyListProps {
  /** Heading, such as `예약자 목록`. */
  label: string;
  /** Announces changes of the heading, for a searched list. */
  announced?: boolean;
  /** Text beside the heading of a non-empty list, such as `5건 · 12명`. */
  sum?: string | null;
  /** Searches the list; shown above an empty list too. */
  search?: Elements;
  /** Headings that sort the list, shown above rows. */
  heads?: Elements;
  /** The order has a meaning (`<ol>`). */
  ordered?: boolean;
  /** One PartyRow each. */
  children: ReactNode;
  /** Folded rows below the list; they replace `empty` if there are no other rows. */
  folded?: { title: string; note: string; rows: ReactNode } | null;
  /** An EmptyState for an empty list. */
  empty: Elements;
}

/** `styled(PartyList)` decides between cards and rows by its width. */
export function PartyList({
  label,
  announced = false,
  sum,
  search,
  heads,
  ordered = false,
  children,
  folded = null,
  empty,
  className,
}: PartyListProps & {
  /** Set by `styled(PartyList)`. */
  className?: string;
}) {
  const headingId = useId();
  const hasRows = Children.count(children) > 0;
  const isEmpty = !hasRows && !folded;
  return (
    <Section aria-labelledby={headingId} className={className}>
      <Head role={announced ? 'status' : undefined}>
        <h2 id={headingId}>{label}</h2>
        {sum && !isEmpty && <p>{sum}</p>}
      </Head>
      {search}
      {!isEmpty && heads}
      {isEmpty && empty}
      {hasRows && <List as={ordered ? 'ol' : 'ul'}>{children}</List>}
      {folded && (
        <Fold title={folded.title} note={folded.note}>
          <List>{folded.rows}</List>
        </Fold>
      )}
    </Section>
  );
}

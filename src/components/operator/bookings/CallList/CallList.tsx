import { Children, useId, type ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { List } from '../PartyRow/PartyRow.styles';
import type { Elements } from '#src/components/base/elements';

export interface CallListProps {
  /** Heading of the list, for screen readers. */
  label: string;
  /** Headings that sort the list, shown above rows. */
  heads?: Elements;
  /** One CallRow each. */
  children: ReactNode;
  /** Text of an empty list. */
  emptyText: string;
}

export function CallList({ label, heads, children, emptyText }: CallListProps) {
  const titleId = useId();
  return Children.count(children) === 0 ? (
    <EmptyState title={emptyText} picture={false} />
  ) : (
    <div>
      <VisuallyHidden as="h2" id={titleId}>
        {label}
      </VisuallyHidden>
      {heads}
      <List aria-labelledby={titleId}>{children}</List>
    </div>
  );
}

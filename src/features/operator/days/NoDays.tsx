import type { ReactNode } from 'react';
import { admin } from '#copy/admin';
import { bulk } from '#copy/bulk';
import { Button } from '#src/components/base/actions/Button/Button';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';

interface NoDaysProps {
  /** No day has a booking, no day is left from today on, or the month has no days. */
  why: 'booked' | 'ahead' | 'none';
  bulkHref: string;
  onShowAll: () => void;
}

export function NoDays({ why, bulkHref, onShowAll }: NoDaysProps): ReactNode {
  if (why === 'booked')
    return <EmptyState title={admin.noBookedDays} action={<Button onClick={onShowAll}>{admin.showAllDays}</Button>} />;
  return (
    <EmptyState
      title={why === 'ahead' ? admin.noDaysAhead : admin.noDays}
      hint={admin.noDaysHint}
      action={
        <LinkButton href={bulkHref} variant="primary" icon="layers">
          {bulk.title}
        </LinkButton>
      }
    />
  );
}

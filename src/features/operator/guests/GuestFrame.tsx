import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { useLeaveWhen } from './useGuestEdit';

interface GuestFrameProps {
  title: string;
  /** The content for the booking in the address. */
  children: (id: number) => ReactElement;
}

/** Leaves immediately if the address has no booking. */
export function GuestFrame({ title, children }: GuestFrameProps) {
  const id = Number(useParams()['id']);
  const isBooking = Number.isInteger(id) && id > 0;
  useLeaveWhen(!isBooking);
  if (!isBooking) return null;
  return (
    <OperatorPage
      section="guests"
      width="form"
      title={title}
      aside={
        <LinkButton href={PAGES.adminGuests} icon="list">
          {frame.list}
        </LinkButton>
      }
    >
      {children(id)}
    </OperatorPage>
  );
}

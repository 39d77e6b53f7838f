import { PAGES } from '../../contract/paths';
import { frame } from '../../copy/frame';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { VisitorPage } from '../components/Page/Page';

/** An address that names no page. */
export function NotFoundPage() {
  return (
    <VisitorPage title={frame.notFound}>
      <EmptyState
        // It stands on the horizon above already.
        picture={false}
        title={frame.notFoundHint}
        action={
          <LinkButton href={PAGES.reserve()} variant="primary">
            {frame.toReserve}
          </LinkButton>
        }
      />
    </VisitorPage>
  );
}

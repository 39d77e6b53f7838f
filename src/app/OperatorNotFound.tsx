import { PAGES } from '../../contract/paths';
import { admin } from '../../copy/admin';
import { frame } from '../../copy/frame';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { OperatorPage } from '../components/Page/OperatorPage';

/** Shown for an unknown address below `/admin`; header and menu stay. */
export function OperatorNotFound() {
  return (
    <OperatorPage section="home" title={frame.notFound}>
      <EmptyState
        title={frame.notFoundHint}
        action={
          <LinkButton href={PAGES.admin} variant="primary">
            {admin.nav.home}
          </LinkButton>
        }
      />
    </OperatorPage>
  );
}

import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { frame } from '#copy/frame';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';

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

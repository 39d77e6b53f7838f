import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { VisitorPage } from '#src/components/frame/Page/Page';

export function NotFoundPage() {
  return (
    <VisitorPage title={frame.notFound}>
      <EmptyState
        // The header already shows the drawing.
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

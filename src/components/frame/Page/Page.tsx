import type { ReactNode } from 'react';
import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader';
import { PageTitle } from '../PageTitle/PageTitle';
import { Main } from './Page.styles';
import { useShell } from './Shell';
import { usePageHead } from './usePageHead';

/** Either a title in the sky, or a Hero that contains `<h1 id="page-title">`. */
type Heading =
  | { title: string; sub?: ReactNode; action?: ReactNode; hero?: undefined }
  | { hero: ReactNode; title?: undefined; sub?: undefined; action?: undefined };

type VisitorPageProps = Heading & {
  current?: AppHeaderProps['current'];
  /** Width of the content: `visitor` is 640 px, for reading and forms; `wide` is 1120 px, for the month grid. */
  width?: 'visitor' | 'wide';
  /** Document title, if it differs from the heading; null while it is not known. */
  docTitle?: string | null;
  /** Text that precedes the store's description in the document's description. */
  lead?: string;
  children: ReactNode;
};

/** Visitor page: header with sky and title, content, footer. */
export function VisitorPage({
  title,
  sub,
  action,
  hero,
  current = null,
  width = 'visitor',
  docTitle = title ?? '',
  lead,
  children,
}: VisitorPageProps) {
  usePageHead({ title: docTitle, lead });
  const { info, signedIn, onSignOut } = useShell();
  return (
    <>
      <AppHeader
        side="visitor"
        store={info?.name ?? null}
        logo={info?.logo ?? null}
        tel={info?.tel ?? null}
        signedIn={signedIn}
        current={current}
        onSignOut={onSignOut}
        hero={title === undefined}
      >
        {title === undefined ? (
          hero
        ) : (
          <PageTitle title={title} sub={sub} action={action} wide={width === 'wide'} boat />
        )}
      </AppHeader>
      <Main id="main" tabIndex={-1} data-width={width}>
        {children}
      </Main>
      {info && <AppFooter info={info} />}
    </>
  );
}

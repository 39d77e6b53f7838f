import type { ReactNode } from 'react';
import { AdminNav, type AdminSection } from '../AdminNav/AdminNav';
import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader';
import { PageTitle } from '../PageTitle/PageTitle';
import { Main, TitleRow } from './Page.styles';
import { useShell } from './Shell';

/** A title in the sky, or a hero that brings its own `<h1 id="page-title">`. */
type Heading =
  | { title: string; sub?: ReactNode; action?: ReactNode; hero?: undefined }
  | { hero: ReactNode; title?: undefined; sub?: undefined; action?: undefined };

type VisitorPageProps = Heading & {
  current?: AppHeaderProps['current'];
  /** 640 px for reading and forms, 1120 px for the month grid. */
  width?: 'visitor' | 'wide';
  children: ReactNode;
};

/** A visitor's page: sky with the title, the working surface, the deep. */
export function VisitorPage({
  title,
  sub,
  action,
  hero,
  current = null,
  width = 'visitor',
  children,
}: VisitorPageProps) {
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

interface OperatorPageProps {
  section: AdminSection;
  /** Without a title the page's content brings its own `<h1>`. */
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** The operator's sections that have a page. */
const SECTIONS = ['home', 'days', 'guests', 'settings'] as const;

/** An operator's page: navy bar, section tabs, the same cards, denser. */
export function OperatorPage({ section, title, aside, children }: OperatorPageProps) {
  const { info, signedIn, onSignOut } = useShell();
  return (
    <>
      <AppHeader
        side="operator"
        store={info?.name ?? null}
        logo={info?.logo ?? null}
        tel={info?.tel ?? null}
        signedIn={signedIn}
        current="admin"
        onSignOut={onSignOut}
      />
      <AdminNav current={section} available={SECTIONS} />
      <Main id="main" tabIndex={-1} data-width="wide" data-side="operator">
        {title && (
          <TitleRow>
            <h1 id="page-title" tabIndex={-1}>
              {title}
            </h1>
            {aside}
          </TitleRow>
        )}
        {children}
      </Main>
    </>
  );
}

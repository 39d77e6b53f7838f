import type { ReactNode } from 'react';
import { admin } from '../../../../copy/admin';
import { AdminNav, type AdminSection } from '../AdminNav/AdminNav';
import { AppHeader } from '../AppHeader/AppHeader';
import { useOperatorStatus } from './OperatorStatus';
import { Main, Status, TitleRow } from './Page.styles';
import { useShell } from './Shell';
import { usePageHead } from './usePageHead';

interface OperatorPageProps {
  section: AdminSection;
  /** Without a title the page's content brings its own `<h1>`. */
  title?: string;
  aside?: ReactNode;
  /** A form stands in a column of its own width, in the middle of a wide screen. */
  width?: 'wide' | 'form';
  children: ReactNode;
}

/** The operator's sections that have a page. */
const SECTIONS = ['home', 'days', 'guests', 'settings'] as const;

/**
 * An operator's page: navy bar, section tabs, the same cards, denser. In a file of its own, so that visitors do not
 * download it.
 */
export function OperatorPage({ section, title, aside, width = 'wide', children }: OperatorPageProps) {
  usePageHead({ title: title ?? admin.title });
  const { info, signedIn, onSignOut } = useShell();
  const status = useOperatorStatus();
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
      <Main id="main" tabIndex={-1} data-width={width} data-side="operator">
        {status && <Status>{status}</Status>}
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

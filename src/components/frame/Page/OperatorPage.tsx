import { admin } from '#copy/admin';
import { AdminNav, type AdminSection } from '../AdminNav/AdminNav';
import { AppHeader } from '../AppHeader/AppHeader';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { useOperatorStatus } from './OperatorStatus';
import { Main, Status, TitleRow } from './Page.styles';
import { useShell } from './Shell';
import { usePageHead } from './usePageHead';
import type { Elements } from '#src/components/base/elements';

interface OperatorPageProps {
  /** The page's section. */
  section: AdminSection;
  /** Page title. Without it the page's content must contain the `<h1>`. */
  title?: string;
  /** The page's name in the browser's tab and for a printed file; default: its title. */
  documentTitle?: string;
  /** Beside the title: actions and states of the page. */
  aside?: Elements;
  /** `form`: a narrow column for forms, centred on wide screens. */
  width?: 'wide' | 'form';
  /** Content of the page. */
  children: Elements;
}

/** Operator page: navy bar, section tabs, denser cards. A separate file, so that visitors do not download it. */
export function OperatorPage({
  section,
  title,
  documentTitle = title ?? admin.title,
  aside,
  width = 'wide',
  children,
}: OperatorPageProps) {
  usePageHead({ title: documentTitle });
  const { info, signedIn, onSignOut } = useShell();
  const status = useOperatorStatus();
  return (
    <>
      <AppHeader
        side="operator"
        storeName={info?.name ?? null}
        logo={info?.logo ?? null}
        tel={info?.tel ?? null}
        signedIn={signedIn}
        current="admin"
        onSignOut={onSignOut}
      />
      <AdminNav current={section} />
      <Main id="main" tabIndex={-1} data-width={width} data-side="operator">
        {status && <Status>{status}</Status>}
        {title && (
          <TitleRow>
            <h1 id="page-title" tabIndex={-1}>
              <Sentence>{title}</Sentence>
            </h1>
            {aside}
          </TitleRow>
        )}
        {children}
      </Main>
    </>
  );
}

import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader';
import { OfflineLine, type OfflineLineProps } from '../OfflineLine/OfflineLine';
import { PageTitle } from '../PageTitle/PageTitle';
import { Main } from './Page.styles';
import { useShell } from './Shell';
import { usePageHead } from './usePageHead';
import type { Elements, TextOrElements } from '#src/components/base/elements';

/** Either a title in the sky, or a Hero that contains `<h1 id="page-title">`. */
type Heading =
  | {
      /** Page title. */
      title: string;
      /** Below the title. */
      sub?: TextOrElements;
      /** Beside the title: an action of the page. */
      aside?: Elements;
      hero?: undefined;
    }
  | {
      /** Replaces the title. */
      hero: Elements;
      title?: undefined;
      sub?: undefined;
      aside?: undefined;
    };

type VisitorPageProps = Heading & {
  /** The page's tab; null for none. */
  current?: AppHeaderProps['current'];
  /** Width of the content: `visitor` is 640 px, for reading and forms; `wide` is 1120 px, for the month grid. */
  width?: 'visitor' | 'wide';
  /** Document title, if it differs from the heading; null while unknown. */
  documentTitle?: string | null;
  /** Precedes the store's description in the document's description. */
  lead?: string;
  /** When the page's data were read, shown after a lost connection. */
  read?: OfflineLineProps;
  /** Content of the page. */
  children: Elements;
};

/** Visitor page: header with sky and title, content, footer. */
export function VisitorPage({
  title,
  sub,
  aside,
  hero,
  current = null,
  width = 'visitor',
  documentTitle = title ?? '',
  lead,
  read = {},
  children,
}: VisitorPageProps) {
  usePageHead({ title: documentTitle, lead });
  const { info, signedIn, onSignOut } = useShell();
  return (
    <>
      <AppHeader
        side="visitor"
        storeName={info?.name ?? null}
        logo={info?.logo ?? null}
        tel={info?.tel ?? null}
        signedIn={signedIn}
        current={current}
        onSignOut={onSignOut}
        hero={title === undefined}
      >
        {title === undefined ? hero : <PageTitle title={title} sub={sub} aside={aside} wide={width === 'wide'} boat />}
      </AppHeader>
      <Main id="main" tabIndex={-1} data-width={width}>
        <OfflineLine {...read} />
        {children}
      </Main>
      {info && <AppFooter info={info} />}
    </>
  );
}

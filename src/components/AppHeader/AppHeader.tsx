import type { ReactNode } from 'react';
import { PAGES } from '../../../contract/paths';
import { frame } from '../../../copy/frame';
import { Button } from '../Button/Button';
import { LinkButton } from '../LinkButton/LinkButton';
import { Actions, Bar, Brand, Head, Horizon, SignOutWord, Skip, Tab, Tabs } from './AppHeader.styles';

export type AppSection = 'reserve' | 'admin';

export interface AppHeaderProps {
  /** The visitor has a sky with the page's title in it; the operator a navy bar. */
  side: 'visitor' | 'operator';
  /** The store's name, null while unknown or never saved. */
  store: string | null;
  logo: string | null;
  tel: string | null;
  signedIn: boolean;
  current: AppSection | null;
  onSignOut?: () => void;
  /** The page's title, between sky and horizon. */
  children?: ReactNode;
}

/** Brand, phone button, tabs, and logout while logged in (specification 2). */
export function AppHeader({ side, store, logo, tel, signedIn, current, onSignOut, children }: AppHeaderProps) {
  const onDeep = side === 'operator';
  const tabs: [AppSection, string, string][] = [['reserve', PAGES.reserve(), frame.tabs.reserve]];
  if (signedIn) tabs.push(['admin', PAGES.admin, frame.tabs.admin]);
  return (
    <>
      <Skip href="#main">{frame.skip}</Skip>
      <Bar data-side={side}>
        <Head>
          <Brand href={PAGES.home}>
            <img src={logo ?? '/art/mark.svg'} alt="" width="36" height="36" />
            {store ? frame.title(store) : frame.tabs.reserve}
          </Brand>
          <Actions>
            {tel && (
              <LinkButton href={`tel:${tel}`} variant={onDeep ? 'deep-line' : 'line'} icon="phone" iconOnly={signedIn}>
                {frame.call}
              </LinkButton>
            )}
            {signedIn && (
              <Button variant={onDeep ? 'deep-line' : 'line'} icon="logout" onClick={onSignOut}>
                <SignOutWord>{frame.signOut}</SignOutWord>
              </Button>
            )}
          </Actions>
          <Tabs aria-label={frame.tabs.label}>
            <ul>
              {tabs.map(([section, href, label]) => (
                <li key={section}>
                  <Tab href={href} aria-current={section === current ? 'page' : undefined}>
                    {label}
                  </Tab>
                </li>
              ))}
            </ul>
          </Tabs>
        </Head>
        {children}
        {side === 'visitor' && <Horizon aria-hidden="true" />}
      </Bar>
    </>
  );
}

import type { SyntheticEvent } from 'react';
import { characters } from '#contract/text.rules';
import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { skipToContent } from '#src/components/base/focus';
import { Actions, Bar, Brand, Header, Horizon, OperatorHeader, Skip, Tab, Tabs } from './AppHeader.styles';
import type { Elements } from '#src/components/base/elements';

type Place = 'reserve' | 'about' | 'admin';

export interface AppHeaderProps {
  /** `visitor`: sky; `operator`: navy bar. The colour tells the sides of the site apart. */
  side: 'visitor' | 'operator';
  /** Name of the store; null if unknown or never saved. */
  storeName: string | null;
  /** URL of the logo; without one the boat symbol is shown. */
  logo: string | null;
  /** Telephone number of the store; null if it was never saved. */
  tel: string | null;
  /** Whether the operator is logged in: shows the administration and the logout button. */
  signedIn: boolean;
  /** The open tab; null on pages without a tab. */
  current: Place | null;
  /** Called by the logout button. */
  onSignOut?: () => void;
  /** Set if the children are a Hero, which renders sky and sea itself. */
  hero?: boolean;
  /** PageTitle or Hero of a visitor page. */
  children?: Elements;
}

/** In characters: leaves space for the tabs and a button in one row on phones of 360 px. */
const SHORT_NAME = 4;

const HREF: Record<Place, string> = { reserve: PAGES.reserve(), about: PAGES.about, admin: PAGES.admin };

/** A logo that failed offline is loaded again once online. */
const loadOnceOnline = ({ currentTarget: logo }: SyntheticEvent<HTMLImageElement>) =>
  addEventListener('online', () => logo.setAttribute('src', logo.src), { once: true });

/**
 * Header of every page: skip link, brand, tabs, phone number, logout; on visitor pages also the title and the horizon.
 */
export function AppHeader({
  side,
  storeName,
  logo,
  tel,
  signedIn,
  current,
  onSignOut,
  hero = false,
  children,
}: AppHeaderProps) {
  const name = storeName || frame.noStore;
  const places: Place[] = signedIn ? ['reserve', 'about', 'admin'] : ['reserve', 'about'];
  const isShort = characters(name) <= SHORT_NAME;
  const Box = side === 'operator' ? OperatorHeader : Header;
  const button = side === 'operator' ? 'deep-line' : 'line';
  return (
    <Box data-side={side} data-hero={hero || undefined}>
      <Skip href="#main" onClick={skipToContent}>
        {frame.skip}
      </Skip>
      <Bar data-rows={side === 'operator' || (!signedIn && isShort) ? 'one' : 'two'}>
        <Brand href={PAGES.home}>
          <img src={logo ?? '/art/mark.svg'} alt="" width={36} height={36} onError={loadOnceOnline} />
          <span>{frame.title(name)}</span>
        </Brand>
        <Tabs aria-label={frame.tabs.label}>
          {places.map((place) => (
            <Tab key={place} href={HREF[place]} aria-current={place === current ? 'page' : undefined}>
              {frame.tabs[place]}
            </Tab>
          ))}
        </Tabs>
        {(tel || signedIn) && (
          <Actions>
            {tel && (
              <LinkButton href={`tel:${tel}`} icon="phone" iconOnly={side === 'operator'} variant={button} data-compact>
                <span>{frame.call}</span>
                {side === 'visitor' && !signedIn && (
                  <b aria-hidden="true" data-short>
                    {frame.callShort}
                  </b>
                )}
              </LinkButton>
            )}
            {signedIn && (
              <Button
                icon="logout"
                variant={button}
                data-compact={side === 'operator' || !isShort || undefined}
                onClick={onSignOut}
                data-leaves
              >
                <span>{frame.signOut}</span>
              </Button>
            )}
          </Actions>
        )}
      </Bar>
      {side === 'visitor' && (
        <>
          {children}
          {!hero && <Horizon aria-hidden="true" />}
        </>
      )}
    </Box>
  );
}

import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { Icon } from '#src/components/base/display/Icon/Icon';
import type { IconName } from '#src/components/base/display/Icon/icons';
import { List, Nav, Tab } from './AdminNav.styles';

export type AdminSection = 'home' | 'days' | 'add' | 'guests' | 'settings';

export interface AdminNavProps {
  /** The section that is open. */
  current: AdminSection;
}

/** In the order of the tabs. */
const TABS: readonly { section: AdminSection; href: string; icon: IconName }[] = [
  { section: 'home', href: PAGES.admin, icon: 'anchor' },
  { section: 'days', href: PAGES.adminReserve(), icon: 'days' },
  { section: 'add', href: PAGES.adminAdd(), icon: 'plus' },
  { section: 'guests', href: PAGES.adminGuests, icon: 'users' },
  { section: 'settings', href: PAGES.adminSettings, icon: 'gear' },
];

/** Navigation between the operator's sections: a bar at the bottom on phones, below the header from 1024 px. */
export function AdminNav({ current }: AdminNavProps) {
  return (
    <Nav aria-label={admin.nav.label}>
      <List>
        {TABS.map(({ section, href, icon }) => (
          <li key={section}>
            <Tab href={href} aria-current={section === current ? 'page' : undefined}>
              <Icon name={icon} size="large" />
              <span>{admin.nav[section]}</span>
            </Tab>
          </li>
        ))}
      </List>
    </Nav>
  );
}

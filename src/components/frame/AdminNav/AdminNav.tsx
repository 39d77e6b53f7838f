import { PAGES } from '../../../../contract/paths';
import { admin } from '../../../../copy/admin';
import { Icon } from '../../base/display/Icon/Icon';
import type { IconName } from '../../base/display/Icon/icons';
import { List, Nav, Tab } from './AdminNav.styles';

export type AdminSection = 'home' | 'days' | 'guests' | 'settings';

export interface AdminNavProps {
  /** The section that is open. */
  current: AdminSection;
  /** The sections that have a page, in the order of the tabs. */
  available: readonly AdminSection[];
}

const SECTIONS: Record<AdminSection, { href: string; icon: IconName }> = {
  home: { href: PAGES.admin, icon: 'anchor' },
  days: { href: PAGES.adminReserve(), icon: 'days' },
  guests: { href: PAGES.adminGuests, icon: 'users' },
  settings: { href: PAGES.adminSettings, icon: 'gear' },
};

/** Navigation between the operator's sections: a bar at the bottom on phones, below the header from 1024 px. */
export function AdminNav({ current, available }: AdminNavProps) {
  return (
    <Nav aria-label={admin.nav.label}>
      <List>
        {available.map((section) => (
          <li key={section}>
            <Tab href={SECTIONS[section].href} aria-current={section === current ? 'page' : undefined}>
              <Icon name={SECTIONS[section].icon} size="large" />
              {admin.nav[section]}
            </Tab>
          </li>
        ))}
      </List>
    </Nav>
  );
}

import { PAGES } from '../../../contract/paths';
import { admin } from '../../../copy/admin';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Item, Nav } from './AdminNav.styles';

export type AdminSection = 'home' | 'days';

export interface AdminNavProps {
  current: AdminSection;
}

const SECTIONS: readonly { section: AdminSection; href: string; icon: IconName; label: string }[] = [
  { section: 'home', href: PAGES.admin, icon: 'anchor', label: admin.nav.home },
  { section: 'days', href: PAGES.adminReserve(), icon: 'days', label: admin.nav.days },
];

/** The operator's sections: at the bottom edge in reach of the thumb, under the header from 1024 px. */
export function AdminNav({ current }: AdminNavProps) {
  return (
    <Nav aria-label={admin.nav.label}>
      <ul>
        {SECTIONS.map(({ section, href, icon, label }) => (
          <li key={section}>
            <Item href={href} aria-current={section === current ? 'page' : undefined}>
              <Icon name={icon} size="large" />
              {label}
            </Item>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

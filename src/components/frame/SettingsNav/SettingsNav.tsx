import { settings } from '#copy/settings';
import { Item, Row } from './SettingsNav.styles';
import { settingsPages, type SettingsPage } from './settingsPages';

interface SettingsNavProps {
  /** The open page. */
  current: SettingsPage;
  /** Shows the crew's page. */
  hasCrew?: boolean;
}

/** Navigation between the settings pages (specification 2). */
export function SettingsNav({ current, hasCrew = false }: SettingsNavProps) {
  return (
    <nav aria-label={settings.nav}>
      <Row>
        {settingsPages(hasCrew).map(({ page, href }) => (
          <li key={page}>
            <Item href={href} aria-current={page === current ? 'page' : undefined}>
              {settings.pages[page]}
            </Item>
          </li>
        ))}
      </Row>
    </nav>
  );
}

import { settings } from '#copy/settings';
import { Item, Row } from './SettingsNav.styles';
import { SETTINGS_PAGES, type SettingsPage } from './settingsPages';

interface SettingsNavProps {
  /** The page that is open. */
  current: SettingsPage;
}

/** Navigation between the settings pages (specification 2). */
export function SettingsNav({ current }: SettingsNavProps) {
  return (
    <nav aria-label={settings.nav}>
      <Row>
        {SETTINGS_PAGES.map(({ page, href }) => (
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

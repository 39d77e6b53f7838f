import { settings } from '../../../../copy/settings';
import { Item, Row } from './SettingsNav.styles';
import { SETTINGS_PAGES, type SettingsPage } from './settingsPages';

/** Navigation between the settings pages (specification 2). `current` is null on a page that it does not list. */
export function SettingsNav({ current }: { current: SettingsPage | null }) {
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

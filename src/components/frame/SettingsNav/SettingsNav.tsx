import { settings } from '../../../../copy/settings';
import { Item, Row } from './SettingsNav.styles';
import { SETTINGS_PAGES, type SettingsPage } from './settingsPages';

/** The bar above the settings that leads from one to the other (specification 2); null on a page it does not name. */
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

import { useId } from 'react';
import { PAGES } from '#contract/paths';
import { settings } from '#copy/settings';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Entry, Panel } from './SettingsNav.styles';
import { SETTINGS_PAGES } from './settingsPages';

/** Links to the settings pages, as a list on the operator's home page. */
export function SettingsLinks() {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{settings.title}</h2>
      <ul>
        {SETTINGS_PAGES.map(({ page, href, icon }) => (
          <li key={page}>
            <Entry href={href}>
              <Icon name={icon} size="large" />
              <span>{settings.pages[page]}</span>
              <Icon name="right" />
            </Entry>
          </li>
        ))}
        <li>
          <Entry href={PAGES.adminAbout}>
            <Icon name="anchor" size="large" />
            <span>{settings.about}</span>
            <Icon name="right" />
          </Entry>
        </li>
      </ul>
    </Panel>
  );
}

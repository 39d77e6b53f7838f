import { PAGES } from '../../../../contract/paths';
import { settings } from '../../../../copy/settings';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { SettingsFrame } from './SettingsFrame';

/** `/admin/config/about`: has no settings in the specification (2), and says so. */
export function AboutSettingsPage() {
  return (
    <SettingsFrame page={null} title={settings.about.title}>
      <EmptyState
        title={settings.about.empty}
        hint={settings.about.hint}
        action={<LinkButton href={PAGES.adminSettings}>{settings.pages.info}</LinkButton>}
      />
    </SettingsFrame>
  );
}

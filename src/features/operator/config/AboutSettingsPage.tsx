import { PAGES } from '../../../../contract/paths';
import { settings } from '../../../../copy/settings';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { SettingsFrame } from './SettingsFrame';

/** `/admin/config/about`: the specification (2) has no such page, so it says that nothing can be changed. */
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

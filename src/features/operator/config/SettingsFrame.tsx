import { settings } from '#copy/settings';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { SettingsNav } from '#src/components/frame/SettingsNav/SettingsNav';
import type { SettingsPage } from '#src/components/frame/SettingsNav/settingsPages';
import type { Elements } from '#src/components/base/elements';

export function SettingsFrame({ page, children }: { page: SettingsPage; children: Elements }) {
  return (
    <OperatorPage section="settings" width="form" title={settings.pages[page]}>
      <SettingsNav current={page} />
      {children}
    </OperatorPage>
  );
}

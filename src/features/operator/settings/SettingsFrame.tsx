import { settings } from '#copy/settings';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { SettingsNav } from '#src/components/frame/SettingsNav/SettingsNav';
import type { SettingsPage } from '#src/components/frame/SettingsNav/settingsPages';
import { useUsesManifest } from '#src/store/endpoints/config';
import type { Elements } from '#src/components/base/elements';

export function SettingsFrame({ page, children }: { page: SettingsPage; children: Elements }) {
  const usesManifest = useUsesManifest();
  return (
    <OperatorPage section="settings" width="form" title={settings.pages[page]}>
      <SettingsNav current={page} hasCrew={usesManifest || page === 'crew'} />
      {children}
    </OperatorPage>
  );
}

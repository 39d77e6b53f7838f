import { settings } from '#copy/settings';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { SettingsNav } from '#src/components/frame/SettingsNav/SettingsNav';
import type { SettingsPage } from '#src/components/frame/SettingsNav/settingsPages';
import type { Elements } from '#src/components/base/elements';

type SettingsFrameProps = { children: Elements } & (
  | { page: SettingsPage; title?: undefined }
  | { page: null; title: string }
);

export function SettingsFrame({ page, title, children }: SettingsFrameProps) {
  return (
    <OperatorPage section="settings" width="form" title={page ? settings.pages[page] : title}>
      <SettingsNav current={page} />
      {children}
    </OperatorPage>
  );
}

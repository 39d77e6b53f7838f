import type { ReactNode } from 'react';
import { settings } from '../../../copy/settings';
import { OperatorPage } from '../../components/Page/Page';
import { SettingsNav } from '../../components/SettingsNav/SettingsNav';
import type { SettingsPage } from '../../components/SettingsNav/settingsPages';

/** A page of the settings under their bar. */
export function SettingsFrame({ page, children }: { page: SettingsPage; children: ReactNode }) {
  return (
    <OperatorPage section="settings" title={settings.pages[page]}>
      <SettingsNav current={page} />
      {children}
    </OperatorPage>
  );
}

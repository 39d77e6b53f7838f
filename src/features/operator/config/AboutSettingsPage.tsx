import { useState } from 'react';
import type { AboutVersions as Versions } from '../../../../contract/about/about.schema';
import { seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { aboutForm } from '../../../../copy/aboutForm';
import { settings } from '../../../../copy/settings';
import { AboutForm, type AboutFormProps } from '../../../components/operator/AboutForm/AboutForm';
import { AboutVersions } from '../../../components/operator/AboutVersions/AboutVersions';
import { useNow } from '../../../store/hooks';
import { Screen } from '../../base/Screen';
import { useAction } from '../../base/useAction';
import {
  useGetAboutVersionsQuery,
  useOpenAboutQuery,
  useRestoreAboutMutation,
  useStoreAboutMutation,
} from './endpoints';
import { StoredSettings } from './StoredSettings';

const copy = aboutForm.versions;

const Form = (props: Omit<AboutFormProps, 'current'>) => {
  const { month } = yearMonthOf(seoulToday(useNow()));
  return <AboutForm {...props} current={month} />;
};

/** The versions below the form; `onRestored` opens the form again with what was brought back. */
function StoredVersions({ onRestored }: { onRestored: () => void }) {
  const query = useGetAboutVersionsQuery();
  const [restore, { isLoading }] = useRestoreAboutMutation();
  const { run } = useAction();
  const bringBack = async (list: Versions['list'], version: string): Promise<void> => {
    const current = list.find((one) => one.current)?.version ?? '';
    await run(restore({ version, current }), { done: copy.done, next: onRestored });
  };
  return (
    <Screen queries={[query]} skeleton="form" failed={{ title: copy.loadFailed }}>
      {({ list }: Versions) => (
        <AboutVersions versions={list} pending={isLoading} onRestore={(version) => bringBack(list, version)} />
      )}
    </Screen>
  );
}

function OpenForm({ onRestored }: { onRestored: () => void }) {
  const [store, { isLoading }] = useStoreAboutMutation();
  return (
    <StoredSettings
      page={null}
      title={settings.about}
      Form={Form}
      opened={useOpenAboutQuery()}
      store={store}
      pending={isLoading}
    >
      <StoredVersions onRestored={onRestored} />
    </StoredSettings>
  );
}

/** `/admin/config/about`: what /about and the home page's opening lines say. */
export function AboutSettingsPage() {
  const [opened, setOpened] = useState(0);
  return <OpenForm key={opened} onRestored={() => setOpened(opened + 1)} />;
}

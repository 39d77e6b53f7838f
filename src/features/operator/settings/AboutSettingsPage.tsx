import { useContext, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { usesReserveFind } from '#contract/config/config.rules';
import type { About, AboutVersions as Versions } from '#contract/about/about.schema';
import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { aboutForm } from '#copy/aboutForm';
import { UnsavedContext } from '#src/components/base/form/unsaved';
import { AboutForm } from '#src/components/operator/content/AboutForm/AboutForm';
import { AboutVersions } from '#src/components/operator/content/AboutVersions/AboutVersions';
import type { StoredFormProps } from '#src/components/operator/shell/ChangedElsewhere/useStoredForm';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { useAppDispatch, useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useAction } from '#src/features/base/useAction';
import { useUploads, type Upload } from '#src/features/operator/uploads/useUploads';
import {
  configAdminApi,
  useGetAboutVersionsQuery,
  useOpenAboutQuery,
  useRestoreAboutMutation,
  useStoreAboutMutation,
} from './endpoints';
import { StoredSettings } from './StoredSettings';

const copy = aboutForm.versions;

function Form(props: StoredFormProps<About, Omit<About, 'version'>>) {
  const { month } = yearMonthOf(seoulToday(useNow()));
  const { data: info } = useConfigInfo();
  const { data: logic } = useConfigLogic();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { stateOf, goOn } = useUploads(uploads, (key, { picture, refusal }) =>
    setUploads((before) => before.map((one) => (one.key === key ? { key, file: null, picture, refusal } : one))),
  );
  return (
    <AboutForm
      {...props}
      current={month}
      info={info}
      canFind={logic !== undefined && usesReserveFind(logic)}
      uploads={new Map(uploads.map((one) => [one.key, stateOf(one)]))}
      onAddPhotos={(files) => {
        const added = files.map((file) => ({ key: uuid(), file, picture: null, refusal: null }));
        setUploads((before) => [...before, ...added]);
        return added.map(({ key, file }) => ({ key, name: file.name }));
      }}
      onRemovePhoto={(removed) => setUploads((before) => before.filter(({ key }) => key !== removed))}
      onRetryPhotos={goOn}
    />
  );
}

function StoredVersions({ onRestored }: { onRestored: () => void }) {
  const { isUnsaved } = useContext(UnsavedContext);
  const query = useGetAboutVersionsQuery();
  const [restore, { isLoading }] = useRestoreAboutMutation();
  const { run } = useAction();
  const dispatch = useAppDispatch();
  const bringBack = async (list: Versions['list'], version: string): Promise<void> => {
    const current = list.find((one) => one.current)?.version ?? '';
    await run(restore({ version, current }), {
      done: copy.done,
      next: (about) => {
        // The form is filled on opening, before the refetch.
        dispatch(configAdminApi.util.updateQueryData('openAbout', undefined, () => about));
        onRestored();
      },
    });
  };
  return (
    <Screen queries={[query]} skeleton="form" failed={{ title: copy.loadFailed }}>
      {({ list }: Versions) => (
        <AboutVersions
          versions={list}
          isUnsaved={isUnsaved}
          pending={isLoading}
          onRestore={(version) => bringBack(list, version)}
        />
      )}
    </Screen>
  );
}

function OpenForm({ onRestored }: { onRestored: () => void }) {
  const [store, { isLoading }] = useStoreAboutMutation();
  return (
    <StoredSettings page="about" Form={Form} opened={useOpenAboutQuery()} store={store} pending={isLoading}>
      <StoredVersions onRestored={onRestored} />
    </StoredSettings>
  );
}

export function AboutSettingsPage() {
  const [opened, setOpened] = useState(0);
  return <OpenForm key={opened} onRestored={() => setOpened(opened + 1)} />;
}

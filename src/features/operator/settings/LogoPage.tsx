import { useState } from 'react';
import { logo as copy } from '#copy/logo';
import { settings } from '#copy/settings';
import { LogoForm } from '#src/components/operator/settings/LogoForm/LogoForm';
import { useConfigInfo } from '#src/store/endpoints/config';
import { Screen } from '#src/features/base/Screen';
import { useAction, type Result } from '#src/features/base/useAction';
import { useLogoMutations } from './endpoints';
import { SettingsFrame } from './SettingsFrame';

/** Specification 2, 5: PNG or JPEG. */
export function LogoPage() {
  const info = useConfigInfo({ fresh: true });
  const { store, remove, pending } = useLogoMutations(info.currentData?.logo ?? '');
  const { run, error, form, clear } = useAction();
  // The form's key: success resets the form; after a refusal the chosen file stays.
  const [changes, setChanges] = useState(0);
  const settle = (asked: PromiseLike<Result>, done: string) =>
    void run(asked, { done, next: () => setChanges((count) => count + 1) });
  return (
    <SettingsFrame page="logo">
      <Screen queries={[info]} skeleton="form" failed={{ title: settings.loadFailed }}>
        {({ logo }) => (
          <LogoForm
            key={changes}
            logo={logo}
            pending={pending}
            error={error}
            onSubmit={(file) => settle(store(file), copy.saved)}
            onChoose={clear}
            onRemove={() => settle(remove(), copy.removed)}
            onInvalid={form.onInvalid}
          />
        )}
      </Screen>
    </SettingsFrame>
  );
}

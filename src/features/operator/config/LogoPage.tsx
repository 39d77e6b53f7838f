import { useState } from 'react';
import { frame } from '../../../../copy/frame';
import { logo as copy } from '../../../../copy/logo';
import { settings } from '../../../../copy/settings';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { LogoForm } from '../../../components/operator/LogoForm/LogoForm';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText } from '../../../store/api';
import { useConfigInfo } from '../../../store/endpoints/config';
import { useLogoMutations } from './endpoints';
import { SettingsFrame } from './SettingsFrame';

/** `/admin/config/logo`: the store's logo, PNG or JPEG (specification 2, 5). */
export function LogoPage() {
  const info = useConfigInfo({ anew: true });
  const { store, remove, pending } = useLogoMutations();
  const [notice, setNotice] = useState<string | null>(null);
  // The form's key: a stored or removed logo resets the form; after a refusal the chosen file stays.
  const [changes, setChanges] = useState(0);

  const settle = ({ error }: { error?: unknown }, done: string) => {
    const failure = error ? failureText(error) : null;
    setNotice(failure);
    if (showOutcome(failure, done)) setChanges((count) => count + 1);
  };
  return (
    <SettingsFrame page="logo">
      {info.data ? (
        <LogoForm
          key={changes}
          logo={info.data.logo}
          pending={pending}
          notice={notice}
          onSubmit={async (file) => settle(await store(file), copy.saved)}
          onChoose={() => setNotice(null)}
          onRemove={async () => settle(await remove(), copy.removed)}
          onInvalid={(reason) => showToast('error', reason)}
        />
      ) : info.isError ? (
        <ErrorState title={settings.loadFailed} hint={failureText(info.error)} onRetry={() => void info.refetch()} />
      ) : (
        <Skeleton kind="form" label={frame.loading} />
      )}
    </SettingsFrame>
  );
}

import { frame } from '../../../copy/frame';
import { settings } from '../../../copy/settings';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { StoreInfoForm } from '../../components/StoreInfoForm/StoreInfoForm';
import { failureText } from '../../store/api';
import { useConfigInfo } from '../../store/endpoints/config';
import { useStoreInfoMutation } from './endpoints';
import { SettingsFrame } from './SettingsFrame';
import { useSettled } from './useSettled';

/** `/admin/config/info`: the store's information (specification 2, 5). */
export function InfoPage() {
  const info = useConfigInfo();
  const [store, { isLoading: pending }] = useStoreInfoMutation();
  const { form, settle } = useSettled(settings.saved);
  return (
    <SettingsFrame page="info">
      {info.data ? (
        <StoreInfoForm
          {...form}
          info={info.data}
          pending={pending}
          onSubmit={async (values) => void settle(await store(values))}
        />
      ) : info.isError ? (
        <ErrorState title={settings.loadFailed} hint={failureText(info.error)} onRetry={() => void info.refetch()} />
      ) : (
        <Skeleton kind="form" label={frame.loading} />
      )}
    </SettingsFrame>
  );
}

import type { ConfigInfo } from '../../../../contract/config/config.schema';
import { frame } from '../../../../copy/frame';
import { settings } from '../../../../copy/settings';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { StoreInfoForm, type InfoTexts } from '../../../components/operator/StoreInfoForm/StoreInfoForm';
import { failureText } from '../../../store/api';
import { useOpenInfoQuery, useStoreInfoMutation } from './endpoints';
import { SettingsFrame } from './SettingsFrame';
import { useSettingsForm } from './useSettingsForm';

/** `/admin/config/info`: the store's information (specification 2, 5). */
export function InfoPage() {
  const opened = useOpenInfoQuery();
  const [store, { isLoading: pending }] = useStoreInfoMutation();
  const { stored, before, form, submit } = useSettingsForm<ConfigInfo, InfoTexts>(opened, store);
  return (
    <SettingsFrame page="info">
      {stored ? (
        <StoreInfoForm
          {...form}
          info={stored}
          before={before}
          pending={pending}
          onSubmit={(values) => void submit(values)}
        />
      ) : opened.isError ? (
        <ErrorState
          title={settings.loadFailed}
          hint={failureText(opened.error)}
          onRetry={() => void opened.refetch()}
        />
      ) : (
        <Skeleton kind="form" label={frame.loading} />
      )}
    </SettingsFrame>
  );
}

import type { ConfigLogic, PolicyValues } from '../../../../contract/config/config.schema';
import { frame } from '../../../../copy/frame';
import { settings } from '../../../../copy/settings';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { StorePolicyForm } from '../../../components/operator/StorePolicyForm/StorePolicyForm';
import { failureText } from '../../../store/api';
import { useOpenLogicQuery, useStoreLogicMutation } from './endpoints';
import { SettingsFrame } from './SettingsFrame';
import { useSettingsForm } from './useSettingsForm';

/** `/admin/config/logic`: the operating policy (specification 2, 5). */
export function PolicyPage() {
  const opened = useOpenLogicQuery();
  const [store, { isLoading: pending }] = useStoreLogicMutation();
  const { stored, before, form, submit } = useSettingsForm<ConfigLogic, PolicyValues>(opened, store);
  return (
    <SettingsFrame page="policy">
      {stored ? (
        <StorePolicyForm
          {...form}
          logic={stored}
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

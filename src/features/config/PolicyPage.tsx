import { frame } from '../../../copy/frame';
import { settings } from '../../../copy/settings';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { StorePolicyForm } from '../../components/StorePolicyForm/StorePolicyForm';
import { failureText } from '../../store/api';
import { useConfigLogic } from '../../store/endpoints/config';
import { useStoreLogicMutation } from './endpoints';
import { SettingsFrame } from './SettingsFrame';
import { useSettled } from './useSettled';

/** `/admin/config/logic`: the operating policy (specification 2, 5). */
export function PolicyPage() {
  const logic = useConfigLogic();
  const [store, { isLoading: pending }] = useStoreLogicMutation();
  const { form, settle } = useSettled(settings.saved);
  return (
    <SettingsFrame page="policy">
      {logic.data ? (
        <StorePolicyForm
          {...form}
          logic={logic.data}
          pending={pending}
          onSubmit={async (values) => void settle(await store(values))}
        />
      ) : logic.isError ? (
        <ErrorState title={settings.loadFailed} hint={failureText(logic.error)} onRetry={() => void logic.refetch()} />
      ) : (
        <Skeleton kind="form" label={frame.loading} />
      )}
    </SettingsFrame>
  );
}

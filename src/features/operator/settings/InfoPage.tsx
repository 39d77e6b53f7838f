import { StoreInfoForm } from '#src/components/operator/settings/StoreInfoForm/StoreInfoForm';
import { CalendarFeed } from './CalendarFeed';
import { useOpenInfoQuery, useStoreInfoMutation } from './endpoints';
import { StoredSettings } from './StoredSettings';

/** Specification 2, 5. */
export function InfoPage() {
  const [store, { isLoading }] = useStoreInfoMutation();
  return (
    <StoredSettings page="info" Form={StoreInfoForm} opened={useOpenInfoQuery()} store={store} pending={isLoading}>
      <CalendarFeed />
    </StoredSettings>
  );
}

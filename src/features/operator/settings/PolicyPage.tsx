import { StorePolicyForm } from '#src/components/operator/settings/StorePolicyForm/StorePolicyForm';
import { useOpenLogicQuery, useStoreLogicMutation } from './endpoints';
import { StoredSettings } from './StoredSettings';

/** Specification 2, 5. */
export function PolicyPage() {
  const [store, { isLoading }] = useStoreLogicMutation();
  return (
    <StoredSettings
      page="policy"
      Form={StorePolicyForm}
      opened={useOpenLogicQuery()}
      store={store}
      pending={isLoading}
    />
  );
}

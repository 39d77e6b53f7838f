import { useEffect, useSyncExternalStore } from 'react';
import { afterFirstUse } from '../../afterFirstUse';
import { loadToasts, toastsLoaded, whenToastsLoad } from './showToast';

const ON_THE_SERVER = () => null;

/**
 * Rendered once per page. The first view never has a toast, so the scripts are fetched at the first use: early enough
 * for the toast that reports a lost connection.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(whenToastsLoad, toastsLoaded, ON_THE_SERVER);
  useEffect(() => afterFirstUse(() => void loadToasts()), []);
  return toasts && <toasts.Toaster />;
}

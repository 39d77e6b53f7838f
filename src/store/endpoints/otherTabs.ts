import { api } from '../api';

/** The only message on the channel: information, policy or logo were saved. */
const CHANNEL = 'config';
const isHere = (): boolean => typeof BroadcastChannel !== 'undefined';

/** Notifies this browser's other tabs that the configuration, which they cache for an hour, has changed. */
export const notifyOtherTabs = (): void => {
  if (!isHere()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('saved');
  channel.close();
};

/**
 * Reloads the configuration when another tab has saved it. Requires a browser. Returns the function that ends the
 * subscription.
 */
export const listenToOtherTabs = (dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown) => {
  if (!isHere()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => dispatch(api.util.invalidateTags(['Config']));
  return () => channel.close();
};

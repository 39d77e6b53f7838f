import { api } from '../api';

/** One message, which means that information, policy or logo were saved. */
const CHANNEL = 'config';
const isHere = (): boolean => typeof BroadcastChannel !== 'undefined';

/** Tells this browser's other tabs that the configuration, which they keep for an hour, is another now. */
export const tellOtherTabs = (): void => {
  if (!isHere()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('saved');
  channel.close();
};

/** Reads the configuration anew when another tab has saved it; for the browser alone. The answer ends that. */
export const followOtherTabs = (dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown) => {
  if (!isHere()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => dispatch(api.util.invalidateTags(['Config']));
  return () => channel.close();
};

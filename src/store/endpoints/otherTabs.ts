import type { LoginEnd } from '../session';

/** Channels between the tabs of a browser, with their messages. */
interface Channels {
  /** Information, policy or logo were saved, which tabs cache for an hour. */
  config: 'saved';
  /** Why the login, which is that of all tabs, has ended. */
  login: LoginEnd;
}

const openChannel = (name: keyof Channels): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

/** Sends a message to this browser's other tabs. */
export const notifyOtherTabs = <Name extends keyof Channels>(name: Name, message: Channels[Name]): void => {
  const channel = openChannel(name);
  channel?.postMessage(message);
  channel?.close();
};

/** Calls `onMessage` for each message of another tab. Returns false if the browser has no channels. */
export const listenToOtherTabs = <Name extends keyof Channels>(
  name: Name,
  onMessage: (message: Channels[Name]) => void,
): boolean => {
  const channel = openChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Channels[Name]>) => onMessage(data);
  return channel !== null;
};

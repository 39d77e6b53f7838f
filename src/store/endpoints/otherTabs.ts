import type { LoginEnd } from '../session';

/** Channels between the tabs of a browser, with their messages. */
interface Channels {
  /** Information, policy or logo were saved, which tabs cache for an hour. */
  config: 'saved';
  /** Why the login, which is that of all tabs, has ended. */
  login: LoginEnd;
}

/** One for each name: a channel hears all others, also those of its own tab. */
const channels = new Map<keyof Channels, BroadcastChannel>();
/** Null if the browser has no channels. */
const channelOf = (name: keyof Channels): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = channels.get(name) ?? new BroadcastChannel(name);
  channels.set(name, channel);
  return channel;
};

/** Sends a message to this browser's other tabs. */
export const notifyOtherTabs = <Name extends keyof Channels>(name: Name, message: Channels[Name]): void =>
  channelOf(name)?.postMessage(message);

/** Calls `onMessage` for each message of another tab. Returns false if the browser has no channels. */
export const listenToOtherTabs = <Name extends keyof Channels>(
  name: Name,
  onMessage: (message: Channels[Name]) => void,
): boolean => {
  const channel = channelOf(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Channels[Name]>) => onMessage(data);
  return channel !== null;
};

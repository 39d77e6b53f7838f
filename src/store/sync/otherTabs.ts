import type { LoginEnd } from '../session';

interface Channels {
  config: 'saved';
  login: LoginEnd;
}

/** One channel per name, because channels of the same tab reach each other too. */
const channels = new Map<keyof Channels, BroadcastChannel>();
const channelOf = (name: keyof Channels): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = channels.get(name) ?? new BroadcastChannel(name);
  channels.set(name, channel);
  return channel;
};

export const notifyOtherTabs = <Name extends keyof Channels>(name: Name, message: Channels[Name]): void =>
  channelOf(name)?.postMessage(message);

/** False if the browser has no channels. */
export const listenToOtherTabs = <Name extends keyof Channels>(
  name: Name,
  onMessage: (message: Channels[Name]) => void,
): boolean => {
  const channel = channelOf(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Channels[Name]>) => onMessage(data);
  return channel !== null;
};

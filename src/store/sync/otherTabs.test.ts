import { afterAll, expect, jest, test } from '@jest/globals';
import { listenToOtherTabs, notifyOtherTabs } from './otherTabs';

/** As in browsers: a channel reaches all others of its name, even in its own tab. */
class Channel {
  static readonly all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.add(this);
  }
  postMessage = (data: unknown) => {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  };
}
const former = globalThis.BroadcastChannel as unknown;
Object.assign(globalThis, { BroadcastChannel: Channel });
afterAll(() => void Object.assign(globalThis, { BroadcastChannel: former }));

test('저장했다는 알림은 다른 탭만 듣는다: 저장한 탭은 설정을 두 번 읽지 않는다', () => {
  const heard = jest.fn<(message: string) => void>();
  const otherTab = new Channel('config');
  otherTab.onmessage = jest.fn();
  expect(listenToOtherTabs('config', heard)).toBe(true);
  notifyOtherTabs('config', 'saved');
  expect(heard).not.toHaveBeenCalled();
  expect(otherTab.onmessage).toHaveBeenCalledWith({ data: 'saved' });
  otherTab.postMessage('saved');
  expect(heard).toHaveBeenCalledWith('saved');
});

import { expect, test } from '@jest/globals';
import { forgetOwnActions, trackOwnAction, takeOwnAction } from './ownActions';

const DONE = Promise.resolve({ data: null });

/** The environment of one store, which identifies its own actions. */
const aTab = () => {
  let now = Date.parse('2026-11-20T08:24:00+09:00');
  const extra = { clock: { now: () => new Date(now) } };
  const dispatch = () => undefined;
  return {
    act: (ending: Promise<{ data: unknown }>) =>
      trackOwnAction<number>('PAID', (id) => id)(7, { extra, queryFulfilled: ending, dispatch }),
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
    lineBegins: () => forgetOwnActions()(undefined, undefined, extra),
    isOwn: (act: string, id: number) => takeOwnAction(act, id)(undefined, undefined, extra),
  };
};

test('이 탭이 한 일의 소식은 한 번만 제 것이다', () => {
  const tab = aTab();
  void tab.act(DONE);
  expect(tab.isOwn('PAID', 8)).toBe(false);
  expect(tab.isOwn('CANCELLED', 7)).toBe(false);
  expect(tab.isOwn('PAID', 7)).toBe(true);
  expect(tab.isOwn('PAID', 7)).toBe(false);
});

test('거절된 일에는 소식이 없으므로, 다음 소식은 남이 한 일이다', async () => {
  const tab = aTab();
  await tab.act(Promise.reject(new Error('409')));
  expect(tab.isOwn('PAID', 7)).toBe(false);
});

test('놓친 소식이 너무 많아 새로 시작하면, 소식이 오지 않은 일을 남의 다음 소식과 바꾸어 알지 않는다', () => {
  const tab = aTab();
  void tab.act(DONE);
  tab.lineBegins();
  expect(tab.isOwn('PAID', 7)).toBe(false);
});

test('줄이 끊겼다 이어져 늦게 온 소식도 제 것이고, 십 분이 지나면 남의 것이다', () => {
  const tab = aTab();
  void tab.act(DONE);
  void tab.act(DONE);
  tab.wait(9);
  expect(tab.isOwn('PAID', 7)).toBe(true);
  tab.wait(2);
  expect(tab.isOwn('PAID', 7)).toBe(false);
});

test('다른 탭이 한 일은 제 것이 아니다', () => {
  const one = aTab();
  const other = aTab();
  void one.act(DONE);
  expect(other.isOwn('PAID', 7)).toBe(false);
});

import { expect, test } from '@jest/globals';
import { forgetOwnActs, ownAct, takeOwnAct } from './ownActions';

/** One store's environment, which owns its acts. */
const aTab = () => {
  const extra = {};
  return {
    act: (ending: Promise<unknown>) => ownAct<number>('PAID', (id) => id)(7, { extra, queryFulfilled: ending }),
    lineBegins: () => forgetOwnActs()(undefined, undefined, extra),
    isOwn: (act: string, id: number) => takeOwnAct(act, id)(undefined, undefined, extra),
  };
};

test('이 탭이 한 일의 소식은 한 번만 제 것이다', () => {
  const tab = aTab();
  void tab.act(Promise.resolve());
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

test('줄이 새로 이어지면, 소식이 오지 않은 일을 남의 다음 소식과 바꾸어 알지 않는다', () => {
  const tab = aTab();
  void tab.act(Promise.resolve());
  tab.lineBegins();
  expect(tab.isOwn('PAID', 7)).toBe(false);
});

test('다른 탭이 한 일은 제 것이 아니다', () => {
  const [one, other] = [aTab(), aTab()];
  void one.act(Promise.resolve());
  expect(other.isOwn('PAID', 7)).toBe(false);
});

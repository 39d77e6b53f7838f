import { expect, test } from '@jest/globals';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { signedOut, signedOutElsewhere } from '#src/store/session';
import { NO_SEARCHES, searches } from './searches';

const { changed, select } = searches;
const named = { date: 'past', guestState: '', keyword: '김바다', page: 2 } as const;

test('처음에는 출조 예정의 입금대기와 보내지 못한 메시지를 본다', () => {
  const { store } = testStore(tokensFor(900));
  expect(select(store.getState())).toEqual({
    guests: { date: 'future', guestState: 'WATTING', keyword: '', page: 0 },
    refunds: { page: 0 },
    messages: { state: 'PARKED', page: 0 },
  });
});
test('한 목록의 조건을 바꾸어도 다른 목록은 그대로다', () => {
  const { store } = testStore(tokensFor(900));
  store.dispatch(changed({ guests: named }));
  expect(select(store.getState())).toEqual({ ...NO_SEARCHES, guests: named });
});
test.each([
  ['이 탭에서', signedOut()],
  ['다른 탭에서', signedOutElsewhere()],
])('%s 로그아웃하면 찾던 이름을 잊는다', (_, end) => {
  const { store } = testStore(tokensFor(900));
  store.dispatch(changed({ guests: named }));
  store.dispatch(end);
  expect(select(store.getState())).toEqual(NO_SEARCHES);
});

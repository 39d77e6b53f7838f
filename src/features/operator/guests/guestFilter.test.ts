import { expect, test } from '@jest/globals';
import { signedOut } from '../../../store/endpoints/session';
import {
  guestFilterSlice,
  guestsAsked,
  keywordSearched,
  pageChosen,
  periodChosen,
  stateChosen,
} from './guestFilter.slice';

const { reducer, getInitialState } = guestFilterSlice;

test('처음에는 출조 예정의 입금대기를 본다', () => {
  expect(getInitialState()).toEqual({ period: 'future', state: 'WATTING', keyword: '', page: 0 });
});
test('출조 완료를 고르면 상태를 가리지 않는다', () => {
  expect(reducer(getInitialState(), periodChosen('past'))).toMatchObject({ period: 'past', state: '' });
  expect(reducer(getInitialState(), periodChosen('today'))).toMatchObject({ period: 'today', state: 'WATTING' });
});
test.each([periodChosen('all'), stateChosen('COMPLETE'), keywordSearched('김바다')])(
  '$type: 조건이 바뀌면 첫 쪽으로 돌아간다',
  (action) => {
    const third = reducer(getInitialState(), pageChosen(2));
    expect(third.page).toBe(2);
    expect(reducer(third, action).page).toBe(0);
  },
);
test('다른 화면의 링크가 고른 조건은 통째로 바뀐다', () => {
  const before = [periodChosen('past'), keywordSearched('김바다'), pageChosen(2)].reduce(reducer, getInitialState());
  expect(reducer(before, guestsAsked({ date: 'today', guestState: 'COMPLETE' }))).toEqual({
    period: 'today',
    state: 'COMPLETE',
    keyword: '',
    page: 0,
  });
});

test('로그아웃하면 찾던 이름을 잊는다', () => {
  const searched = reducer(getInitialState(), keywordSearched('김바다'));
  expect(reducer(searched, signedOut())).toEqual(getInitialState());
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { auth } from '#copy/auth';
import { changedElsewhere, refusedElsewhere, signedOutElsewhere, signedOutTokens } from '#src/store/session';
import { AdminGate } from './AdminGate';

jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
let store: ReturnType<typeof testStore>['store'];

/** The tab has noticed that the stored tokens are gone, but not why. */
beforeEach(async () => {
  fetchDouble(() => Response.json({ id: 1, userid: 'admin' }));
  ({ store } = testStore(tokensFor(900)));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AdminGate>
          <input aria-label="메모" />
        </AdminGate>
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(await screen.findByLabelText('메모'), { target: { value: '풍랑 예보 확인' } });
  act(() => void store.dispatch(changedElsewhere(signedOutTokens)));
  expect(screen.getByRole('heading', { level: 1, name: auth.title })).toBeVisible();
});
afterEach(restoreFetch);

const signInAgain = () => act(() => void store.dispatch(changedElsewhere(tokensFor(900, 'second'))));

test('서버가 로그인을 끝냈으면, 다른 탭에서 다시 로그인한 뒤에 쓰던 글이 그대로이다', async () => {
  act(() => void store.dispatch(refusedElsewhere()));
  signInAgain();
  expect(await screen.findByLabelText('메모')).toHaveValue('풍랑 예보 확인');
});

test('다른 탭에서 로그아웃했으면, 쓰던 글이 화면 뒤에 남지 않는다', async () => {
  act(() => void store.dispatch(signedOutElsewhere()));
  signInAgain();
  expect(await screen.findByLabelText('메모')).toHaveValue('');
});

import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { frame } from '#copy/frame';
import { Screen, type ScreenQuery } from './Screen';

/** A page with data that failed to load, and that arrive with the second attempt. */
function Page() {
  const [isError, setIsError] = useState(true);
  const query: ScreenQuery = { isError, refetch: () => setIsError(false) };
  return (
    <main id="main" tabIndex={-1}>
      <Screen queries={[query]} skeleton="form" failed={{ title: '불러오지 못했습니다.' }}>
        {() => null}
      </Screen>
    </main>
  );
}

test('다시 시도를 누르면 단추는 사라져도, 읽던 자리는 본문에 남는다', () => {
  render(<Page />);
  const again = screen.getByRole('button', { name: frame.retry });
  again.focus();
  fireEvent.click(again);
  expect(screen.getByText(frame.loading)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('답이 오지 않는 동안 자리가 계속 바뀌어 다시 물어도, 까닭과 다시 시도는 그대로 보인다', () => {
  const error = { kind: 'timeout' };
  const show = (query: Partial<ScreenQuery>) => (
    <Screen
      queries={[{ isError: false, refetch: () => undefined, ...query }]}
      skeleton="days"
      failed={{ title: '불러오지 못했습니다.' }}
    >
      {() => null}
    </Screen>
  );
  const { rerender } = render(show({}));
  expect(screen.getByText(frame.loading)).toBeTruthy();
  rerender(show({ isError: true, error }));
  rerender(show({ isError: false, error }));
  expect(screen.getByRole('button', { name: frame.retry })).toBeTruthy();
  // Another month is a new question.
  rerender(show({}));
  expect(screen.getByText(frame.loading)).toBeTruthy();
});

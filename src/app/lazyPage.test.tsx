import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { frame } from '#copy/frame';
import { fetchDouble, noConnection, restoreFetch } from '#tests/support/jest/fetchDouble';
import { MemoryRouter } from 'react-router-dom';
import { networkText } from '#copy/network';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPage } from './lazyPage';
import { OperatorArea } from './OperatorArea';

afterEach(() => {
  restoreFetch();
  jest.restoreAllMocks();
});

const Page = () => <h1>{frame.tabs.about}</h1>;
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

test('받지 못한 화면은 다른 곳에 다녀오면 새로 받는다', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchDouble(noConnection);
  const load = jest.fn<() => Promise<{ Page: typeof Page }>>().mockImplementationOnce(broken);
  load.mockResolvedValue({ Page });
  const Lazy = lazyPage('Page', load);
  const at = (place: string) => (
    <ErrorBoundary place={place}>
      <Suspense fallback={null}>{place === 'elsewhere' ? <p>{frame.list}</p> : <Lazy />}</Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(at('first'));
  expect(await screen.findByText(frame.chunkError)).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(at('elsewhere'));
  expect(await screen.findByText(frame.list)).toBeTruthy();
  rerender(at('again'));
  expect(await screen.findByRole('heading', { name: frame.tabs.about })).toBeTruthy();
});

test('신호가 끊겨 받지 못한 운영자 화면은 그렇게 알리고, 신호가 돌아오면 저절로 열린다', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchDouble(noConnection);
  const load = jest.fn<() => Promise<{ Page: typeof Page }>>().mockImplementationOnce(broken);
  load.mockResolvedValue({ Page });
  const Lazy = lazyPage('Page', load);
  render(
    <MemoryRouter>
      <OperatorArea fetchAhead={() => () => undefined}>
        <Suspense fallback={null}>
          <Lazy />
        </Suspense>
      </OperatorArea>
    </MemoryRouter>,
  );
  expect(await screen.findByText(networkText.loadFailed)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: frame.tabs.about })).toBeTruthy();
});

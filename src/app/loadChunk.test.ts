import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchDouble, noConnection, restoreFetch } from '#tests/support/jest/fetchDouble';
import { CHUNK_TIMEOUT_MS, loadChunk } from './loadChunk';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
const reload = jest.fn<() => void>();
const serverResponds = () => fetchDouble(() => new Response(null, { status: 200 }));
/** The current outcome of loading a chunk; does not wait for a reload of the page. */
const outcome = async (chunk: Promise<unknown>) =>
  Promise.race([
    chunk.then(
      (module) => ({ module }),
      (error: unknown) => ({ error: (error as Error).message }),
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 50)),
  ]);

beforeEach(() => {
  reload.mockReset();
  window.sessionStorage.clear();
});
afterEach(() => {
  restoreFetch();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('나중에 받는 화면', () => {
  test('120초가 지나면 그만둔다', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    serverResponds();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    let failure = '';
    loadChunk('HomePage', () => new Promise(() => undefined), reload).catch(
      (error: Error) => (failure = error.message),
    );
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failure).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toBe('Loading chunk HomePage failed.');
    expect(reload).not.toHaveBeenCalled();
  });

  test('받으면 그대로 주고, 기다리던 시계를 멈춘다', async () => {
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    expect(await loadChunk('HomePage', () => Promise.resolve({ HomePage: 1 }), reload)).toEqual({ HomePage: 1 });
    expect(cleared).toHaveBeenCalled();
  });

  test('서버는 답하는데 파일이 없으면 새 판이 나온 것이므로 한 번만 새로 고친다', async () => {
    serverResponds();
    expect(await outcome(loadChunk('HomePage', gone, reload))).toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await outcome(loadChunk('HomePage', gone, reload))).toEqual({ error: 'Loading chunk HomePage failed.' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('다른 화면을 받았다고 해서 다시 새로 고치지는 않고, 그 화면을 받으면 다음 판에서 다시 새로 고친다', async () => {
    serverResponds();
    await outcome(loadChunk('HomePage', gone, reload));
    await loadChunk('AboutPage', () => Promise.resolve({}), reload);
    expect(await outcome(loadChunk('HomePage', gone, reload))).toEqual({ error: 'Loading chunk HomePage failed.' });
    await loadChunk('HomePage', () => Promise.resolve({}), reload);
    expect(await outcome(loadChunk('HomePage', gone, reload))).toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['연결이 없으면', noConnection],
    ['서버가 아프면', () => new Response(null, { status: 502 })],
  ])('%s 새로 고치지 않는다', async (_, respond) => {
    fetchDouble(respond);
    expect(await outcome(loadChunk('HomePage', gone, reload))).toEqual({ error: 'Loading chunk HomePage failed.' });
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['beforeunload', 'pagehide'])('다른 화면으로 가는 동안(%s) 끊긴 것은 새로 고치지 않는다', async (event) => {
    serverResponds();
    const leave = () => {
      window.dispatchEvent(new Event(event));
      return gone();
    };
    expect(await outcome(loadChunk('HomePage', leave, reload))).toBe('waiting');
    expect(reload).not.toHaveBeenCalled();
  });

  test('떠나지 않기로 하면 30초 뒤에 새로 고친다', async () => {
    serverResponds();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    void loadChunk(
      'HomePage',
      () => {
        window.dispatchEvent(new Event('beforeunload'));
        return gone();
      },
      reload,
    );
    await jest.advanceTimersByTimeAsync(29_000);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('기억할 곳이 없으면 새로 고치지 않는다: 끝없이 되풀이될 수 있다', async () => {
    serverResponds();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await outcome(loadChunk('HomePage', gone, reload))).toEqual({ error: 'Loading chunk HomePage failed.' });
    expect(reload).not.toHaveBeenCalled();
  });
});

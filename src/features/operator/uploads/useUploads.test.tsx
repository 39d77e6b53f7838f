import { File as NodeFile } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { API } from '#contract/paths';
import { PART_BYTES } from '#contract/picture/picture.rules';
import type { BeginUpload, UploadStatus } from '#contract/picture/picture.schema';
import { errorText } from '#copy/errors';
import { fetchDouble, pathsOf, refusing, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore } from '#tests/support/jest/testStore';
import { afterFailure, afterPart } from './partBytes';
import { useUploads, type Upload } from './useUploads';

afterEach(restoreFetch);

/** The test includes the pauses between attempts. */
const PATIENCE = { timeout: 25_000 };

const KEYS = ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3302'] as const;
const photo = (key: string, bytes = 10): Upload => ({
  key,
  picture: null,
  refusal: null,
  // For FormData of this environment.
  file: new NodeFile(['x'.repeat(bytes)], `${key}.jpg`) as unknown as File,
});
const picture = { id: 'a'.repeat(32), width: 60, height: 40 };
const ready: UploadStatus = { state: 'ready', received: 10, picture, refusal: null };
const isBegin = ({ url }: Request) => new URL(url).pathname === API.beginUpload;

const open = (photos: readonly Upload[]) => {
  const { store } = testStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => {
      const [shown, show] = useState(photos);
      const { stateOf } = useUploads(shown, (key, { picture, refusal }) =>
        show((before) => before.map((one) => (one.key === key ? { ...one, picture, refusal } : one))),
      );
      return { show, states: shown.map(stateOf) };
    },
    { wrapper },
  );
  return {
    states: () => result.current.states,
    show: (shown: readonly Upload[]) => act(() => result.current.show(shown)),
  };
};

test('첫 사진의 답을 기다리는 동안 그 사진을 빼도 다음 사진이 올라간다', async () => {
  const first = photo(KEYS[0]);
  const second = photo(KEYS[1]);
  let respondToFirst = (): void => undefined;
  const asked: string[] = [];
  fetchDouble(async (request) => {
    const { key } = (await request.json()) as BeginUpload;
    asked.push(key);
    if (key === first.key) await new Promise<void>((resolve) => (respondToFirst = resolve));
    return Response.json(ready);
  });
  const { states, show } = open([first, second]);
  await waitFor(() => expect(asked).toEqual([first.key]), PATIENCE);
  show([second]);
  await act(() => {
    respondToFirst();
    return Promise.resolve();
  });
  await waitFor(() => expect(states()).toEqual([{ kind: 'ready', picture }]), PATIENCE);
  expect(asked).toEqual([first.key, second.key]);
});

test('보내지 못한 부분은 더 작게 나누어 다시 보낸다', async () => {
  const file = photo(KEYS[0], PART_BYTES);
  const sizes: number[] = [];
  fetchDouble(async (request) => {
    if (isBegin(request)) return Response.json({ state: 'receiving', received: 0, picture: null, refusal: null });
    sizes.push((await request.arrayBuffer()).byteLength);
    if (sizes.length === 1) throw new TypeError('fetch failed');
    return Response.json(ready);
  });
  const { states } = open([file]);
  await waitFor(() => expect(states()).toEqual([{ kind: 'ready', picture }]), PATIENCE);
  // Without the surrounding form data.
  expect(sizes.map((size) => Math.floor(size / (PART_BYTES / 4)))).toEqual([4, 1]);
});

test('부분은 실패할 때마다 작아지고, 금방 도착하면 다시 커진다', () => {
  const fallen = [1, 2, 3, 4].reduce(afterFailure, PART_BYTES);
  expect(fallen).toBe(16 * 1024);
  expect(afterPart(fallen, 20_000)).toBe(fallen);
  expect([1, 2, 3, 4, 5].reduce((bytes) => afterPart(bytes, 500), fallen)).toBe(PART_BYTES);
});

/** A deleted file in a browser: its size is known, and reading it fails. */
class DeletedFile extends NodeFile {
  override slice(...range: Parameters<NodeFile['slice']>) {
    const part = super.slice(...range);
    part.arrayBuffer = () => Promise.reject(new DOMException('deleted', 'NotReadableError'));
    return part;
  }
}
const deleted: Upload = { ...photo(KEYS[0]), file: new DeletedFile(['x'.repeat(10)], 'a.jpg') as unknown as File };

test('고른 뒤 갤러리에서 지운 사진은 찾을 수 없다고 하고, 뒤의 사진은 올라간다', async () => {
  fetchDouble(async (request) => {
    if (!isBegin(request)) throw new TypeError('fetch failed');
    const { key } = (await request.json()) as BeginUpload;
    const receiving: UploadStatus = { state: 'receiving', received: 0, picture: null, refusal: null };
    return Response.json(key === KEYS[0] ? receiving : ready);
  });
  const { states } = open([deleted, photo(KEYS[1])]);
  await waitFor(() => expect(states()).toEqual([{ kind: 'lost' }, { kind: 'ready', picture }]), PATIENCE);
});

describe('올리지 못하면', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('서버가 지금 할 수 없다고 한 사진은, 끊긴 연결이 아니라 서버의 말을 보인다', async () => {
    const requests = fetchDouble(refusing(503, { code: 'UNAVAILABLE', message: errorText.UNAVAILABLE }));
    const { states } = open([photo(KEYS[0])]);
    await pass(12_000);
    expect(states()).toEqual([{ kind: 'stopped', reason: errorText.UNAVAILABLE }]);
    expect(pathsOf(requests)).toEqual(Array.from({ length: 4 }, () => API.beginUpload));
  });

  describe('연결이 끊겨 멈춘 사진은', () => {
    const STOPPED = [{ kind: 'stopped', reason: null }];
    let isConnected: boolean;
    beforeEach(() => {
      isConnected = false;
      fetchDouble(() => {
        if (!isConnected) throw new TypeError('fetch failed');
        return Response.json(ready);
      });
    });
    /** The first attempt and three more have failed. */
    const stopped = async () => {
      const { states } = open([photo(KEYS[0])]);
      await pass(12_000);
      expect(states()).toEqual(STOPPED);
      return states;
    };

    test('누르지 않아도 15초마다 다시 올라간다', async () => {
      const states = await stopped();
      await pass(15_000);
      await pass(12_000);
      expect(states()).toEqual(STOPPED);
      isConnected = true;
      await pass(14_999);
      expect(states()).toEqual(STOPPED);
      await pass(1);
      await pass(0);
      expect(states()).toEqual([{ kind: 'ready', picture }]);
    });

    test('브라우저가 다시 연결되었다고 하면 바로 올라간다', async () => {
      const states = await stopped();
      isConnected = true;
      act(() => void window.dispatchEvent(new Event('online')));
      await pass(0);
      expect(states()).toEqual([{ kind: 'ready', picture }]);
    });
  });
});

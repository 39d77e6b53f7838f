import { afterEach, expect, test } from '@jest/globals';
import type { Tick } from '#contract/boarding/boarding.schema';
import { anAtSea } from '#mocks/builders';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { atSeaApi } from '#src/store/endpoints/atSea';
import { changedElsewhere, refused, signedOut, signedOutElsewhere, signedOutTokens } from '#src/store/session';
import { connectionLost, erasedSaid, selectAtSea, ticked, ticksFound, tickStored } from './atSea.slice';

afterEach(restoreFetch);

/** A store with a request for the lists; the test decides when it gets a response. */
const scene = () => {
  let respond: () => void = () => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  fetchDouble(async () => {
    await responded;
    return Response.json(anAtSea());
  });
  const { store } = testStore(tokensFor(900));
  const read = () => store.dispatch(atSeaApi.endpoints.getAtSea.initiate(undefined, { forceRefetch: true }));
  return { store, read, respond: () => respond(), isLost: () => selectAtSea(store.getState()).isLost };
};

test('신호가 끊기기 전에 청한 명단이 늦게 와도 끊긴 것은 끊긴 것이고, 명단은 남는다', async () => {
  const { store, read, respond, isLost } = scene();
  const reading = read();
  store.dispatch(connectionLost());
  respond();
  await reading;
  expect(isLost()).toBe(true);
  expect(selectAtSea(store.getState()).lists).toEqual(anAtSea());
});

test('끊긴 뒤에 청한 명단이 오면 신호가 돌아온 것이다', async () => {
  const { store, read, respond, isLost } = scene();
  store.dispatch(connectionLost());
  respond();
  await read();
  expect(isLost()).toBe(false);
});

const tick: Tick = {
  key: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  guestId: 1,
  mark: 'BOARDED',
  at: '2026-11-20T00:00:00.000Z',
};

test.each([
  ['다른 탭에서 로그아웃하면', [changedElsewhere(signedOutTokens), signedOutElsewhere()]],
  ['서버가 로그인을 끝내면', [refused()]],
])('%s 보내지 못해 지워진 표시가 몇 건인지 남아, 화면이 말한다', (_, ends) => {
  const { store } = scene();
  store.dispatch(ticked(tick));
  for (const end of ends) store.dispatch(end);
  expect(selectAtSea(store.getState())).toMatchObject({ unsent: [], erased: 1 });
  store.dispatch(erasedSaid());
  expect(selectAtSea(store.getState()).erased).toBe(0);
});

test('이 탭에서 묻고 로그아웃한 것은 다시 말하지 않는다', () => {
  const { store } = scene();
  store.dispatch(ticked(tick));
  store.dispatch(signedOut());
  expect(selectAtSea(store.getState())).toMatchObject({ unsent: [], erased: 0 });
});

test('기기에 저장하지 못한 표시는 저장한 것으로 세지 않는다', () => {
  const { store } = scene();
  store.dispatch(ticked(tick));
  store.dispatch(tickStored({ key: tick.key, isStored: false }));
  expect(selectAtSea(store.getState())).toMatchObject({ storing: [], unstored: [tick.key] });
});

test('닫힌 탭이 남긴 표시를 찾으면 이 탭이 보낼 것이 되고, 이미 아는 것은 두 번 담지 않는다', () => {
  const { store } = scene();
  store.dispatch(ticked(tick));
  store.dispatch(ticksFound([tick, { ...tick, key: '3f2504e0-4f89-41d3-9a0c-0305e82c3302' }]));
  expect(selectAtSea(store.getState()).unsent).toHaveLength(2);
});

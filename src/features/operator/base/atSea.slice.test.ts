import { afterEach, expect, test } from '@jest/globals';
import { anAtSea } from '../../../../mocks/builders';
import { fetchDouble, restoreFetch } from '../../../../test/fetchDouble';
import { testStore, tokensFor } from '../../../../test/testStore';
import { atSeaApi } from '../../../store/endpoints/atSea';
import { connectionLost } from './atSea.slice';
import { selectAtSea } from './selectAtSea';

afterEach(restoreFetch);

/** A store whose request for the lists is answered when the test says so. */
const scene = () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fetchDouble(async () => {
    await answered;
    return Response.json(anAtSea());
  });
  const { store } = testStore(tokensFor(900));
  const read = () => store.dispatch(atSeaApi.endpoints.getAtSea.initiate(undefined, { forceRefetch: true }));
  return { store, read, answer: () => answer(), isLost: () => selectAtSea(store.getState()).isLost };
};

test('신호가 끊기기 전에 청한 명단이 늦게 와도 끊긴 것은 끊긴 것이고, 명단은 남는다', async () => {
  const { store, read, answer, isLost } = scene();
  const reading = read();
  store.dispatch(connectionLost());
  answer();
  await reading;
  expect(isLost()).toBe(true);
  expect(selectAtSea(store.getState()).kept).toEqual(anAtSea());
});

test('끊긴 뒤에 청한 명단이 오면 신호가 돌아온 것이다', async () => {
  const { store, read, answer, isLost } = scene();
  store.dispatch(connectionLost());
  answer();
  await read();
  expect(isLost()).toBe(false);
});

import { jest } from '@jest/globals';
import { FROZEN_NOW } from '../mocks/now';
import { signedOutTokens, tokensOf, type SessionTokens } from '../src/store/session';
import { makeStore } from '../src/store/store';
import { aJwt } from './fetchDouble';

export const ORIGIN = 'http://boat.test';
export const NOW_SECONDS = FROZEN_NOW.getTime() / 1000;

/** Tokens whose access token ends so many seconds from the frozen instant. */
export const tokensFor = (seconds: number, name = 'first'): SessionTokens =>
  tokensOf(aJwt(NOW_SECONDS + seconds, name), `refresh-${name}`);

/** A store of a test's own, its clock standing still, its tokens kept in memory. */
export const storeScene = (stored: SessionTokens = signedOutTokens) => {
  const write = jest.fn<(tokens: SessionTokens) => void>();
  const store = makeStore({ now: () => FROZEN_NOW, origin: ORIGIN, tokens: { read: () => stored, write } });
  return { store, write, session: () => store.getState().session };
};

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
  let kept = stored;
  const write = jest.fn((tokens: SessionTokens) => {
    kept = tokens;
  });
  const store = makeStore({ now: () => FROZEN_NOW, origin: ORIGIN, tokens: { read: () => kept, write } });
  /** What another tab does to the tokens that all tabs share. */
  const elsewhere = (tokens: SessionTokens) => {
    kept = tokens;
  };
  return { store, write, elsewhere, session: () => store.getState().session };
};

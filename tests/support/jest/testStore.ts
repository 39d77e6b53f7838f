import { jest } from '@jest/globals';
import { FROZEN_NOW } from '#mocks/now';
import { signedOutTokens, tokensOf, type SessionTokens } from '#src/store/session';
import { makeStore } from '#src/store/store';
import { aJwt } from './fetchDouble';

export const ORIGIN = 'http://boat.test';
export const NOW_SECONDS = FROZEN_NOW.getTime() / 1000;

/** Tokens whose access token expires `seconds` after the frozen time. */
export const tokensFor = (seconds: number, name = 'first'): SessionTokens =>
  tokensOf(aJwt(NOW_SECONDS + seconds, name), `refresh-${name}`);

/** With a frozen clock, and tokens in memory. */
export const testStore = (stored: SessionTokens = signedOutTokens) => {
  let kept = stored;
  const write = jest.fn((tokens: SessionTokens) => {
    kept = tokens;
  });
  const store = makeStore({ now: () => FROZEN_NOW, origin: ORIGIN, tokens: { read: () => kept, write } });
  /** Changes the shared tokens like another tab. */
  const elsewhere = (tokens: SessionTokens) => {
    kept = tokens;
  };
  return { store, write, elsewhere, session: () => store.getState().session };
};

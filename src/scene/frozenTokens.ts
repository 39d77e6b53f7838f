import { FROZEN_NOW } from '../../mocks/now';
import { signedOutTokens, type TokenStorage } from '../store/session';

/** Tokens of a story's operator, good for a quarter of an hour after the frozen instant. */
export const frozenTokens = (signedIn: boolean): TokenStorage => ({
  read: () =>
    signedIn
      ? { user: 'story', refreshToken: 'story', expireAt: Math.floor(FROZEN_NOW.getTime() / 1000) + 900 }
      : signedOutTokens,
  write: () => undefined,
});

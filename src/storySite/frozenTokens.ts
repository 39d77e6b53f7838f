import { FROZEN_NOW } from '#mocks/now';
import { signedOutTokens, type TokenStorage } from '#src/store/session';

/** Valid for 15 minutes after the frozen time. */
export const frozenTokens = (signedIn: boolean): TokenStorage => ({
  read: () =>
    signedIn
      ? { user: 'story', refreshToken: 'story', expireAt: Math.floor(FROZEN_NOW.getTime() / 1000) + 900 }
      : signedOutTokens,
  write: () => undefined,
});

import { signedOutTokens, type SessionTokens, type TokenStorage } from '../store/session';

/** The storage keys of the specification (3). */
const KEYS = { user: 'user', refreshToken: 'refreshToken', expireAt: 'expireAt' } as const;

/** Tokens in the browser's storage. If storage is not available, the login lasts as long as the page. */
export const browserTokens = (storage: () => Storage): TokenStorage => {
  let kept = signedOutTokens;
  return {
    read: (): SessionTokens => {
      try {
        const user = storage().getItem(KEYS.user);
        const refreshToken = storage().getItem(KEYS.refreshToken);
        const expireAt = Number(storage().getItem(KEYS.expireAt));
        return user && refreshToken ? { user, refreshToken, expireAt: expireAt || null } : signedOutTokens;
      } catch {
        return kept;
      }
    },
    write: (tokens) => {
      kept = tokens;
      try {
        for (const [field, key] of Object.entries(KEYS)) {
          const value = tokens[field as keyof SessionTokens];
          if (value === null) storage().removeItem(key);
          else storage().setItem(key, String(value));
        }
        if (tokens.user === null) storage().removeItem('sseToken');
      } catch {
        // Full or unavailable storage must not break the login of this page.
      }
    },
  };
};

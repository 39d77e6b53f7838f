import { listenToOtherTabs, notifyOtherTabs } from '#src/store/sync/otherTabs';
import { signedOutTokens, type LoginEnd, type SessionTokens, type TokenStorage } from '#src/store/session';

/** Specification 3. */
const KEYS = { user: 'user', refreshToken: 'refreshToken', expireAt: 'expireAt' } as const;

export type ElsewhereChange = { tokens: SessionTokens } | { end: LoginEnd };

export const watchTokens = (read: () => SessionTokens, onChange: (change: ElsewhereChange) => void): void => {
  // The message with the reason may arrive after the tokens are gone.
  let end: LoginEnd | null = null;
  const check = () => {
    const tokens = read();
    if (tokens.user !== null) onChange({ tokens });
    else if (end) onChange({ end });
  };
  const isTold = listenToOtherTabs('login', (why) => {
    end = why;
    check();
  });
  if (!isTold) end = 'signedOut';
  window.addEventListener('storage', () => {
    check();
    if (isTold && read().user !== null) end = null;
  });
};

/** Without storage the login lasts as long as the page. */
export const browserTokens = (storage: () => Storage): TokenStorage => {
  let inMemory = signedOutTokens;
  return {
    read: (): SessionTokens => {
      try {
        const user = storage().getItem(KEYS.user);
        const refreshToken = storage().getItem(KEYS.refreshToken);
        const expireAt = Number(storage().getItem(KEYS.expireAt));
        return user && refreshToken ? { user, refreshToken, expireAt: expireAt || null } : signedOutTokens;
      } catch {
        return inMemory;
      }
    },
    write: (tokens, end) => {
      inMemory = tokens;
      try {
        for (const [field, key] of Object.entries(KEYS)) {
          const value = tokens[field as keyof SessionTokens];
          if (value === null) storage().removeItem(key);
          else storage().setItem(key, String(value));
        }
        if (tokens.user === null) storage().removeItem('sseToken');
      } catch {
        // Full or unavailable storage must not break this page's login.
      }
      if (end) notifyOtherTabs('login', end);
    },
  };
};

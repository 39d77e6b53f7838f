import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The tokens of a login. `expireAt` is the access token's expiry in seconds since 1970 (specification 3). */
export interface SessionTokens {
  user: string | null;
  refreshToken: string | null;
  expireAt: number | null;
}
export const signedOutTokens: SessionTokens = { user: null, refreshToken: null, expireAt: null };

/** Where tokens outlive the page: the browser's storage, or memory in tests and on the server. */
export interface TokenStorage {
  read: () => SessionTokens;
  write: (tokens: SessionTokens) => void;
}

interface Session extends SessionTokens {
  /** Set while the last login is one that the server ended, so that the screen can say why it is gone. */
  refused?: true;
}

const initialState: Session = signedOutTokens;

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
    refreshed: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
    /** The person pressed 로그아웃. */
    signedOut: (): Session => signedOutTokens,
    /** The server no longer takes the tokens. */
    refused: (): Session => ({ ...signedOutTokens, refused: true }),
    /** Another tab signed in or out. */
    changedElsewhere: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
  },
});
export const { signedIn, refreshed, signedOut, refused, changedElsewhere } = sessionSlice.actions;

/** The expiry (seconds) that a JWT carries; null when it is none. */
export const tokenExpiry = (jwt: string): number | null => {
  try {
    const payload = jwt.split('.')[1] ?? '';
    const json = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof json.exp === 'number' ? json.exp : null;
  } catch {
    return null;
  }
};

export const tokensOf = (jwt: string, refreshToken: string): SessionTokens => ({
  user: jwt,
  refreshToken,
  expireAt: tokenExpiry(jwt),
});

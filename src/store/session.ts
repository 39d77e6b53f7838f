import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/** The tokens of a login. `expireAt` is the access token's expiry in seconds since 1970 (specification 3). */
export interface SessionTokens {
  user: string | null;
  refreshToken: string | null;
  expireAt: number | null;
}
export const signedOutTokens: SessionTokens = { user: null, refreshToken: null, expireAt: null };

/** Why a login has ended: the user pressed 로그아웃, or the server rejected the tokens. */
export type LoginEnd = 'signedOut' | 'refused';

/** Storage of the tokens: the browser's, or memory in tests and on the server. */
export interface TokenStorage {
  read: () => SessionTokens;
  /** Stores the tokens; `end` is why there are none any more. */
  write: (tokens: SessionTokens, end: LoginEnd | null) => void;
}

interface Session extends SessionTokens {
  /** Why the last login has ended; absent during a login, and while another tab has ended it without saying why. */
  end?: LoginEnd;
}

const initialState: Session = signedOutTokens;
const ended = (end: LoginEnd): Session => ({ ...signedOutTokens, end });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
    refreshed: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
    /** The user pressed 로그아웃. */
    signedOut: (): Session => ended('signedOut'),
    /** The server rejected the tokens. */
    refused: (): Session => ended('refused'),
    /** Another tab logged in or renewed the tokens, or they are gone. */
    changedElsewhere: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
    /** The user pressed 로그아웃 in another tab. */
    signedOutElsewhere: (): Session => ended('signedOut'),
    /** The server rejected the tokens in another tab. */
    refusedElsewhere: (): Session => ended('refused'),
  },
});
export const { signedIn, refreshed, signedOut, refused, changedElsewhere, signedOutElsewhere, refusedElsewhere } =
  sessionSlice.actions;
/** The user pressed 로그아웃, in this tab or in another one: nothing of the login stays. */
export const isSignOut = isAnyOf(signedOut, signedOutElsewhere);
/** The server rejected the tokens of this tab or of another one. */
export const isRefusal = isAnyOf(refused, refusedElsewhere);

/** What a JWT says; nothing when it is none. */
const claimsOf = (jwt: string): { exp?: unknown; family?: unknown } => {
  try {
    const payload = jwt.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown; family?: unknown };
  } catch {
    return {};
  }
};

/** The expiry of a JWT in seconds since 1970; null if the text is not a JWT. */
export const tokenExpiry = (jwt: string): number | null => {
  const { exp } = claimsOf(jwt);
  return typeof exp === 'number' ? exp : null;
};

/** Which login a token belongs to: the same through every refresh and reload, another one after each sign-in. */
export const loginOf = (jwt: string): string => {
  const { family } = claimsOf(jwt);
  return typeof family === 'string' ? family : '';
};

export const tokensOf = (jwt: string, refreshToken: string): SessionTokens => ({
  user: jwt,
  refreshToken,
  expireAt: tokenExpiry(jwt),
});

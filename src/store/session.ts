import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/** `expireAt` in seconds since 1970 (specification 3). */
export interface SessionTokens {
  user: string | null;
  refreshToken: string | null;
  expireAt: number | null;
}
export const signedOutTokens: SessionTokens = { user: null, refreshToken: null, expireAt: null };

export type LoginEnd = 'signedOut' | 'refused';

export interface TokenStorage {
  read: () => SessionTokens;
  write: (tokens: SessionTokens, end: LoginEnd | null) => void;
}

interface Session extends SessionTokens {
  /** Absent during a login, and if another tab has ended it without a reason. */
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
    signedOut: (): Session => ended('signedOut'),
    refused: (): Session => ended('refused'),
    changedElsewhere: (_, { payload }: PayloadAction<SessionTokens>): Session => payload,
    signedOutElsewhere: (): Session => ended('signedOut'),
    refusedElsewhere: (): Session => ended('refused'),
  },
});
export const { signedIn, refreshed, signedOut, refused, changedElsewhere, signedOutElsewhere, refusedElsewhere } =
  sessionSlice.actions;
export const isSignOut = isAnyOf(signedOut, signedOutElsewhere);
export const isRefusal = isAnyOf(refused, refusedElsewhere);

const claimsOf = (jwt: string): { exp?: unknown; family?: unknown } => {
  try {
    const payload = jwt.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown; family?: unknown };
  } catch {
    return {};
  }
};

/** In seconds since 1970; null if the text is not a JWT. */
export const tokenExpiry = (jwt: string): number | null => {
  const { exp } = claimsOf(jwt);
  return typeof exp === 'number' ? exp : null;
};

/** The same after every refresh, a new one after each login. */
export const loginOf = (jwt: string): string => {
  const { family } = claimsOf(jwt);
  return typeof family === 'string' ? family : '';
};

export const tokensOf = (jwt: string, refreshToken: string): SessionTokens => ({
  user: jwt,
  refreshToken,
  expireAt: tokenExpiry(jwt),
});

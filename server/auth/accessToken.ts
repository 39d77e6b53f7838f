import { errors, jwtVerify, SignJWT } from 'jose';

/** Who is logged in, and by which login. */
export interface Session {
  userId: number;
  family: string;
}

const LIFETIME_MS = 15 * 60_000;
const ALGORITHM = 'HS256';
/** Tokens made for another purpose under the same key are none of ours. */
const AUDIENCE = 'access';
const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Signs an access token of 15 minutes. */
export const signAccessToken = (key: Uint8Array, { userId, family }: Session, now: Date): Promise<string> =>
  new SignJWT({ family })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(now.getTime()))
    .setExpirationTime(seconds(now.getTime() + LIFETIME_MS))
    .sign(key);

/** Reads a token: its session, `expired`, or null for anything that we did not sign. */
export const readAccessToken = async (
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Session | 'expired' | null> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'family'],
    });
    return { userId: Number(payload.sub), family: String(payload['family']) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/** Reads a token that may have expired: at the beginning of time none has. */
export const readExpiredAccessToken = async (key: Uint8Array, token: string): Promise<Session | null> => {
  const session = await readAccessToken(key, token, new Date(0));
  return session === 'expired' ? null : session;
};

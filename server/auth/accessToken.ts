import type { IncomingHttpHeaders } from 'node:http';
import { errors, jwtVerify, SignJWT } from 'jose';
import { MINUTE_MS } from '#contract/time.rules';

/** `family` is the login (token family) of the token. */
export interface Session {
  userId: number;
  family: string;
}

const LIFETIME_MS = 15 * MINUTE_MS;
const ALGORITHM = 'HS256';
/** Rejects tokens of another purpose signed with the same key. */
const AUDIENCE = 'access';
const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Valid for 15 minutes. */
export const signAccessToken = (key: Uint8Array, { userId, family }: Session, now: Date): Promise<string> =>
  new SignJWT({ family })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(now.getTime()))
    .setExpirationTime(seconds(now.getTime() + LIFETIME_MS))
    .sign(key);

/** Empty without an `Authorization: Bearer` header. */
export const bearerToken = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Tries the keys in turn. Null for a token that this server did not sign. */
export const readAccessToken = async (
  [key, ...otherKeys]: readonly Uint8Array[],
  token: string,
  now: Date,
): Promise<Session | 'expired' | null> => {
  if (!key) return null;
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
    if (error instanceof errors.JWSSignatureVerificationFailed) return readAccessToken(otherKeys, token, now);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/** Ignores the expiry by setting the verification time to 1970. */
export const readExpiredAccessToken = async (keys: readonly Uint8Array[], token: string): Promise<Session | null> => {
  const session = await readAccessToken(keys, token, new Date(0));
  return session === 'expired' ? null : session;
};

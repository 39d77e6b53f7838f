import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { API } from '../../contract/paths';
import { DAY_MS } from '../../contract/time.rules';

/**
 * Cookie of a device that has logged in before. It grants no access; it only gives the device its own attempt counter.
 */
export const DEVICE_COOKIE = 'device';
export const DEVICE_MS = 365 * DAY_MS;
const ALGORITHM = 'HS256';
const AUDIENCE = 'device';

/** Signs the token of a device on which a user has just logged in. An existing device id is kept. */
export const signDeviceToken = (key: Uint8Array, userId: number, id: string | null, now: Date): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setJti(id ?? randomUUID())
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + DEVICE_MS))
    .sign(key);

/**
 * Verifies a device token with the keys in turn: device id and user. Returns null for a token that is expired or not
 * signed by this server.
 */
export const readDeviceToken = async (
  [key, ...otherKeys]: readonly Uint8Array[],
  token: string,
  now: Date,
): Promise<{ id: string; userId: number } | null> => {
  if (!key) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp', 'jti', 'sub'],
    });
    return { id: String(payload.jti), userId: Number(payload.sub) };
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return readDeviceToken(otherKeys, token, now);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/** The device token in a `Cookie` header, or an empty string. */
export const deviceCookieOf = (header: string | undefined): string =>
  new RegExp(`(?:^|;)\\s*${DEVICE_COOKIE}=([\\w.-]+)\\s*(?:;|$)`).exec(header ?? '')?.[1] ?? '';

/** The `Set-Cookie` header for the device token: sent to the login endpoint only, not readable by scripts. */
export const deviceCookie = (token: string, secure: boolean): string =>
  [
    `${DEVICE_COOKIE}=${token}`,
    `Path=${API.signin}`,
    `Max-Age=${DEVICE_MS / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');

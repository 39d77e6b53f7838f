import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { API } from '../../contract/paths';
import { DAY_MS } from '../../contract/time.rules';

/**
 * Cookie of a device that has logged in before. It grants no access; it only gives the device its own attempt counter.
 */
const DEVICE_COOKIE = 'device';
export const DEVICE_MS = 365 * DAY_MS;
const ALGORITHM = 'HS256';
const AUDIENCE = 'device';

/** With what a user logs in: a device is known only as long as it stays the same. */
export interface LoginProof {
  userId: number;
  passwordHash: string;
  /** Salt of the confirmed second step, which is drawn anew with every key; null without one. */
  secondStepSalt: string | null;
}

/** A fingerprint of what a login needed. The hash of the password has a salt of its own, so it changes with the password. */
const fingerprintOf = ({ passwordHash, secondStepSalt }: LoginProof): string =>
  createHash('sha256')
    .update(JSON.stringify([passwordHash, secondStepSalt]))
    .digest('base64url');

/**
 * Signs the token of a device on which a user has just logged in, or has changed what a login needs. An existing device
 * id is kept.
 */
export const signDeviceToken = (key: Uint8Array, proof: LoginProof, id: string | null, now: Date): Promise<string> =>
  new SignJWT({ proof: fingerprintOf(proof) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(proof.userId))
    .setJti(id ?? randomUUID())
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + DEVICE_MS))
    .sign(key);

/** Content of a device token. */
export interface DeviceToken {
  id: string;
  userId: number;
  /** Fingerprint of what the login needed; empty in tokens of earlier releases. */
  proof: string;
}

/**
 * Whether a user is still logged in with what this token's login needed. Someone who knew an earlier password, or only
 * the password, may have collected many tokens, and each has a counter of its own.
 */
export const isTokenOf = (token: DeviceToken, proof: LoginProof): boolean =>
  token.userId === proof.userId && token.proof === fingerprintOf(proof);

/** Verifies a device token with the keys in turn. Returns null for one that is expired or not signed by this server. */
export const readDeviceToken = async (
  [key, ...otherKeys]: readonly Uint8Array[],
  token: string,
  now: Date,
): Promise<DeviceToken | null> => {
  if (!key) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp', 'jti', 'sub'],
    });
    const { proof } = payload;
    return { id: String(payload.jti), userId: Number(payload.sub), proof: typeof proof === 'string' ? proof : '' };
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

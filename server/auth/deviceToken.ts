import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { API } from '#contract/paths';
import { DAY_MS } from '#contract/time.rules';

/** Grants no access. It only gives the device its own attempt counter. */
const DEVICE_COOKIE = 'device';
export const DEVICE_MS = 365 * DAY_MS;
const ALGORITHM = 'HS256';
const AUDIENCE = 'device';

/** A device is known only as long as these do not change. */
export interface LoginProof {
  userId: number;
  passwordHash: string;
  /** Random per key; null without a confirmed second step. */
  secondStepSalt: string | null;
}

/** Changes with the password, because its hash has its own salt. */
const fingerprintOf = ({ passwordHash, secondStepSalt }: LoginProof): string =>
  createHash('sha256')
    .update(JSON.stringify([passwordHash, secondStepSalt]))
    .digest('base64url');

/** A known device gets a token with the same id. */
export const signDeviceToken = (key: Uint8Array, proof: LoginProof, id: string | null, now: Date): Promise<string> =>
  new SignJWT({ proof: fingerprintOf(proof) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(proof.userId))
    .setJti(id ?? randomUUID())
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + DEVICE_MS))
    .sign(key);

export interface DeviceToken {
  id: string;
  userId: number;
  /** Fingerprint of the login's credentials; empty in tokens of earlier releases. */
  proof: string;
}

/**
 * Guards against many tokens, each with its own counter, collected with an earlier password or with the password alone.
 */
export const isTokenOf = (token: DeviceToken, proof: LoginProof): boolean =>
  token.userId === proof.userId && token.proof === fingerprintOf(proof);

/** Tries the keys in turn. Null for a token that is expired or not signed by this server. */
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

/** Empty without a token. */
export const deviceCookieOf = (header: string | undefined): string =>
  new RegExp(`(?:^|;)\\s*${DEVICE_COOKIE}=([\\w.-]+)\\s*(?:;|$)`).exec(header ?? '')?.[1] ?? '';

/** Sent to the login endpoint only, not readable by scripts. */
export const deviceCookie = (token: string, secure: boolean): string =>
  [
    `${DEVICE_COOKIE}=${token}`,
    `Path=${API.signin}`,
    `Max-Age=${DEVICE_MS / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');

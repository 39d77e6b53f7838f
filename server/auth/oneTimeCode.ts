import { Secret, TOTP } from 'otpauth';
import { OTP_DIGITS } from '#contract/auth/secondStep.rules';

const STEP_SECONDS = 30;
/** Accepted steps before and after the current one, because clocks differ. */
const TOLERANCE = 1;
const KEY_BYTES = 20;
/** Every authenticator app supports these. */
const PARAMETERS = { algorithm: 'SHA1', digits: OTP_DIGITS, period: STEP_SECONDS };

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, ...PARAMETERS, secret: Secret.fromBase32(key) });

/** In base32. */
export const generateOtpKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** For an authenticator app, which shows the names of store and user. */
export const otpAddress = (key: string, store: string, userid: string): string =>
  totpOf(key, { issuer: store, label: userid }).toString();

/** RFC 6238. Null if the code belongs to no step within the tolerance. */
export const stepOf = (key: string, otp: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: otp, timestamp, window: TOLERANCE });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
};

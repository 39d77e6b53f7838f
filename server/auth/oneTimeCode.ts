import { Secret, TOTP } from 'otpauth';
import { OTP_DIGITS } from '../../contract/auth/secondStep.rules';

const STEP_SECONDS = 30;
/** Steps before and after the current one that are accepted, because clocks differ. */
const TOLERANCE = 1;
const KEY_BYTES = 20;
/** What every authenticator app understands. */
const PARAMETERS = { algorithm: 'SHA1', digits: OTP_DIGITS, period: STEP_SECONDS };

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, ...PARAMETERS, secret: Secret.fromBase32(key) });

/** Draws a key, in base32. */
export const drawOtpKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The address of a key for an authenticator app, which shows the store's name and the user's. */
export const otpAddress = (key: string, store: string, userid: string): string =>
  totpOf(key, { issuer: store, label: userid }).toString();

/** The time step (RFC 6238) whose code this is, within the tolerance; null if it is none of them. */
export const stepOf = (key: string, otp: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: otp, timestamp, window: TOLERANCE });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
};

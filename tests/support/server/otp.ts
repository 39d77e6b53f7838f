import { Secret, TOTP } from 'otpauth';
import { FROZEN_NOW } from '#mocks/now';

/** `steps` of 30 seconds after an instant. */
export const codeOf = (key: string, steps = 0, now: Date = FROZEN_NOW): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() + steps * 30_000 });

import { hashRaw } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { RECOVERY_CODE_CHARACTERS, RECOVERY_CODES } from '#contract/auth/secondStep.rules';
import { randomCharacters, PASSWORD_COST } from './adminPassword';

const SALT_BYTES = 16;

/** One salt for all codes of a user, so that a typed code is hashed once, not ten times. */
export const generateCodesSalt = (): string => randomBytes(SALT_BYTES).toString('hex');

/** Uses the parameters of the operator's password. */
export const hashRecoveryCode = async (code: string, salt: string): Promise<string> =>
  (await hashRaw(code, { ...PASSWORD_COST, salt: Buffer.from(salt, 'hex') })).toString('hex');

/** About 49 bits of entropy each. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => randomCharacters(RECOVERY_CODE_CHARACTERS));

/** In two groups. */
export const shownRecoveryCode = (code: string): string => {
  const half = RECOVERY_CODE_CHARACTERS / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
};

import type { FieldProblem } from '../errors';
import { cleanCode } from '../text.rules';

export const OTP_DIGITS = 6;
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_CHARACTERS = 10;

/** People type codes in groups, and recovery codes in capital letters. */
export const readOtp = (typed: string): string =>
  cleanCode(typed)
    .replace(/[ \p{Dash}]/gu, '')
    .toLowerCase();

/** False for a recovery code. */
export const isAppCode = (otp: string): boolean => new RegExp(`^\\d{${OTP_DIGITS}}$`).test(otp);

export type CodeKind = 'otp' | 'recoveryCode';

/** Codes of another length are always wrong, and the server would count the attempt. */
export const codeProblems = (kind: CodeKind, typed: string): FieldProblem<CodeKind>[] => {
  const otp = readOtp(typed);
  if (otp === '') return [{ field: kind, code: 'VALUE_REQUIRED' }];
  const isWhole = kind === 'otp' ? isAppCode(otp) : otp.length === RECOVERY_CODE_CHARACTERS;
  return isWhole ? [] : [{ field: kind, code: 'VALUE_INVALID' }];
};

/** The server adds OTP_WRONG. */
export const otpProblems = (draft: { otp: string }): FieldProblem<'otp'>[] =>
  readOtp(draft.otp) === '' ? [{ field: 'otp', code: 'VALUE_REQUIRED' }] : [];

/** The server adds CURRENT_PASSWORD_WRONG. */
export const currentPasswordProblems = (draft: { password: string }): FieldProblem<'password'>[] =>
  draft.password === '' ? [{ field: 'password', code: 'VALUE_REQUIRED' }] : [];

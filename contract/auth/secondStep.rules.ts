import type { FieldProblem } from '../errors';
import { cleanCode } from '../text.rules';

/** Digits of a code of the app. */
export const OTP_DIGITS = 6;
/** Recovery codes of a user. */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code, shown in two groups. */
export const RECOVERY_CODE_CHARACTERS = 10;

/** A code as it is compared: people type it in groups, and recovery codes in capital letters. */
export const readOtp = (typed: string): string =>
  cleanCode(typed)
    .replace(/[ \p{Dash}]/gu, '')
    .toLowerCase();

/** Whether a read code is one of the app, as opposed to a recovery code. */
export const isAppCode = (otp: string): boolean => new RegExp(`^\\d{${OTP_DIGITS}}$`).test(otp);

/** The code that a form asks for, by the name of its field: one of the app, or a recovery code. */
export type CodeKind = 'otp' | 'recoveryCode';

/**
 * Validates a form that asks for one kind of code: a code of any other length cannot be right, and would be counted as
 * a wrong one by the server.
 */
export const codeProblems = (kind: CodeKind, typed: string): FieldProblem<CodeKind>[] => {
  const otp = readOtp(typed);
  if (otp === '') return [{ field: kind, code: 'VALUE_REQUIRED' }];
  const isWhole = kind === 'otp' ? isAppCode(otp) : otp.length === RECOVERY_CODE_CHARACTERS;
  return isWhole ? [] : [{ field: kind, code: 'VALUE_INVALID' }];
};

/** Validates a code that was sent; the server adds OTP_WRONG. */
export const otpProblems = (draft: { otp: string }): FieldProblem<'otp'>[] =>
  readOtp(draft.otp) === '' ? [{ field: 'otp', code: 'VALUE_REQUIRED' }] : [];

/** Validates a form that asks for the current password; the server adds CURRENT_PASSWORD_WRONG. */
export const currentPasswordProblems = (draft: { password: string }): FieldProblem<'password'>[] =>
  draft.password === '' ? [{ field: 'password', code: 'VALUE_REQUIRED' }] : [];

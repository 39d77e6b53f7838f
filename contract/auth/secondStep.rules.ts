import type { FieldProblem } from '../errors';

/** Digits of a code of the app. */
export const OTP_DIGITS = 6;
/** Recovery codes of a user, and the characters of each, shown in two groups. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_CHARACTERS = 10;

/** A code as it is compared: people type it in groups, and recovery codes in capital letters. */
export const readOtp = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();

/** Whether a read code is one of the app, as opposed to a recovery code. */
export const isAppCode = (otp: string): boolean => new RegExp(`^\\d{${OTP_DIGITS}}$`).test(otp);

/** Validates a form that asks for a code; the server adds OTP_WRONG. */
export const otpProblems = (draft: { otp: string }): FieldProblem<'otp'>[] =>
  readOtp(draft.otp) === '' ? [{ field: 'otp', code: 'VALUE_REQUIRED' }] : [];

/** Validates a form that asks for the current password; the server adds CURRENT_PASSWORD_WRONG. */
export const currentPasswordProblems = (draft: { password: string }): FieldProblem<'password'>[] =>
  draft.password === '' ? [{ field: 'password', code: 'VALUE_REQUIRED' }] : [];

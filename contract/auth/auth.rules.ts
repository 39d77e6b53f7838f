import type { FieldProblem } from '../errors';
import { characters, cleanCode } from '../text.rules';

export const signinProblems = (draft: { userid: string; password: string }): FieldProblem<'userid' | 'password'>[] =>
  [
    cleanCode(draft.userid) === '' ? ({ field: 'userid', code: 'USERID_REQUIRED' } as const) : null,
    draft.password === '' ? ({ field: 'password', code: 'PASSWORD_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);

export const ADMIN_PASSWORD_MIN = 8;
export const ADMIN_PASSWORD_MAX = 20;

type PasswordDraft = { password: string; newPassword: string; newPasswordConfirm: string };

/** The server adds CURRENT_PASSWORD_WRONG. */
export const passwordProblems = (draft: PasswordDraft): FieldProblem<keyof PasswordDraft>[] => {
  const missing = (['password', 'newPassword', 'newPasswordConfirm'] as const).filter((field) => draft[field] === '');
  if (missing.length) return missing.map((field) => ({ field, code: 'VALUE_REQUIRED' }));
  const problems: FieldProblem<keyof PasswordDraft>[] = [];
  const newPassword = cleanCode(draft.newPassword);
  const length = characters(newPassword);
  if (length < ADMIN_PASSWORD_MIN || length > ADMIN_PASSWORD_MAX)
    problems.push({ field: 'newPassword', code: 'NEW_PASSWORD_LENGTH' });
  else if (newPassword === cleanCode(draft.password))
    problems.push({ field: 'newPassword', code: 'NEW_PASSWORD_SAME' });
  if (newPassword !== cleanCode(draft.newPasswordConfirm))
    problems.push({ field: 'newPasswordConfirm', code: 'NEW_PASSWORD_MISMATCH' });
  return problems;
};

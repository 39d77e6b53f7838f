import type { FieldProblem } from '../errors';

/** The login form's checks, in the order of its fields. */
export const signinProblems = (draft: { userid: string; password: string }): FieldProblem<'userid' | 'password'>[] =>
  [
    draft.userid.trim() === '' ? ({ field: 'userid', code: 'USERID_REQUIRED' } as const) : null,
    draft.password === '' ? ({ field: 'password', code: 'PASSWORD_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);

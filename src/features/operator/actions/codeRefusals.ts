import type { CodeKind } from '#contract/auth/secondStep.rules';
import { secondStep } from '#copy/secondStep';
import type { Refusal } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { refusal } from '#src/store/api';

/** A wrong code is an error of its field; the text names the kind of code. */
export const codeRefusals = (error: unknown, kind: CodeKind): readonly Refusal[] => {
  const body = refusal(error);
  const errors = body?.code === 'OTP_WRONG' ? [{ field: 'otp', reason: body.message }] : (body?.errors ?? []);
  return errors.map(({ field, reason }) => {
    if (field !== 'otp') return { field, reason };
    return { field: kind, reason: kind === 'otp' ? reason : secondStep.recoveryWrong };
  });
};

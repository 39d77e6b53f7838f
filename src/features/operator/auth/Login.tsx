import { useState } from 'react';
import type { Signin } from '#contract/auth/auth.schema';
import type { Refusal } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { closeErrorToasts } from '#src/components/base/feedback/Toast/showToast';
import { toPageTop } from '#src/components/base/focus';
import type { SentCode } from '#src/components/operator/account/CodeField/useCodeFields';
import { LoginCodeForm } from '#src/components/operator/account/LoginCodeForm/LoginCodeForm';
import { LoginForm } from '#src/components/operator/account/LoginForm/LoginForm';
import { failureText, refusal } from '#src/store/api';
import { useSigninMutation } from '#src/store/endpoints/session';
import { useAction } from '#src/features/base/useAction';
import { codeRefusals } from '#src/features/operator/actions/codeRefusals';

type Credentials = Pick<Signin, 'userid' | 'password'>;

/** Name and password stay in memory until the code is entered. */
export function Login() {
  const [signin, { isLoading: pending }] = useSigninMutation();
  // Specification 8: every error is a toast; this one is also shown at the form.
  const { run, error, clear } = useAction();
  const [typed, setTyped] = useState<Credentials>();
  const [asksCode, setAsksCode] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const enter = async (credentials: Credentials, code?: SentCode): Promise<void> => {
    setTyped(credentials);
    clear();
    setRefusals([]);
    const result = await signin({ ...credentials, ...(code && { otp: code.otp }) });
    const refused = refusal(result.error)?.code;
    if (refused === 'OTP_REQUIRED') return setAsksCode(true);
    // The password was changed between the two steps.
    if (refused === 'SIGNIN_FAILED') setAsksCode(false);
    const wrong = code ? codeRefusals(result.error, code.kind) : [];
    setRefusals(wrong);
    if (!result.error) closeErrorToasts();
    await run(result, { reason: (failure) => wrong[0]?.reason ?? failureText(failure) });
  };
  const back = (): void => {
    clear();
    setAsksCode(false);
    toPageTop();
  };

  return asksCode && typed ? (
    <LoginCodeForm
      pending={pending}
      refusals={refusals}
      error={refusals.length > 0 ? null : error}
      onSubmit={(code) => enter(typed, code)}
      onBack={back}
    />
  ) : (
    <LoginForm initial={typed} pending={pending} error={error} onSubmit={(credentials) => enter(credentials)} />
  );
}

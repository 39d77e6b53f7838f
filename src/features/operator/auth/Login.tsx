import { useState } from 'react';
import type { Signin } from '../../../../contract/auth/auth.schema';
import { secondStep } from '../../../../copy/secondStep';
import type { Refusal } from '../../../components/base/form/CheckedForm/useCheckedForm';
import { toPageTop } from '../../../components/frame/Page/focusPage';
import type { SentCode } from '../../../components/operator/CodeField/useCodeFields';
import { LoginCodeForm } from '../../../components/operator/LoginCodeForm/LoginCodeForm';
import { LoginForm } from '../../../components/operator/LoginForm/LoginForm';
import { failureText, refusal } from '../../../store/api';
import { useSigninMutation } from '../../../store/endpoints/session';
import { useAction } from '../../base/useAction';

type Credentials = Pick<Signin, 'userid' | 'password'>;

/**
 * The login in one or two steps (docs/adr/0044): if the server asks for a code, the typed user name and password are
 * kept in memory and sent again with it.
 */
export function Login() {
  const [signin, { isLoading: pending }] = useSigninMutation();
  // Section 8: every error is shown as a toast; here also at the form.
  const { run, error, clear } = useAction();
  const [typed, setTyped] = useState<Credentials>();
  const [asksCode, setAsksCode] = useState(false);
  const [wrong, setWrong] = useState<readonly Refusal[]>([]);

  const enter = async (credentials: Credentials, code?: SentCode): Promise<void> => {
    setTyped(credentials);
    clear();
    setWrong([]);
    const answer = await signin({ ...credentials, ...(code && { otp: code.otp }) });
    const refused = refusal(answer.error)?.code;
    if (refused === 'OTP_REQUIRED') return setAsksCode(true);
    // The password was changed between the two steps.
    if (refused === 'SIGNIN_FAILED') setAsksCode(false);
    const reason = (failure: unknown): string =>
      refused === 'OTP_WRONG' && code?.kind === 'recoveryCode' ? secondStep.recoveryWrong : failureText(failure);
    if (refused === 'OTP_WRONG' && code) setWrong([{ field: code.kind, reason: reason(answer.error) }]);
    await run(answer, { reason });
  };
  const back = (): void => {
    clear();
    setAsksCode(false);
    toPageTop();
  };

  return asksCode && typed ? (
    <LoginCodeForm
      pending={pending}
      refusals={wrong}
      error={wrong.length > 0 ? null : error}
      onSubmit={(code) => enter(typed, code)}
      onBack={back}
    />
  ) : (
    <LoginForm initial={typed} pending={pending} error={error} onSubmit={(credentials) => enter(credentials)} />
  );
}

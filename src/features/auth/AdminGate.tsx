import { useEffect, useRef, useState, type ReactNode } from 'react';
import { auth } from '../../../copy/auth';
import { networkText } from '../../../copy/errors';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { Loader } from '../../components/Loader/Loader';
import { LoginForm } from '../../components/LoginForm/LoginForm';
import { toPageTop } from '../../components/Page/focusPage';
import { VisitorPage } from '../../components/Page/Page';
import { failureText } from '../../store/api';
import { useSession, useSigninMutation } from '../../store/endpoints/session';

/**
 * Lets the operator in (specification 2, 6): the login screen when not logged in, a loader while undetermined. The
 * address stays, so a deep link is reached after logging in.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { status, retry } = useSession();
  // Who has just logged in is at the top of the page that was asked for, not at a button that is gone.
  const wasOut = useRef(false);
  const wasIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in' && wasOut.current) toPageTop();
    // A login that ended in mid-work leaves the login screen, and nothing that had the focus.
    if (status === 'signed-out' && wasIn.current) toPageTop();
    wasOut.current = status === 'signed-out' || (wasOut.current && status === 'checking');
    wasIn.current = status === 'signed-in';
  }, [status]);

  if (status === 'signed-in') return children;
  return (
    <VisitorPage title={auth.title}>
      {status === 'checking' ? (
        <Loader label={auth.checking} />
      ) : status === 'unreachable' ? (
        <ErrorState title={networkText.loadFailed} hint={networkText.timeout} onRetry={retry} />
      ) : (
        <Login />
      )}
    </VisitorPage>
  );
}

function Login() {
  const [signin, { isLoading }] = useSigninMutation();
  const [error, setError] = useState<string | null>(null);
  return (
    <LoginForm
      pending={isLoading}
      error={error}
      onSubmit={async (draft) => {
        setError(null);
        const answer = await signin(draft);
        if (answer.error) setError(failureText(answer.error));
      }}
    />
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from '../../../../copy/auth';
import { networkText } from '../../../../copy/errors';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { Loader } from '../../../components/base/feedback/Loader/Loader';
import { LoginForm } from '../../../components/operator/LoginForm/LoginForm';
import { toPageTop } from '../../../components/frame/Page/focusPage';
import { VisitorPage } from '../../../components/frame/Page/Page';
import { ShellProvider, useShell } from '../../../components/frame/Page/Shell';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText } from '../../../store/api';
import { useSession, useSigninMutation, type SessionStatus } from '../../../store/endpoints/session';
import { useAppSelector } from '../../../store/hooks';
import { Behind } from './AdminGate.styles';

/**
 * Lets the operator in (specification 2, 6): the login screen when not logged in, a loader while undetermined. The
 * address stays, so a deep link is reached after logging in; and when the server ends a login in mid-work, the page
 * waits unseen behind the login screen with what was typed into it.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { status, error, retry } = useSession();
  const shell = useShell();
  const isIn = status === 'signed-in';
  const isRefused = useAppSelector((state) => state.session.refused === true);
  const [entered, setEntered] = useState(false);
  if (isIn && !entered) setEntered(true);
  if (status === 'signed-out' && !isRefused && entered) setEntered(false);
  useFocusOnDoor(status);
  useNoNameAtDoor(status === 'signed-out' && !isRefused);

  return (
    <>
      {!isIn && (
        <VisitorPage title={auth.title}>
          {status === 'checking' ? (
            <Loader label={auth.checking} />
          ) : status === 'unreachable' ? (
            <ErrorState title={networkText.loadFailed} hint={failureText(error)} onRetry={retry} />
          ) : (
            <Login />
          )}
        </VisitorPage>
      )}
      {(isIn || entered) && (
        // Without the store's facts a page that waits does not name the document.
        <ShellProvider value={isIn ? shell : { ...shell, info: null }}>
          <Behind hidden={!isIn}>{children}</Behind>
        </ShellProvider>
      )}
    </>
  );
}

/** Who has just logged in, or was just logged out, is at the top of what stands there now: the pressed button is gone. */
const useFocusOnDoor = (status: SessionStatus) => {
  const last = useRef<'in' | 'out' | null>(null);
  useEffect(() => {
    const now = status === 'signed-in' ? 'in' : status === 'signed-out' ? 'out' : null;
    if (now === null) return;
    // A question that was open is behind the door now, and would keep the login screen from being used.
    if (now === 'out')
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    if (last.current !== null && last.current !== now) toPageTop();
    last.current = now;
  }, [status]);
};

/** A keyword that a login has left in an older entry of the history leaves its address: nobody is logged in. */
const useNoNameAtDoor = (isOut: boolean) => {
  const location = useLocation();
  const { pathname, hash } = location;
  const navigate = useNavigate();
  const isWritten = typeof (location.state as { login?: unknown } | null)?.login === 'string';
  useEffect(() => {
    if (isOut && isWritten && hash) void navigate(pathname, { replace: true });
  }, [isOut, isWritten, hash, pathname, navigate]);
};

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
        if (!answer.error) return;
        // Section 8: every refusal is a toast; it stands at the form as well.
        setError(failureText(answer.error));
        showToast('error', failureText(answer.error));
      }}
    />
  );
}

import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from '#copy/auth';
import { atSea } from '#copy/boarding';
import { format } from '#copy/format';
import { networkText } from '#copy/network';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { Loader } from '#src/components/base/feedback/Loader/Loader';
import { toPageTop } from '#src/components/base/focus';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { ShellProvider, useShell } from '#src/components/frame/Page/Shell';
import { failureText, refusal } from '#src/store/api';
import { useSession, type SessionStatus } from '#src/store/endpoints/session';
import { useAppSelector } from '#src/store/hooks';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';
import { UnsavedGuard } from '#src/features/operator/leaving/UnsavedGuard';
import { useSignOut } from '#src/features/operator/leaving/useSignOut';
import { Behind } from './AdminGate.styles';
import { Login } from './Login';

/** Specification 2, 6. The address does not change, for deep links. If the server ends the session, the input stays. */
export function AdminGate({ children }: { children: ReactElement }) {
  const { status, error, retry } = useSession();
  const shell = useShell();
  const { lists, info, isLost } = useAppSelector(selectAtSea);
  const leaving = useSignOut();
  // Without a signal the stored lists are readable; the end of a login erases them.
  const isAtSea =
    (lists?.trips.length ?? 0) > 0 &&
    (status === 'unreachable' || (status === 'checking' && isLost)) &&
    !refusal(error);
  const isIn = status === 'signed-in' || isAtSea;
  const isRefused = useAppSelector((state) => state.session.end === 'refused');
  const [entered, setEntered] = useState(false);
  if (isIn && !entered) setEntered(true);
  const isLeft = useAppSelector((state) => state.session.end === 'signedOut');
  if (isLeft && entered) setEntered(false);
  const isBack = isAtSea && !isLost;
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isBack) again();
  }, [isBack]);
  useFocusAfterLogin(status);
  useForgottenKeyword(status === 'signed-out' && !isRefused);

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
        // The hidden page must not set the document title.
        <ShellProvider
          value={
            isIn
              ? { ...shell, info: shell.info ?? info, signedIn: true, onSignOut: () => void leaving.signOut() }
              : { ...shell, info: null }
          }
        >
          <Behind hidden={!isIn}>
            <UnsavedGuard>{children}</UnsavedGuard>
          </Behind>
        </ShellProvider>
      )}
      <ConfirmDialog
        open={leaving.isAsking}
        title={atSea.leave.title}
        confirmLabel={atSea.leave.confirm}
        cancelLabel={atSea.leave.cancel}
        tone="danger"
        onConfirm={leaving.confirm}
        onClose={leaving.stay}
      >
        {atSea.leave.text(format.cases(leaving.unsent))}
      </ConfirmDialog>
    </>
  );
}

/** The pressed button no longer exists. */
const useFocusAfterLogin = (status: SessionStatus) => {
  const last = useRef<'in' | 'out' | null>(null);
  useEffect(() => {
    const now = status === 'signed-in' ? 'in' : status === 'signed-out' ? 'out' : null;
    if (now === null) return;
    // An open dialog of the hidden page would make the login form inert.
    if (now === 'out')
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    if (last.current !== null && last.current !== now) toPageTop();
    last.current = now;
  }, [status]);
};

/** Removes an earlier login's keyword (the hash) from a history entry. */
const useForgottenKeyword = (isOut: boolean) => {
  const location = useLocation();
  const { pathname, hash } = location;
  const navigate = useNavigate();
  const isWritten = typeof (location.state as { login?: unknown } | null)?.login === 'string';
  useEffect(() => {
    if (isOut && isWritten && hash) void navigate(pathname, { replace: true });
  }, [isOut, isWritten, hash, pathname, navigate]);
};

import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { focusPageOnceHere } from '#src/components/base/focus';
import { ShellProvider } from '#src/components/frame/Page/Shell';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { useConfigInfo } from '#src/store/endpoints/config';
import { eraseDevice } from '#src/store/device/eraseDevice';
import { sessionApi, useSession } from '#src/store/endpoints/session';
import { fresh, useAppDispatch, useAppSelector } from '#src/store/hooks';
import { signedOut } from '#src/store/session';
import { PAGES } from '#contract/paths';
import { session as sessionCopy } from '#copy/session';

/** An unreadable device counts as one waiting tick. */
const countUnsent = (): Promise<number> =>
  import('#src/store/device/seaStore').then(
    async ({ tickKeys }) => (await tickKeys()).length,
    () => 1,
  );

export function Shell({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const info = useConfigInfo().data ?? null;
  const { status } = useSession();
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const token = useAppSelector((state) => state.session.user);
  const hasToken = token !== null;
  const isRefused = useAppSelector((state) => state.session.end === 'refused');

  // Specification 4: a stored token loads the user on route change.
  const firstPath = useRef(pathname);
  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = pathname;
    if (hasToken) void dispatch(sessionApi.endpoints.getMe.initiate(undefined, fresh));
    // After Back the browser restores the scroll position.
    if (!isReturn) window.scrollTo(0, 0);
    return focusPageOnceHere();
  }, [pathname, isReturn, hasToken, dispatch]);

  // Only a login ended by the server is reported. After every login the device forgets passengers and drafts.
  const hadToken = useRef(hasToken);
  useEffect(() => {
    if (isRefused) showToast('info', sessionCopy.expired);
    if (hadToken.current && !hasToken) eraseDevice();
    hadToken.current = hasToken;
  }, [hasToken, isRefused]);

  const signOut = () => {
    dispatch(signedOut());
    eraseDevice();
    // Not awaited: the local logout is complete, whatever the response.
    if (token) void dispatch(sessionApi.endpoints.signout.initiate(token, { track: false }));
  };
  const navigate = useNavigate();
  /** Only the operator's pages send ticks; a logout on a visitor's page would erase them. */
  const signOutWithoutTicks = async () => {
    if ((await countUnsent()) === 0) return signOut();
    showToast('info', sessionCopy.unsent);
    await navigate(PAGES.admin);
  };

  return (
    <ShellProvider
      value={{
        info,
        signedIn: status === 'signed-in',
        onSignOut: pathname.startsWith(PAGES.admin) ? signOut : () => void signOutWithoutTicks(),
      }}
    >
      {children}
    </ShellProvider>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { leaving as copy } from '#copy/leaving';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { guardHistory } from './guardHistory';

interface AskBeforeLeavingProps {
  /** There are unsaved values. */
  when: boolean;
}

const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** False for links to another tab, to a telephone call, or to the same page. */
const leavesByLink = (link: HTMLAnchorElement, event: MouseEvent): boolean => {
  const { origin, pathname, search } = window.location;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search;
  return isPlain && !isHere && link.origin === origin && !link.download && (link.target || '_self') === '_self';
};

/** `data-leaves` marks the logout. The router's own guard needs data routes, 17 KiB more for every first visit. */
export function AskBeforeLeaving({ when }: AskBeforeLeavingProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isAllowed = useRef(false);

  useLayoutEffect(() => {
    if (!when) return;
    // The history has replaced the page by then.
    isAllowed.current = false;
    const here = placeOf(window.history.state);
    let isReturning = false;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isAllowed.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      if (isAllowed.current || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>('a[href], [data-leaves]');
      if (!pressed || (pressed instanceof HTMLAnchorElement && !leavesByLink(pressed, event))) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => {
        isAllowed.current = true;
        pressed.click();
        isAllowed.current = false;
      });
    };
    const onHistory = (event: PopStateEvent): void => {
      const there = placeOf(event.state);
      if (isAllowed.current || here === undefined || there === undefined) return;
      if (isReturning || there !== here) event.stopImmediatePropagation();
      // The browser has already changed the address: restores it without the router's notice.
      if (!isReturning && there !== here) {
        window.history.go(here - there);
        setLeave(() => () => {
          isAllowed.current = true;
          window.history.go(there - here);
        });
      }
      isReturning = !isReturning && there !== here;
    };
    window.addEventListener('beforeunload', onUnload);
    // Runs before the router's listener, which React calls at its root.
    document.addEventListener('click', onClick, true);
    guardHistory(onHistory);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      guardHistory(null);
    };
  }, [when]);

  // Outside of the page, because an ended login hides the page, and the login form has links too.
  return createPortal(
    <ConfirmDialog
      open={leave !== null}
      tone="danger"
      title={copy.ask}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={() => {
        setLeave(null);
        leave?.();
      }}
      onClose={() => setLeave(null)}
    >
      <p>{copy.consequence}</p>
    </ConfirmDialog>,
    document.body,
  );
}

import { createElement, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { UNDO_PERIOD_MS } from '#contract/booking/guest.rules';
import { frame } from '#copy/frame';
import { Icon } from '../../display/Icon/Icon';
import type { IconName } from '../../display/Icon/icons';
import { Sentence } from '../../display/Sentence/Sentence';
import { rememberFocus, returnFocus } from '../../focus';
import { placeToasts, settleToasts, toastPlace } from './toastPlace';
import { TakeBack, type Undo } from './TakeBack';
import { Close, COUNTING, Host, Text, TOAST_MS } from './Toaster.styles';

export type ToastKind = 'success' | 'info' | 'error';

/**
 * Top right, and on phones at full width under the header. Does not use the library's style sheet, which lacks the
 * nonce of the content security policy.
 */
export function Toaster() {
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => settleToasts(home.current), []);
  const host = (
    <Host onFocus={rememberFocus}>
      <ToastContainer
        aria-label={frame.notices}
        autoClose={TOAST_MS}
        // In-app browsers may never report focus, and the toast would never close.
        pauseOnFocusLoss={false}
        pauseOnHover
        hideProgressBar
        newestOnTop
        draggable={false}
        transition={false}
        closeButton={({ closeToast }) => (
          <Close
            type="button"
            aria-label={frame.close}
            onClick={() => {
              returnFocus();
              closeToast(true);
            }}
          >
            <Icon name="x" />
          </Close>
        )}
      />
    </Host>
  );
  return <div ref={home}>{createPortal(host, toastPlace())}</div>;
}

const ICON = { success: 'ok', info: 'info', error: 'warn' } as const satisfies Record<ToastKind, IconName>;

/** The next success closes them. */
const errors = new Set<string>();

export const closeErrors = (): void => errors.forEach((error) => toast.dismiss(error));

/** The next toast closes these. The count of changes and undoable toasts wait below it. */
const replaced = new Set<string>();

export const present = (kind: ToastKind, text: string, undo?: Undo): void => {
  // An element id must not contain spaces.
  const toastId = `${kind}-${undo?.of ?? ''}${text.replace(/\s+/g, '-')}`;
  if (kind === 'error') errors.add(toastId);
  for (const other of replaced) if (other !== toastId) toast.dismiss(other);
  if (!undo) replaced.add(toastId);
  placeToasts();
  const words = createElement(Text, null, createElement(Sentence, { children: text }));
  toast(() => (undo ? createElement(TakeBack, { undo, toastId }, words) : words), {
    ...(undo && { autoClose: UNDO_PERIOD_MS, style: { '--toast-ms': `${UNDO_PERIOD_MS}ms` } as CSSProperties }),
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: () => createElement(Icon, { name: ICON[kind], size: 'large' }),
    toastId,
    onClose: () => {
      errors.delete(toastId);
      replaced.delete(toastId);
    },
  });
};

export const presentCounting = (name: string, text: string, onClose: () => void): void => {
  const render = () => createElement(Text, null, createElement(Sentence, { children: text }));
  placeToasts();
  if (toast.isActive(name)) toast.update(name, { render, autoClose: TOAST_MS, progress: null });
  else
    toast(render, {
      type: 'info',
      role: 'status',
      icon: () => createElement(Icon, { name: ICON.info, size: 'large' }),
      toastId: name,
      className: COUNTING,
      onClose,
    });
};

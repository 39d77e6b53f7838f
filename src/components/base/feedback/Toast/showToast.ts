import { createElement, type CSSProperties } from 'react';
import { toast } from 'react-toastify/unstyled';
import { UNDO_PERIOD_MS } from '../../../../../contract/booking/guest.rules';
import { Icon } from '../../display/Icon/Icon';
import type { IconName } from '../../display/Icon/icons';
import { TakeBack, type Undo } from './TakeBack';
import { Text, TOAST_MS } from './ToastHost.styles';

export type ToastKind = 'success' | 'info' | 'error';

const ICON = { success: 'ok', info: 'info', error: 'warn' } as const satisfies Record<ToastKind, IconName>;

/** Errors that are being shown; the next success closes them. */
const errors = new Set<string>();

/**
 * Shows a toast for five seconds. Errors interrupt a screen reader, the others do not. A message that is already shown
 * is not shown twice, and a success closes the errors that are shown. A toast with an undo button stays for ten
 * seconds.
 */
export const showToast = (kind: ToastKind, text: string, undo?: Undo): void => {
  // Used as an element id, which must not contain spaces.
  const toastId = `${kind}-${undo?.of ?? ''}${text.replace(/\s+/g, '-')}`;
  if (kind === 'error') errors.add(toastId);
  if (kind === 'success') for (const error of errors) toast.dismiss(error);
  const words = createElement(Text, null, text);
  toast(() => (undo ? createElement(TakeBack, { undo, toastId }, words) : words), {
    ...(undo && { autoClose: UNDO_PERIOD_MS, style: { '--toast-ms': `${UNDO_PERIOD_MS}ms` } as CSSProperties }),
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: () => createElement(Icon, { name: ICON[kind], size: 'large' }),
    toastId,
    onClose: () => void errors.delete(toastId),
  });
};

/**
 * Shows a toast whose message is updated: the next call with the same name replaces the text and restarts the five
 * seconds. `onClose` is called once the toast has closed.
 */
export const showCountingToast = (name: string, text: string, onClose: () => void): void => {
  const render = () => createElement(Text, null, text);
  if (toast.isActive(name)) toast.update(name, { render, autoClose: TOAST_MS, progress: null });
  else
    toast(render, {
      type: 'info',
      role: 'status',
      icon: () => createElement(Icon, { name: ICON.info, size: 'large' }),
      toastId: name,
      onClose,
    });
};

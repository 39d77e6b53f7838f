import { createElement, type CSSProperties } from 'react';
import { toast } from 'react-toastify/unstyled';
import { UNDO_PERIOD_MS } from '../../../../../contract/guest/guest.rules';
import { Icon } from '../../display/Icon/Icon';
import type { IconName } from '../../display/Icon/icons';
import { TakeBack, type Undo } from './TakeBack';
import { Text, TOAST_MS } from './ToastHost.styles';

export type ToastKind = 'success' | 'info' | 'error';

const ICON = { success: 'ok', info: 'info', error: 'warn' } as const satisfies Record<ToastKind, IconName>;

/** The errors that are standing: what has now been done makes them history. */
const errors = new Set<string>();

/**
 * Shows a message above the page for five seconds. An error interrupts a screen reader, the others wait their turn.
 * A message that is standing there already is not shown a second time, and a success takes standing errors away. What
 * can be taken back stands for ten seconds, with the button that does so.
 */
export const showToast = (kind: ToastKind, text: string, undo?: Undo): void => {
  // It becomes the element's id, where spaces are not allowed.
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
 * A message that goes on counting: the next one of the same name takes its place, and its five seconds begin anew.
 * `onClose` is called when it has gone.
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

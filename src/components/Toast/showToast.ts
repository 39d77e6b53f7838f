import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Text } from './ToastHost.styles';

export type ToastKind = 'success' | 'info' | 'error';

const ICON = { success: 'ok', info: 'info', error: 'warn' } as const satisfies Record<ToastKind, IconName>;

/** The errors that are standing: what has now been done makes them history. */
const errors = new Set<string>();

/**
 * Shows a message above the page for five seconds. An error interrupts a screen reader, the others wait their turn.
 * A message that is standing there already is not shown a second time, and a success takes standing errors away.
 */
export const showToast = (kind: ToastKind, text: string): void => {
  // It becomes the element's id, where spaces are not allowed.
  const toastId = `${kind}-${text.replace(/\s+/g, '-')}`;
  if (kind === 'error') errors.add(toastId);
  if (kind === 'success') for (const error of errors) toast.dismiss(error);
  toast(() => createElement(Text, null, text), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: () => createElement(Icon, { name: ICON[kind], size: 'large' }),
    toastId,
    onClose: () => void errors.delete(toastId),
  });
};

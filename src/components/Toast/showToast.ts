import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Text } from './ToastHost.styles';

export type ToastKind = 'success' | 'info' | 'error';

const ICON = { success: 'ok', info: 'info', error: 'warn' } as const satisfies Record<ToastKind, IconName>;

/**
 * Shows a message above the page for five seconds. An error interrupts a screen reader, the others wait their turn.
 * A message that is standing there already is not shown a second time.
 */
export const showToast = (kind: ToastKind, text: string): void => {
  toast(() => createElement(Text, null, text), {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: () => createElement(Icon, { name: ICON[kind], size: 'large' }),
    // It becomes the element's id, where spaces are not allowed.
    toastId: `${kind}-${text.replace(/\s+/g, '-')}`,
  });
};

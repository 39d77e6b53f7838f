import { ToastContainer } from 'react-toastify/unstyled';
import { frame } from '../../../../../copy/frame';
import { Icon } from '../../display/Icon/Icon';
import { Close, Host, TOAST_MS } from './ToastHost.styles';

/**
 * Container of the toasts, rendered once per page: top right, and on phones at full width over the header. The
 * library's own style sheet is not used, because it is inserted without the nonce that a strict content security policy
 * requires.
 */
export function ToastHost() {
  return (
    <Host>
      <ToastContainer
        aria-label={frame.notices}
        autoClose={TOAST_MS}
        // In-app browsers may never report focus, and the toast would never close.
        pauseOnFocusLoss={false}
        pauseOnHover
        hideProgressBar
        newestOnTop
        limit={3}
        draggable={false}
        transition={false}
        closeButton={({ closeToast }) => (
          <Close type="button" aria-label={frame.close} onClick={() => closeToast(true)}>
            <Icon name="x" />
          </Close>
        )}
      />
    </Host>
  );
}

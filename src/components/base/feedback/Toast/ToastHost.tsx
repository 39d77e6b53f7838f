import { ToastContainer } from 'react-toastify/unstyled';
import { frame } from '../../../../../copy/frame';
import { Icon } from '../../display/Icon/Icon';
import { Close, Host, TOAST_MS } from './ToastHost.styles';

/**
 * Where messages appear: top right, the full width over the header's row on a phone; once a page. The library's own style
 * sheet is not used, because it is put into the page without the nonce that a strict policy asks for.
 */
export function ToastHost() {
  return (
    <Host>
      <ToastContainer
        aria-label={frame.notices}
        autoClose={TOAST_MS}
        // In-app browsers may never say that they have the focus, and a message would stand for ever.
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

import { frame } from '../../../copy/frame';
import { showToast } from '../../components/base/feedback/Toast/showToast';

/** Shows whether something was copied: the outcome that buttons for copying report. */
export const showCopied = (copied: boolean): void =>
  showToast(copied ? 'success' : 'error', copied ? frame.copied : frame.copyFailed);

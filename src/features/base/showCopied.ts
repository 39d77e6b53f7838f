import { frame } from '#copy/frame';
import { showToast } from '#src/components/base/feedback/Toast/showToast';

export const showCopied = (copied: boolean): void =>
  showToast(copied ? 'success' : 'error', copied ? frame.copied : frame.copyFailed);

import { copyText } from '../../base/actions/CopyButton/copyText';

/** `dismissed`: the person closed the phone's own sheet, which needs no word. */
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

export interface SharedLink {
  /** An address of the site, or a whole one. It must not carry personal data: addresses are passed on. */
  url: string;
  title: string;
  text?: string | undefined;
}

/**
 * Hands a link to the phone's share sheet; must run inside a press. In-app browsers have no such sheet and others may
 * refuse it: the address is then copied.
 */
export const shareLink = async ({ url, title, text }: SharedLink, near: Element): Promise<ShareResult> => {
  const address = new URL(url, window.location.href).href;
  // Types promise a share sheet that in-app browsers do not have.
  const { share } = navigator as { share?: Navigator['share'] };
  if (share) {
    try {
      await share.call(navigator, { url: address, title, ...(text !== undefined && { text }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(address, near)) ? 'copied' : 'failed';
};

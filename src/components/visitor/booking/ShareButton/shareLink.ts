import { copyText } from '#src/components/base/actions/CopyButton/copyText';

/** `dismissed`: the user closed the share sheet; no message is needed. */
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

export interface SharedLink {
  /** Absolute or site-relative address, without personal data: shared links are forwarded. */
  url: string;
  /** Title for the share sheet. */
  title: string;
  /** Text for the share sheet. */
  text?: string | undefined;
}

/** Call it in a click handler. Copies the address without a share sheet (in-app browsers), or after its refusal. */
export const shareLink = async ({ url, title, text }: SharedLink, near: Element): Promise<ShareResult> => {
  const address = new URL(url, window.location.href).href;
  // In-app browsers lack `navigator.share`, TypeScript's types do not.
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

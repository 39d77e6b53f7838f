import { frame } from '../../copy/frame';
import { noScript } from '../../copy/noScript';
import { escapeMarkup } from './escape';
import { plainLook } from './plainLook';

/** Name and telephone number of the store. */
export interface KnownStore {
  name: string;
  tel: string | null;
}

/** Seconds; long enough for a slow phone connection, so that most visitors never see it. */
const AFTER_S = 6;
const STYLE = `${plainLook('#waiting')}
#waiting>[data-off]{display:none}
#waiting>[data-late]{visibility:hidden;animation:waited 0s ${AFTER_S}s forwards}@keyframes waited{to{visibility:visible}}`;
/** Style for clients with scripts disabled. */
const OFF = '#waiting>[data-off]{display:block}#waiting>[data-late]{display:none}';

/**
 * The content of a page until its scripts have rendered it: empty at first, then, if the scripts do not arrive, the
 * store's name and telephone number. With scripts disabled it is shown immediately.
 */
export const withoutScripts = ({ name, tel }: KnownStore, nonce: string): string => {
  const call = tel
    ? `<p>${noScript.call}</p><p><a href="tel:${escapeMarkup(tel)}">${frame.call} ${escapeMarkup(tel)}</a></p>`
    : '';
  const said = (text: string) => `<p><strong>${escapeMarkup(frame.title(name))}</strong></p><p>${text}</p>${call}`;
  return [
    `<style nonce="${nonce}">${STYLE}</style>`,
    `<noscript><style nonce="${nonce}">${OFF}</style></noscript>`,
    `<div id="waiting"><div data-off>${said(noScript.off)}</div><div data-late>${said(noScript.waiting)}</div></div>`,
  ].join('');
};

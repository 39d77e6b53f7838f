import { frame } from '../../copy/frame';
import { noScript } from '../../copy/noScript';
import { escapeMarkup } from './escape';
import { plainLook } from './plainLook';

/** Whose page it is. */
export interface KnownStore {
  name: string;
  tel: string | null;
}

/** Long enough for a phone at sea: most visitors never see it. */
const AFTER_S = 6;
const STYLE = `${plainLook('#waiting')}
#waiting>[data-off]{display:none}
#waiting>[data-late]{visibility:hidden;animation:waited 0s ${AFTER_S}s forwards}@keyframes waited{to{visibility:visible}}`;
/** Where no scripts run. */
const OFF = '#waiting>[data-off]{display:block}#waiting>[data-late]{display:none}';

/**
 * What a page shows until its scripts have drawn it: nothing at first, then, where they do not come, whose page it is
 * and the telephone. Where no scripts run it says so at once.
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

import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { noScript } from '#copy/noScript';
import { outage } from '#copy/outage';
import { escapeMarkup } from './markup';

/** One centred column, without the app's scripts and style sheets. */
const plainLook = (
  root: string,
): string => `${root}{box-sizing:border-box;max-width:640px;margin:15vh auto 0;padding:20px;
font:17px/1.6 Pretendard,sans-serif;text-align:center;color:#191f28;word-break:keep-all;overflow-wrap:anywhere;text-wrap:balance}
${root} a{display:inline-block;min-height:48px;padding:0 20px;line-height:48px;border-radius:12px;
font-weight:700;color:#fff;background:#0f62c4;text-decoration:none}`;

export interface KnownStore {
  name: string;
  tel: string | null;
}

/** In seconds; long enough for a slow phone connection, so that most visitors never see it. */
const AFTER_S = 6;
const WAITING_STYLE = `${plainLook('#waiting')}
#waiting>[data-off]{display:none}
#waiting>[data-late]{visibility:hidden;animation:waited 0s ${AFTER_S}s forwards}@keyframes waited{to{visibility:visible}}`;
/** For disabled scripts. */
const OFF = '#waiting>[data-off]{display:block}#waiting>[data-late]{display:none}';

/**
 * Empty at first. Shows the store's name and telephone number if the scripts do not arrive, or immediately if they are
 * disabled.
 */
export const withoutScripts = ({ name, tel }: KnownStore, nonce: string): string => {
  const call = tel
    ? `<p>${noScript.call}</p><p><a href="tel:${escapeMarkup(tel)}">${frame.call} ${escapeMarkup(tel)}</a></p>`
    : '';
  const said = (text: string) => `<p><strong>${escapeMarkup(frame.title(name))}</strong></p><p>${text}</p>${call}`;
  return [
    `<style nonce="${nonce}">${WAITING_STYLE}</style>`,
    `<noscript><style nonce="${nonce}">${OFF}</style></noscript>`,
    `<div id="waiting"><div data-off>${said(noScript.off)}</div><div data-late>${said(noScript.waiting)}</div></div>`,
  ].join('');
};

/** Class of the document once the page's own script has run. */
export const SCRIPTED = 'js';
const UNSCRIPTED = `:root:not(.${SCRIPTED}) #waiting`;

/** Of `besideContent`: a bar at the lower edge that moves nothing. Without scripts it shows at once. */
export const BAR_STYLE = `#waiting{position:fixed;z-index:9;inset:auto 0 0;visibility:hidden;padding:12px 20px;
font:16px/1.5 Pretendard,sans-serif;text-align:center;word-break:keep-all;color:#fff;background:#191f28;animation:waited 0s ${AFTER_S}s forwards}
#waiting a{display:inline-block;min-height:44px;line-height:44px;font-weight:700;color:#fff}
#waiting>[data-off],${UNSCRIPTED}>[data-late]{display:none}@keyframes waited{to{visibility:visible}}
${UNSCRIPTED}{visibility:visible}${UNSCRIPTED}>[data-off]{display:block}`;

/**
 * Says what to do if the scripts do not arrive or are disabled, because a rendered page is then readable but not
 * usable. The app removes it.
 */
export const besideContent = ({ tel }: KnownStore): string => {
  const call = tel ? ` ${noScript.call} <a href="tel:${escapeMarkup(tel)}">${frame.call} ${escapeMarkup(tel)}</a>` : '';
  return `<div id="waiting"><div data-off>${noScript.readOnly}${call}</div><div data-late>${noScript.waiting}${call}</div></div>`;
};

const OUTAGE_STYLE = `${plainLook('main')}
h1{margin:0 0 8px;font-size:24px;line-height:1.4}p{margin:0 0 16px}
main p:last-child{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
main a+a{color:#191f28;background:none;box-shadow:inset 0 0 0 1.5px #8b95a1}`;

/** Needs no scripts and no other files. */
const plainPage = (title: string, main: string, nonce: string): string => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="#dce9f6" />
    <title>${escapeMarkup(title)}</title>
    <link rel="icon" href="/art/mark.svg" type="image/svg+xml" />
    <style nonce="${nonce}">${OUTAGE_STYLE}</style>
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`;

/**
 * Shown while the database is unavailable: the store, if this process has read it, and what to do. The link with the
 * empty address reloads the page.
 */
export const outagePage = (store: KnownStore | null, matter: 'unavailable' | 'failed', nonce: string): string => {
  const name = frame.title(store?.name ?? frame.noStore);
  const tel = store?.tel ?? null;
  const call = tel === null ? '' : `<a href="tel:${escapeMarkup(tel)}">${frame.call} ${escapeMarkup(tel)}</a>`;
  return plainPage(
    outage.pageTitle(name),
    `      <p><strong>${escapeMarkup(name)}</strong></p>
      <h1>${outage.title}</h1>
      <p>${outage[matter]} ${outage.kept}</p>
      ${call && `<p>${noScript.call}</p>`}
      <p><a href="">${outage.reload}</a>${call}</p>`,
    nonce,
  );
};

/** For a refused link to a file: the reason and the next step. `again` is for temporary refusals. */
export const refusedFilePage = (reason: string, again: boolean, nonce: string): string =>
  plainPage(
    outage.file,
    `      <h1>${outage.file}</h1>
      <p>${escapeMarkup(reason)} ${outage.kept}</p>
      <p>${again ? `<a href="">${frame.retry}</a>` : ''}<a href="${PAGES.reserve()}">${frame.toReserve}</a></p>`,
    nonce,
  );

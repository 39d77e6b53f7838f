import { frame } from '../../copy/frame';
import { noScript } from '../../copy/noScript';
import { outage } from '../../copy/outage';
import { escapeMarkup } from './escape';
import { plainLook } from './plainLook';
import type { KnownStore } from './withoutScripts';

const STYLE = `${plainLook('main')}
h1{margin:0 0 8px;font-size:24px;line-height:1.4}p{margin:0 0 16px}
main p:last-child{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
main a+a{color:#191f28;background:none;box-shadow:inset 0 0 0 1.5px #8b95a1}`;

/**
 * The complete page shown while the database is unavailable: the store, if this process has read it before, what has
 * happened and what to do. Needs no scripts and no other files. The link with the empty address reloads the page.
 */
export const outagePage = (store: KnownStore | null, matter: 'unavailable' | 'failed', nonce: string): string => {
  const name = frame.title(store?.name ?? frame.noStore);
  const tel = store?.tel ?? null;
  const call = tel === null ? '' : `<a href="tel:${escapeMarkup(tel)}">${frame.call} ${escapeMarkup(tel)}</a>`;
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="#dce9f6" />
    <title>${escapeMarkup(outage.pageTitle(name))}</title>
    <link rel="icon" href="/art/mark.svg" type="image/svg+xml" />
    <style nonce="${nonce}">${STYLE}</style>
  </head>
  <body>
    <main>
      <p><strong>${escapeMarkup(name)}</strong></p>
      <h1>${outage.title}</h1>
      <p>${outage[matter]} ${outage.kept}</p>
      ${call && `<p>${noScript.call}</p>`}
      <p><a href="">${outage.reload}</a>${call}</p>
    </main>
  </body>
</html>
`;
};

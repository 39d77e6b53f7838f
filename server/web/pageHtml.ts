import { OPERATOR_APP } from '#contract/boarding/boarding.paths';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_VIEW_ID, type FirstView, type RenderedPage } from '#contract/rendering';
import { frame } from '#copy/frame';
import { PICTURE } from './pictureSvg';
import { escapeMarkup, scriptJson } from './markup';
import { BAR_STYLE, besideContent, SCRIPTED, withoutScripts, type KnownStore } from './plainPages';
import { openPreloads } from './preloads';
import { loadAfterPaint, withoutOwnScripts } from './scriptsAfterPaint';

/** For clients without scripts: search engines, chats, share sheets. */
export interface PageHead {
  /** 404 if the page or its item does not exist. */
  status: 200 | 404;
  title: string;
  description: string;
  /** Canonical, without the host; null if there is none. */
  path: string | null;
  /** For search engines. */
  listed: boolean;
  /** `type` and size are set for a photograph. */
  picture: { path: string; alt: string; type?: string; width?: number; height?: number } | null;
  /** The operator's pages are a separate app. */
  isOperators?: true;
  /** For search engines (schema.org). */
  facts: readonly object[];
}

/** Values of one request. */
interface View {
  /** `https://boat.example` */
  origin: string;
  nonce: string;
  /** The server's time, in milliseconds since 1970. */
  time: number;
  store: KnownStore;
  /** Version. */
  icons: string;
  kakaoMapKey: string | undefined;
  /** Null if the browser renders the page. */
  rendered: RenderedPage | null;
}

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escapeMarkup(String(content))}" />`;

/** Title and description are not included. */
const headTags = (head: PageHead, view: View): string => {
  const address = head.path === null ? null : view.origin + head.path;
  const { picture } = head;
  return [
    address && `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    head.listed ? null : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:site_name', frame.title(view.store.name)),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    address && meta('property', 'og:url', address),
    picture && meta('property', 'og:image', view.origin + picture.path),
    picture && meta('property', 'og:image:type', picture.type ?? 'image/png'),
    picture && meta('property', 'og:image:width', picture.width ?? PICTURE.width),
    picture && meta('property', 'og:image:height', picture.height ?? PICTURE.height),
    picture && meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'application-name', frame.title(view.store.name)),
    meta('name', 'apple-mobile-web-app-title', view.store.name),
    `<link rel="manifest" href="${head.isOperators ? OPERATOR_APP.manifest : '/manifest.webmanifest'}" />`,
    `<link rel="apple-touch-icon" href="/icons/180.png?v=${view.icons}" />`,
    view.kakaoMapKey && meta('name', 'kakao-map-key', view.kakaoMapKey),
    ...head.facts.map((fact) => `<script type="application/ld+json">${scriptJson(fact)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
};

/**
 * Only the browser knows the state of its history, such as a completed booking. Such a page hides the rendered content
 * until it is replaced, or until no script is going to replace it.
 */
const HIDE_UNTIL_REPLACED = `if(history.state&&history.state.usr){let s=document.documentElement.style;s.visibility='hidden';setTimeout(()=>s.visibility='',6e3)}`;

/** Notes the last button pressed before hydration; the app presses it then. */
const NOTE_FIRST_TAP = `addEventListener('click',e=>{if(document.getElementById('waiting'))firstTap=e.target.closest('button')},true)`;

const scriptTags = (preloads: readonly string[], scripts: readonly string[], nonce: string): string =>
  [
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}" crossorigin fetchpriority="low" />`),
    `<script nonce="${nonce}">document.documentElement.className='${SCRIPTED}';var firstTap;${HIDE_UNTIL_REPLACED};${NOTE_FIRST_TAP};${loadAfterPaint(scripts)}</script>`,
  ].join('\n    ');

/** At the end of the head: fonts are requested before, and gzip's window of 32 KiB covers styles and content. */
const styleTags = ({ styles }: RenderedPage, nonce: string): string =>
  styles.replaceAll('<style', `<style nonce="${nonce}"`);

const firstView = ({ responses }: RenderedPage, { time, store }: View): string => {
  // Data need no nonce, because they do not run.
  const view: FirstView = { now: time, responses };
  const json = `<script type="application/json" id="${FIRST_VIEW_ID}">${scriptJson(view)}</script>`;
  return `${besideContent(store)}${json}`;
};

/** Comments as placeholders of tags, because HTML tools would reorder others. */
const PLACEHOLDER = /__(CSP_NONCE|TITLE|DESCRIPTION)__|<!--\s*__(HEAD|STYLES|CONTENT|FIRST_VIEW)__\s*-->/g;

/** A script or font of the site, with the nonce of the build. */
const OWN_FILE = /(<(?:script\b(?=[^>]*\ssrc="\/)|link\b(?=[^>]*\sas="font"))[^>]*?)\s+nonce="__CSP_NONCE__"/g;

/** The returned function fills the built page in for a request. */
export const openTemplate = (clientDir: string): ((head: PageHead, view: View) => string) => {
  // The policy allows the site's own files; nonces do not compress, and each would cost bytes on every page.
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8').replace(OWN_FILE, '$1');
  const { page, scripts } = withoutOwnScripts(template);
  // In the page's own style: another tag would need its own nonce, which does not compress.
  const readable = page.replace('</style>', `${BAR_STYLE}$&`);
  const preloadsOf = openPreloads(clientDir);
  return (head, view) => {
    const { rendered, nonce, store } = view;
    const preloads = rendered?.script ? preloadsOf(rendered.script) : [];
    const values: Record<string, string> = {
      CSP_NONCE: nonce,
      TITLE: escapeMarkup(head.title),
      DESCRIPTION: escapeMarkup(head.description),
      HEAD: headTags(head, view) + (rendered ? `\n    ${scriptTags(preloads, scripts, nonce)}` : ''),
      STYLES: rendered ? styleTags(rendered, nonce) : '',
      CONTENT: rendered ? rendered.markup : withoutScripts(store, nonce),
      FIRST_VIEW: rendered ? firstView(rendered, view) : '',
    };
    return (rendered ? readable : template).replace(
      PLACEHOLDER,
      (_, value: string, comment: string) => values[value ?? comment] ?? '',
    );
  };
};

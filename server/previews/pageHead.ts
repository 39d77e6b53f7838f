import { frame } from '../../copy/frame';
import { escapeMarkup, scriptJson } from './escape';
import { PICTURE } from './picture';

/** Metadata of a page for clients that do not run scripts: search engines, chats, share sheets. */
export interface PageHead {
  /** 404 if the page or its item does not exist. */
  status: 200 | 404;
  title: string;
  description: string;
  /** The canonical path of the page, without the host; null if there is none. */
  path: string | null;
  /** Whether search engines may list it. */
  listed: boolean;
  picture: { path: string; alt: string } | null;
  /** Structured data for search engines (schema.org). */
  facts: readonly object[];
}

/** The request-specific values of a page. */
export interface View {
  /** Example: `https://boat.example` */
  origin: string;
  nonce: string;
  store: string;
  icons: string;
  kakaoMapKey: string | undefined;
}

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escapeMarkup(String(content))}" />`;

/** The tags of a page's head besides title and description. */
export const headTags = (head: PageHead, view: View): string => {
  const address = head.path === null ? null : view.origin + head.path;
  const { picture } = head;
  return [
    address && `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    head.listed ? null : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:site_name', frame.title(view.store)),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    address && meta('property', 'og:url', address),
    picture && meta('property', 'og:image', view.origin + picture.path),
    picture && meta('property', 'og:image:type', 'image/png'),
    picture && meta('property', 'og:image:width', PICTURE.width),
    picture && meta('property', 'og:image:height', PICTURE.height),
    picture && meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'application-name', frame.title(view.store)),
    meta('name', 'apple-mobile-web-app-title', view.store),
    '<link rel="manifest" href="/manifest.webmanifest" />',
    `<link rel="apple-touch-icon" href="/icons/180.png?v=${view.icons}" />`,
    view.kakaoMapKey && meta('name', 'kakao-map-key', view.kakaoMapKey),
    ...head.facts.map(
      (fact) => `<script type="application/ld+json" nonce="${view.nonce}">${scriptJson(fact)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
};

import { PAGES, readYearMonth } from '../../contract/paths';
import { isReadable } from '../refusals/unreadable';

type Page = (typeof PAGES)[keyof typeof PAGES];

/** A page's address with `:` for its parameters, without a query. */
const patternOf = (page: Page): string =>
  (typeof page === 'string' ? page : (page as (argument: string) => string)(':')).split('?')[0] ?? '';

const patterns = Object.values(PAGES).map((page) => new RegExp(`^${patternOf(page).replace(':', '[^/]+')}$`, 'i'));

/** A path in the form used for comparison: without a trailing slash. */
export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || PAGES.home;

/** Whether a path, as `cleanPath` returns it, is one of the operator's pages. */
export const isOperatorPage = (place: string): boolean => place === PAGES.admin || place.startsWith(`${PAGES.admin}/`);

/** Whether a path leads to a page of the application; the item that it shows may still not exist. */
export const isKnownPage = (path: string): boolean => patterns.some((pattern) => pattern.test(cleanPath(path)));

/** Requests for files get a plain 404, whereas people are shown the page for unknown addresses. */
const FILE = /^\/assets\/|\.(js|mjs|css|map|json|xml|txt|svg|png|jpe?g|gif|webp|ico|woff2?|webmanifest|ics|php|env)$/i;
const API_CALL = /^\/api(\/|$)/;

/** Whether a path that nothing else answers is answered with a page. */
export const isPage = (path: string): boolean => !API_CALL.test(path) && !FILE.test(path);

/** Any address without a page; what is shown there does not depend on it. */
export const NOWHERE = '/404';

/** The part of a query that decides what a page shows; chats and campaigns add parameters of their own to a link. */
const readQuery = (page: string, search: URLSearchParams): string => {
  const hasMonths = page === PAGES.reserve() || page === PAGES.catches();
  const month = hasMonths ? readYearMonth(search) : null;
  if (month) return `?year=${month.year}&month=${month.month}`;
  if (page.startsWith(PAGES.waiting(''))) return search.has('own') ? '?own=1' : '';
  const names = page === PAGES.reserve() ? ['year', 'month'] : page === PAGES.reserveFind ? ['id'] : [];
  const read = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
};

/**
 * Path and query of a page as the renderer gets them; null for the operator's pages, for one that leads on to another,
 * and for a path with invalid percent-encoding, which only browsers render.
 */
export const renderedAddress = (path: string, search: URLSearchParams): string | null => {
  const place = cleanPath(path);
  const page = place.toLowerCase();
  // Also for an unknown address below theirs: without a login the browser shows the login page there.
  if (isOperatorPage(page)) return null;
  if (!isKnownPage(place)) return NOWHERE;
  if (page === PAGES.reserveRefresh || !isReadable(place)) return null;
  return place + readQuery(page, search);
};

/** Characters that stand for themselves in a path. */
const PLAIN = /^[\w\-.~/]+$/;

/** The first part of a path, by which addresses of nothing are distinguished from those of routes. */
export const firstPart = (path: string): string => path.split('/', 2)[1] ?? '';

/**
 * The address that is answered with the same bytes as the target of a request; the target itself if that is unknown.
 * `routed`: the first parts of the paths of every route, none of which is an address of nothing.
 */
export const sharedAddress = (url: string, routed: ReadonlySet<string>): string => {
  const [path = '', query = ''] = url.split('?', 2);
  if (!PLAIN.test(path) || !isPage(path)) return url;
  const address = renderedAddress(path, new URLSearchParams(query));
  return address === null || (address === NOWHERE && routed.has(firstPart(path))) ? url : address;
};

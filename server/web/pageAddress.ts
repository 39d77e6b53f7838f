import { ONLY_OPEN, PAGES, readYearMonth } from '#contract/paths';
import { isReadable } from '#server/http/refusals/unreadable';

type Page = (typeof PAGES)[keyof typeof PAGES];

/** Has `:` for parameters, and no query. */
const patternOf = (page: Page): string =>
  (typeof page === 'string' ? page : (page as (argument: string) => string)(':')).split('?')[0] ?? '';

const patterns = Object.values(PAGES).map((page) => new RegExp(`^${patternOf(page).replace(':', '[^/]+')}$`, 'i'));

/** Removes a trailing slash, for comparison. */
export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || PAGES.home;

/** `place` is a `cleanPath`. */
export const isOperatorPage = (place: string): boolean => place === PAGES.admin || place.startsWith(`${PAGES.admin}/`);

/** The item that the page shows may still not exist. */
export const isKnownPage = (path: string): boolean => patterns.some((pattern) => pattern.test(cleanPath(path)));

/** Files get a plain 404; people get the page for unknown addresses. */
const FILE = /^\/assets\/|\.(js|mjs|css|map|json|xml|txt|svg|png|jpe?g|gif|webp|ico|woff2?|webmanifest|ics|php|env)$/i;
const API_CALL = /^\/api(\/|$)/;

/** For paths without a route. */
export const isPage = (path: string): boolean => !API_CALL.test(path) && !FILE.test(path);

/** Any address without a page; the content does not depend on it. */
export const NOWHERE = '/404';

const QUERY_NAMES: Record<string, readonly string[]> = {
  [PAGES.reserve()]: ['year', 'month'],
  [PAGES.reserveFind]: ['id'],
};

/** Reads only the part that decides the page's content, because chats and campaigns add parameters. */
const readQuery = (page: string, search: URLSearchParams): string => {
  const hasMonths = page === PAGES.reserve() || page === PAGES.catches();
  const month = hasMonths ? readYearMonth(search) : null;
  const onlyOpen = page === PAGES.reserve() && search.get(ONLY_OPEN) === '1' ? `&${ONLY_OPEN}=1` : '';
  if (month) return `?year=${month.year}&month=${month.month}${onlyOpen}`;
  if (page.startsWith(PAGES.waiting(''))) return search.has('own') ? '?own=1' : '';
  const read = new URLSearchParams();
  for (const name of QUERY_NAMES[page] ?? []) {
    const value = search.get(name);
    if (value !== null) read.set(name, value);
  }
  const query = read.toString() + onlyOpen;
  return query && `?${query.replace(/^&/, '')}`;
};

/**
 * Path and query for the renderer. Null for pages that only browsers render: operator pages, redirects, and paths with
 * invalid percent-encoding.
 */
export const renderedAddress = (path: string, search: URLSearchParams): string | null => {
  const place = cleanPath(path);
  const page = place.toLowerCase();
  // Including unknown addresses below it: without a login the browser shows the login page.
  if (isOperatorPage(page)) return null;
  if (!isKnownPage(place)) return NOWHERE;
  if (page === PAGES.reserveRefresh || !isReadable(place)) return null;
  return place + readQuery(page, search);
};

/** Unreserved in a path. */
const PLAIN = /^[\w\-.~/]+$/;

/** Tells unknown addresses from those of routes. */
export const firstPart = (path: string): string => path.split('/', 2)[1] ?? '';

/**
 * The address with the same response; the target itself if it is unknown. `routed` are the first path parts of all
 * routes: none of them is an unknown address.
 */
export const sharedAddress = (url: string, routed: ReadonlySet<string>): string => {
  const [path = '', query = ''] = url.split('?', 2);
  if (!PLAIN.test(path) || !isPage(path)) return url;
  const address = renderedAddress(path, new URLSearchParams(query));
  return address === null || (address === NOWHERE && routed.has(firstPart(path))) ? url : address;
};

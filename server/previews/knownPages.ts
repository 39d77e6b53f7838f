import { PAGES } from '../../contract/paths';

type Page = (typeof PAGES)[keyof typeof PAGES];

/** A page's address with `:` for its parameters, without a query. */
const addressOf = (page: Page): string =>
  (typeof page === 'string' ? page : (page as (argument: string) => string)(':')).split('?')[0] ?? '';

const patterns = Object.values(PAGES).map((page) => new RegExp(`^${addressOf(page).replace(':', '[^/]+')}$`, 'i'));

/** A path in the form used for comparison: without a trailing slash. */
export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || PAGES.home;

/** Whether a path leads to a page of the application; the item that it shows may still not exist. */
export const isKnownPage = (path: string): boolean => patterns.some((pattern) => pattern.test(cleanPath(path)));

import { PAGES } from '../../contract/paths';

type Page = (typeof PAGES)[keyof typeof PAGES];

/** A page's address with `:` in the place of what varies; a query is no part of it. */
const addressOf = (page: Page): string =>
  (typeof page === 'string' ? page : (page as (argument: string) => string)(':')).split('?')[0] ?? '';

const patterns = Object.values(PAGES).map((page) => new RegExp(`^${addressOf(page).replace(':', '[^/]+')}$`, 'i'));

/** A path as the pages are told apart: without a last slash. */
export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || PAGES.home;

/** Whether a path leads to a page of the application; what that page is asked to show may still not exist. */
export const isKnownPage = (path: string): boolean => patterns.some((pattern) => pattern.test(cleanPath(path)));

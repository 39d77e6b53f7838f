import type { Page } from '../contract/page.schema';

/** The rows of one page. */
export interface Range {
  limit: number;
  offset: number;
}

/** The rows of one page, and the number of rows of all pages. */
export interface Found<T> {
  list: T[];
  total: number;
}

/**
 * How a page of a list that is newest first is read: in the list's order, or in the opposite one if the page is nearer to
 * its end, so that fewer rows are passed over. No row is looked for behind the last one.
 */
export const fromNearerEnd = (range: Range, total: number): Range & { direction: 'asc' | 'desc' } => {
  const limit = Math.max(0, Math.min(range.limit, total - range.offset));
  const after = Math.max(0, total - range.offset - limit);
  return range.offset <= after
    ? { direction: 'desc', limit, offset: range.offset }
    : { direction: 'asc', limit, offset: after };
};

/** Reads the page with index `page` of a list whose pages have `size` rows. */
export const readPage = async <T>(
  page: number,
  size: number,
  read: (range: Range) => Promise<Found<T>>,
): Promise<Page<T>> => {
  const { list, total } = await read({ limit: size, offset: page * size });
  return { list, totalElements: total, page, totalPages: Math.ceil(total / size) };
};

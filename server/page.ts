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

/** Reads the page with index `page` of a list whose pages have `size` rows. */
export const readPage = async <T>(
  page: number,
  size: number,
  read: (range: Range) => Promise<Found<T>>,
): Promise<Page<T>> => {
  const { list, total } = await read({ limit: size, offset: page * size });
  return { list, totalElements: total, page, totalPages: Math.ceil(total / size) };
};

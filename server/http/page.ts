import type { Page } from '#contract/page.schema';

export interface Range {
  limit: number;
  offset: number;
}

/** `total` counts the rows of all pages. */
export interface Found<T> {
  list: T[];
  total: number;
}

/**
 * For lists with the newest first: reads a page in the second half in reverse order, to skip fewer rows. Reads nothing
 * beyond the last row.
 */
export const fromNearerEnd = (range: Range, total: number): Range & { direction: 'asc' | 'desc' } => {
  const limit = Math.max(0, Math.min(range.limit, total - range.offset));
  const after = Math.max(0, total - range.offset - limit);
  return range.offset <= after
    ? { direction: 'desc', limit, offset: range.offset }
    : { direction: 'asc', limit, offset: after };
};

/** Pages are counted from 0. */
export const readPage = async <T>(
  page: number,
  size: number,
  read: (range: Range) => Promise<Found<T>>,
): Promise<Page<T>> => {
  const { list, total } = await read({ limit: size, offset: page * size });
  return { list, totalElements: total, page, totalPages: Math.ceil(total / size) };
};

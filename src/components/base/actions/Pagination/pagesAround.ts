/** On either side of the current page (specification 9). */
const SIDE = 5;

/** Indices from 0. */
export const pagesAround = (page: number, totalPages: number): number[] => {
  const first = Math.max(0, page - SIDE);
  const last = Math.min(totalPages - 1, page + SIDE);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

import { z } from 'zod';

/** Starts at 0. */
export const pageIndexSchema = z.coerce.number().int().min(0).max(100_000).default(0);

/** Specification 7: `page` starts at 0, `totalElements` counts all pages. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    totalElements: z.number().int().min(0),
    page: z.number().int().min(0),
    totalPages: z.number().int().min(0),
  });
export interface Page<T> {
  list: T[];
  totalElements: number;
  page: number;
  totalPages: number;
}

import { z } from 'zod';
import { dayDateSchema, idSchema } from '../day/day.schema';
import { pageSchema } from '../page.schema';
import { pictureIdSchema, pictureSchema } from '../picture/picture.schema';

/** The caption is the alternative text, and may be empty. */
export const catchPictureSchema = pictureSchema.extend({ caption: z.string() });
export type CatchPicture = z.infer<typeof catchPictureSchema>;

/** The catch of the trip on `date`, with a text (of several lines), photographs, or both. */
export const catchSchema = z.object({
  id: z.number().int().positive(),
  date: dayDateSchema,
  story: z.string(),
  pictures: z.array(catchPictureSchema),
  createdAt: z.iso.datetime(),
  /** Changes with the post's content. */
  version: z.string(),
});
export type Catch = z.infer<typeof catchSchema>;

const monthOfYear = { year: z.number().int(), month: z.number().int().min(1).max(12) };

/** `GET /api/catch/latest`: the newest posts, for the home page. */
export const latestCatchesSchema = z.array(catchSchema);

/** `GET /api/catch/list?year&month`: without a month, the newest one that has posts. */
export const catchListQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  month: z.coerce.number().int().min(1).max(12).optional(),
});
export type CatchListQuery = z.infer<typeof catchListQuerySchema>;

/** `month` is the shown month; null before the first post. `months` are those with posts, newest first. */
export const catchListSchema = z.object({
  month: z.object(monthOfYear).nullable(),
  list: z.array(catchSchema),
  months: z.array(z.object({ ...monthOfYear, count: z.number().int().positive() })),
});
export type CatchList = z.infer<typeof catchListSchema>;

/** `GET /api/manage/catch?page`: newest first, with the used and the available bytes of photographs. */
export const managedCatchesSchema = pageSchema(catchSchema).extend({
  usedBytes: z.number().int().min(0),
  maxBytes: z.number().int().min(0),
});
export type ManagedCatches = z.infer<typeof managedCatchesSchema>;

/**
 * `POST /api/manage/catch/save`: stores a new post (without `id`) or changes one. With an Idempotency-Key a retry gets
 * the first response; another post with the same key is refused with EARLIER_POST. Photographs are in the order of
 * display. `version` is that of the post in the form; 409 if it has changed. Without it, the post is overwritten.
 */
export const saveCatchSchema = z.object({
  id: idSchema.optional(),
  version: z.string().max(64).optional(),
  date: dayDateSchema,
  story: z.string().max(5_000),
  pictures: z.array(z.object({ id: pictureIdSchema, caption: z.string().max(500) })).max(50),
});
export type SaveCatch = z.infer<typeof saveCatchSchema>;

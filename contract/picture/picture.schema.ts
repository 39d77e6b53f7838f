import { z } from 'zod';

/** A hash of the content. */
export const pictureIdSchema = z.string().regex(/^[0-9a-f]{32}$/);
/** The size is that of the widest version, in pixels. */
export const pictureSchema = z.object({
  id: pictureIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** KIND: no accepted photograph. FULL: no space for more photographs. */
export const pictureRefusalSchema = z.enum(['KIND', 'HEIC', 'BROKEN', 'BYTES', 'PIXELS', 'FULL']);
export type PictureRefusal = z.infer<typeof pictureRefusalSchema>;

/** `received` bytes are stored; the next part begins there. Then it is `working` until it is `ready`, or `refused`. */
export const uploadStatusSchema = z.object({
  state: z.enum(['receiving', 'working', 'ready', 'refused']),
  received: z.number().int().min(0),
  picture: pictureSchema.nullable(),
  refusal: pictureRefusalSchema.nullable(),
});
export type UploadStatus = z.infer<typeof uploadStatusSchema>;

/**
 * `POST /api/manage/pictures/upload`: begins or resumes the upload of a file of `bytes` bytes. `key` is a UUID per
 * file; the same key with another size is refused with CONFLICT. An empty file is BROKEN: phones send one for a
 * photograph in the cloud.
 */
export const beginUploadSchema = z.object({ key: z.uuid(), bytes: z.number().int().min(0).max(2_147_483_647) });
export type BeginUpload = z.infer<typeof beginUploadSchema>;

/** `from` is the byte at which the part begins. */
export const uploadPartSchema = z.object({
  key: z.uuid(),
  at: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().int().max(2_147_483_647)),
});

export const picturePathSchema = z.object({
  picture: pictureIdSchema,
  width: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});

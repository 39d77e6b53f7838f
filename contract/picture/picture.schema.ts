import { z } from 'zod';

/** A photograph's id: a hash of its content. */
export const pictureIdSchema = z.string().regex(/^[0-9a-f]{32}$/);
/** A stored photograph, and the size of its widest version in pixels. */
export const pictureSchema = z.object({
  id: pictureIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Picture = z.infer<typeof pictureSchema>;

/**
 * Why a photograph is refused: not a photograph that is accepted, HEIC, broken, too many bytes, too many pixels, or no
 * room for more photographs.
 */
export const pictureRefusalSchema = z.enum(['KIND', 'HEIC', 'BROKEN', 'BYTES', 'PIXELS', 'FULL']);
export type PictureRefusal = z.infer<typeof pictureRefusalSchema>;

/**
 * How far an upload is: `received` bytes are stored, and the next part begins there. Once all are there it is `working`
 * until the photograph is `ready`, or `refused`.
 */
export const uploadStatusSchema = z.object({
  state: z.enum(['receiving', 'working', 'ready', 'refused']),
  received: z.number().int().min(0),
  picture: pictureSchema.nullable(),
  refusal: pictureRefusalSchema.nullable(),
});
export type UploadStatus = z.infer<typeof uploadStatusSchema>;

/**
 * `POST /api/manage/pictures/upload`: begins the upload of a file of `bytes` bytes, or says how far it is. `key` is a
 * UUID made once for each file; the same key with another size is refused with CONFLICT. A file without content, which a
 * phone may give for a photograph that is in its cloud, is BROKEN.
 */
export const beginUploadSchema = z.object({ key: z.uuid(), bytes: z.number().int().min(0).max(2_147_483_647) });
export type BeginUpload = z.infer<typeof beginUploadSchema>;

/** The address of a part: the upload's key, and the byte at which the part begins. */
export const uploadPartSchema = z.object({
  key: z.uuid(),
  at: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().int().max(2_147_483_647)),
});

/** The address of a stored photograph in one of its widths. */
export const picturePathSchema = z.object({
  picture: pictureIdSchema,
  width: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});

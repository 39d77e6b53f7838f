import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors';

interface Wanted {
  /** Name of the form's field. */
  field: string;
  maxBytes: number;
  /** The code for a larger file. */
  tooLarge: 'FILE_TOO_LARGE' | 'PAYLOAD_TOO_LARGE';
}

/** A multipart form without its file. */
const ENVELOPE_BYTES = 16 * 1024;
/** One more of each than is accepted, so that the response can name the error. */
const LIMITS = { files: 2, fields: 2, fieldSize: 1024, parts: 4, headerPairs: 20 };

const single = (field: string) => new AppError('VALIDATION', { problems: [{ field, code: 'FILE_SINGLE' }] });

/** Errors of the multipart parser are always caused by the request. */
const refusalOf = (error: unknown, { field, tooLarge }: Wanted): AppError => {
  const { code = '' } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(tooLarge);
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return single(field);
  return new AppError('VALIDATION', { problems: [] });
};

/**
 * The form must consist of exactly one file. Throws UNSUPPORTED_MEDIA_TYPE, VALIDATION, or `tooLarge` for a file of
 * more than `maxBytes`.
 */
export const readUpload = async (request: FastifyRequest, wanted: Wanted): Promise<Buffer> => {
  const { field, maxBytes, tooLarge } = wanted;
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE_BYTES) throw new AppError(tooLarge);
  const files: Buffer[] = [];
  let others = 0;
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      if (part.type === 'file' && part.fieldname === field && files.length === 0) files.push(await part.toBuffer());
      else {
        others += 1;
        // An unread file would block the rest of the form.
        if (part.type === 'file') part.file.resume();
      }
    }
  } catch (error) {
    throw refusalOf(error, wanted);
  }
  const [file] = files;
  if (!file || file.length === 0) throw new AppError('VALIDATION', { problems: [{ field, code: 'FILE_REQUIRED' }] });
  if (others > 0) throw single(field);
  return file;
};

import { PICTURE_LIMITS, pictureKind } from '#contract/picture/picture.rules';
import type { BeginUpload, PictureRefusal, UploadStatus } from '#contract/picture/picture.schema';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import type { PictureMaker } from './makePictures';
import {
  appendPart,
  endUpload,
  findPictureFile,
  findUpload,
  insertUpload,
  usedBytes,
  type Upload,
} from './pictures.repository';

const refused = (refusal: PictureRefusal, received = 0): UploadStatus => ({
  state: 'refused',
  received,
  picture: null,
  refusal,
});

const statusOf = ({ bytes, received, refusal, picture }: Upload): UploadStatus => {
  if (refusal !== null) return refused(refusal, received);
  if (picture) return { state: 'ready', received, picture, refusal: null };
  return { state: received < bytes ? 'receiving' : 'working', received, picture: null, refusal: null };
};

/** Photographs are decoded in the background. */
export type Uploading = Context & { maker: PictureMaker };

const readStatus = async ({ db, maker }: Uploading, key: string): Promise<UploadStatus> => {
  const upload = await findUpload(db, key);
  if (!upload) throw new AppError('NOT_FOUND');
  const status = statusOf(upload);
  if (status.state === 'working') maker.goOn();
  return status;
};

/**
 * `POST /api/manage/pictures/upload`: begins or resumes an upload. Throws UNAVAILABLE for a complete one that cannot be
 * decoded at the moment.
 */
export const beginUpload = async (context: Uploading, { key, bytes }: BeginUpload): Promise<UploadStatus> => {
  const { db, clock, pictureBytes } = context;
  const known = await findUpload(db, key);
  if (known && known.bytes !== bytes) throw new AppError('CONFLICT');
  if (!known) {
    if (bytes === 0) return refused('BROKEN');
    if (bytes > PICTURE_LIMITS.maxBytes) return refused('BYTES');
    if ((await usedBytes(db)) >= pictureBytes) return refused('FULL');
    await insertUpload(db, { key, bytes, received: 0, beganAt: clock().toISOString(), hash: null, refusal: null });
  }
  return readStatus(context, key);
};

const kindRefusal = (content: Buffer): PictureRefusal | null => {
  const kind = pictureKind(content);
  if (kind === null) return 'KIND';
  return kind === 'heic' ? 'HEIC' : null;
};

/**
 * `at` is the part's first byte. If the upload is at another byte, nothing changes and the response has that byte.
 * Throws NOT_FOUND if the upload is unknown.
 */
export const storePart = async (
  context: Uploading,
  { key, at, content }: { key: string; at: number; content: Buffer },
): Promise<UploadStatus> => {
  // Refuses a file that cannot become a photograph before the rest is sent.
  const refusal = at === 0 ? kindRefusal(content) : null;
  await inTransaction(context.db, async (transaction) => {
    const isStored = await appendPart(transaction, key, at, content);
    if (isStored && refusal) await endUpload(transaction, key, { refusal });
  });
  return readStatus(context, key);
};

/** Throws NOT_FOUND. */
export const readPicture = async ({ db }: Pick<Context, 'db'>, hash: string, width: number): Promise<Buffer> => {
  const content = await findPictureFile(db, hash, width);
  if (!content) throw new AppError('NOT_FOUND');
  return content;
};

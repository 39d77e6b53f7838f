import { createHash } from 'node:crypto';
import { PICTURE_LIMITS, pictureKind } from '../../contract/picture/picture.rules';
import type { BeginUpload, PictureRefusal, UploadStatus } from '../../contract/picture/picture.schema';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import type { MadePicture } from './decoder';
import {
  appendPart,
  endUpload,
  findPicture,
  findPictureFile,
  findUpload,
  insertPicture,
  insertUpload,
  nextToMake,
  readParts,
  usedBytes,
  type UploadRow,
} from './pictures.repository';

const HASH_LENGTH = 32;

const refused = (refusal: PictureRefusal, received = 0): UploadStatus => ({
  state: 'refused',
  received,
  picture: null,
  refusal,
});

const statusOf = async ({ db }: Pick<Context, 'db'>, upload: UploadRow): Promise<UploadStatus> => {
  const { bytes, received, hash, refusal } = upload;
  if (refusal !== null) return refused(refusal, received);
  const picture = hash === null ? null : await findPicture(db, hash);
  if (picture) return { state: 'ready', received, picture, refusal: null };
  return { state: received < bytes ? 'receiving' : 'working', received, picture: null, refusal: null };
};

const hashOf = ({ files }: MadePicture): string => {
  const hash = createHash('sha256');
  for (const { content } of files) hash.update(content);
  return hash.digest('hex').slice(0, HASH_LENGTH);
};

/** Makes the photograph of one complete upload. Two servers may both do it: the same bytes have the same hash. */
const makeOne = async ({ db, clock, decoder }: Context, key: string): Promise<void> => {
  const made = await decoder.decode(await readParts(db, key));
  await inTransaction(db, async (transaction) => {
    if ('refusal' in made) return endUpload(transaction, key, made);
    const hash = hashOf(made);
    const files = made.files.map(({ width, content }) => ({ width, content: Buffer.from(content) }));
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
    const { width, height } = made;
    await insertPicture(transaction, { hash, width, height, bytes, storedAt: clock().toISOString() }, files);
    await endUpload(transaction, key, { hash });
  });
};

const working = new WeakMap<Context, Promise<void>>();

const makeAll = async (context: Context): Promise<void> => {
  for (let key = await nextToMake(context.db); key !== null; key = await nextToMake(context.db))
    await makeOne(context, key);
};

/**
 * Makes photographs of the complete uploads, one after the other, beside the requests. Waiting uploads are in the
 * database, not in memory. If the database fails, the next question about an upload begins again.
 */
const makeWaiting = (context: Context): void => {
  if (working.has(context)) return;
  const work = makeAll(context).catch(() => undefined);
  working.set(context, work);
  void work.finally(() => working.delete(context));
};

const answered = async (context: Context, key: string): Promise<UploadStatus> => {
  const upload = await findUpload(context.db, key);
  if (!upload) throw new AppError('NOT_FOUND');
  const status = await statusOf(context, upload);
  if (status.state === 'working') makeWaiting(context);
  return status;
};

/** Begins an upload, or says how far it is (`POST /api/manage/pictures/upload`). */
export const beginUpload = async (context: Context, { key, bytes }: BeginUpload): Promise<UploadStatus> => {
  const { db, clock, pictureBytes } = context;
  const known = await findUpload(db, key);
  if (known && known.bytes !== bytes) throw new AppError('CONFLICT');
  if (!known) {
    if (bytes > PICTURE_LIMITS.maxBytes) return refused('BYTES');
    if ((await usedBytes(db)) >= pictureBytes) return refused('FULL');
    await insertUpload(db, { key, bytes, received: 0, beganAt: clock().toISOString(), hash: null, refusal: null });
  }
  return answered(context, key);
};

const kindRefusal = (content: Buffer): PictureRefusal | null => {
  const kind = pictureKind(content);
  if (kind === null) return 'KIND';
  return kind === 'heic' ? 'HEIC' : null;
};

/**
 * Stores the part of an upload that begins at byte `at`. A part that begins elsewhere than where the upload is changes
 * nothing: the answer says where to go on. Throws NOT_FOUND if the upload is unknown.
 */
export const storePart = async (
  context: Context,
  { key, at, content }: { key: string; at: number; content: Buffer },
): Promise<UploadStatus> => {
  // What cannot become a photograph is refused before the rest of it is sent.
  const refusal = at === 0 ? kindRefusal(content) : null;
  await inTransaction(context.db, async (transaction) => {
    const isStored = await appendPart(transaction, key, at, content);
    if (isStored && refusal) await endUpload(transaction, key, { refusal });
  });
  return answered(context, key);
};

/** A photograph in one of its widths; throws NOT_FOUND. */
export const readPicture = async ({ db }: Pick<Context, 'db'>, hash: string, width: number): Promise<Buffer> => {
  const content = await findPictureFile(db, hash, width);
  if (!content) throw new AppError('NOT_FOUND');
  return content;
};

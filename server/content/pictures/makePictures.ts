import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { DecoderStopped, type MadePicture } from './decoder';
import { endUpload, insertPicture, nextToMake, readParts } from './pictures.repository';

const HASH_LENGTH = 32;
/** Pause after a failure; doubled with each further failure up to the longest. */
const PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/** Decodes complete uploads in the background. */
export interface PictureMaker {
  /** The queue is in the database. Throws UNAVAILABLE during the pause after a failure; the next call restarts it. */
  goOn: () => void;
  /** Waits for running writes. Unfinished photographs are made after the next start. */
  end: () => Promise<void>;
}

const hashOf = ({ files }: Pick<MadePicture, 'files'>): string => {
  const hash = createHash('sha256');
  for (const { content } of files) hash.update(content);
  return hash.digest('hex').slice(0, HASH_LENGTH);
};

/** Returns the hash. */
export const storeMade = async (db: Db, { width, height, ...made }: MadePicture, storedAt: string): Promise<string> => {
  const hash = hashOf(made);
  const files = made.files.map((file) => ({ width: file.width, content: Buffer.from(file.content) }));
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  await insertPicture(db, { hash, width, height, bytes, storedAt }, files);
  return hash;
};

/** Two servers may do it at once: the same bytes have the same hash. */
const makeOne = async ({ db, clock, decoder }: Context, key: string): Promise<void> => {
  const made = await decoder.decode(await readParts(db, key));
  await inTransaction(db, async (transaction) => {
    if ('refusal' in made) return endUpload(transaction, key, made);
    await endUpload(transaction, key, { hash: await storeMade(transaction, made, clock().toISOString()) });
  });
};

/** `onFailure` gets the reason, such as a full disk or an unreachable database. */
export const pictureMaker = (context: Context, onFailure: (error: unknown) => void): PictureMaker => {
  let work: Promise<void> | null = null;
  let isEnding = false;
  let failures = 0;
  let failedAt = 0;

  const makeAll = async (): Promise<void> => {
    for (let key = await nextToMake(context.db); key !== null && !isEnding; key = await nextToMake(context.db)) {
      await makeOne(context, key);
      failures = 0;
    }
  };
  const fail = (error: unknown): void => {
    if (isEnding && error instanceof DecoderStopped) return;
    failures += 1;
    failedAt = context.clock().getTime();
    onFailure(error);
  };
  const isPausing = (): boolean => {
    const pause = Math.min(PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    // A clock that was set back does not lengthen the pause.
    return failures > 0 && Math.abs(context.clock().getTime() - failedAt) < pause;
  };
  return {
    goOn: () => {
      if (work || isEnding) return;
      if (isPausing()) throw new AppError('UNAVAILABLE');
      work = makeAll()
        .catch(fail)
        .finally(() => (work = null));
    },
    end: async () => {
      isEnding = true;
      await context.decoder.close();
      await work;
    },
  };
};

import { catchProblems, cleanCatch, LATEST_CATCHES } from '#contract/catch/catch.rules';
import type { Catch, CatchList, CatchListQuery, ManagedCatches, SaveCatch } from '#contract/catch/catch.schema';
import { yearMonthOf } from '#contract/day/calendar.rules';
import { CHANGED } from '#contract/history/history.rules';
import { DAY_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import { keyLock, lockName } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { readPage } from '#server/http/page';
import {
  dropUnusedPictures,
  dropUnusedPicturesBefore,
  forgetUploadsBefore,
  lockPictures,
  usedBytes,
} from '../pictures/pictures.repository';
import {
  countAll,
  countCatches,
  dropCatch,
  findCatch,
  findCatchesOf,
  findCatchOfKey,
  findNewest,
  insertCatch,
  lockCatch,
  setCatchPictures,
  updateCatch,
} from './catch.repository';

const PER_PAGE = 20;
const UPLOADS_RETENTION_MS = 2 * DAY_MS;
/** How long a draft's photographs are stored before it is posted. */
const UNUSED_RETENTION_MS = 14 * DAY_MS;

type Reads = Pick<Context, 'db'>;

/** `GET /api/catch/latest` */
export const readLatestCatches = ({ db }: Reads): Promise<Catch[]> =>
  findNewest(db, { limit: LATEST_CATCHES, offset: 0 });

/** `GET /api/catch/list`: by default the newest month that has posts. */
export const listCatches = async ({ db }: Reads, { year, month }: CatchListQuery): Promise<CatchList> => {
  const months = (await countCatches(db)).map((one) => ({ ...yearMonthOf(`${one.month}-01`), count: one.count }));
  const [newest] = months;
  if (year !== undefined && month !== undefined)
    return { month: { year, month }, list: await findCatchesOf(db, { year, month }), months };
  if (!newest) return { month: null, list: [], months };
  const shown = { year: newest.year, month: newest.month };
  return { month: shown, list: await findCatchesOf(db, shown), months };
};

/** Throws NOT_FOUND, also for a deleted post. */
export const readCatch = async ({ db }: Reads, id: number): Promise<Catch> => {
  const found = await findCatch(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

/** `GET /api/manage/catch` */
export const listManagedCatches = async ({ db, pictureBytes }: Context, page: number): Promise<ManagedCatches> => ({
  ...(await readPage(page, PER_PAGE, async (range) => ({
    list: await findNewest(db, range),
    total: await countAll(db),
  }))),
  usedBytes: await usedBytes(db),
  maxBytes: pictureBytes,
});

const historyFacts = ({ date, pictures }: Pick<SaveCatch, 'date' | 'pictures'>) => ({
  date,
  pictures: pictures.length,
});
const idsOf = ({ pictures }: Pick<SaveCatch, 'pictures'>): string[] => pictures.map(({ id }) => id);

/** For comparison. */
const contentOf = ({ date, story, pictures }: Pick<SaveCatch, 'date' | 'story' | 'pictures'>): string =>
  JSON.stringify([date, story, pictures.map(({ id, caption }) => [id, caption])]);

const stored = async (db: Db, id: number): Promise<Catch> => {
  const post = await findCatch(db, id);
  if (!post) throw new Error('a post just stored is not there');
  return post;
};

/**
 * `POST /api/manage/catch/save`: stores a new post or changes one, in one transaction with its entry in the history.
 * Deletes photographs that no post shows any more. Throws VALIDATION, NOT_FOUND for a deleted post, CONFLICT for a
 * changed one. EARLIER_POST: the response to the first request was lost, and the form was changed since.
 */
export const saveCatch = async (
  context: Context,
  { sent, key }: { sent: SaveCatch; key: string | null },
  actor: Operator,
): Promise<Catch> => {
  const post = cleanCatch(sent);
  const problems = catchProblems(post, context.clock());
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const { date, story, pictures } = post;
  const ids = [...new Set(idsOf(post))];
  return inTransaction(context.db, async (db) => {
    if (post.id === undefined && key !== null) {
      await lockName(db, keyLock(key));
      const earlier = await findCatchOfKey(db, key);
      if (earlier && contentOf(earlier) === contentOf(post)) return earlier;
      if (earlier) throw new AppError('EARLIER_POST');
    }
    const before = post.id === undefined ? null : await lockCatch(db, post.id);
    if (post.id !== undefined && !before) throw new AppError('NOT_FOUND');
    if (before && post.version !== undefined && post.version !== before.version) throw new AppError('CONFLICT');
    if ((await lockPictures(db, ids)).length < ids.length)
      throw new AppError('VALIDATION', { problems: [{ field: 'pictures', code: 'PICTURE_GONE' }] });
    if (post.id === undefined || !before) {
      const id = await insertCatch(db, { date, story, createdAt: context.clock().toISOString(), key });
      await setCatchPictures(db, id, pictures);
      await recordChange(context, db, { actor, action: 'CATCH_POSTED', after: historyFacts(post) });
      return stored(db, id);
    }
    await updateCatch(db, post.id, { date, story });
    await setCatchPictures(db, post.id, pictures);
    await dropUnusedPictures(db, idsOf(before));
    await recordChange(context, db, {
      actor,
      action: 'CATCH_EDITED' as const,
      before: { ...historyFacts(before), story: CHANGED },
      after: { ...historyFacts(post), story: CHANGED },
    });
    return stored(db, post.id);
  });
};

/** `POST /api/manage/catch/delete`: also deletes its photographs. Throws NOT_FOUND. */
export const deleteCatch = (context: Context, id: number, actor: Operator): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const post = await lockCatch(db, id);
    if (!post || !(await dropCatch(db, id))) throw new AppError('NOT_FOUND');
    await dropUnusedPictures(db, idsOf(post));
    await recordChange(context, db, { actor, action: 'CATCH_DELETED', before: historyFacts(post) });
  });

/** Uploads that were never finished, and photographs that were never posted. */
export const clearPictures = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const ago = (ms: number): string => new Date(clock().getTime() - ms).toISOString();
    await forgetUploadsBefore(transaction, ago(UPLOADS_RETENTION_MS));
    await dropUnusedPicturesBefore(transaction, ago(UNUSED_RETENTION_MS));
  });

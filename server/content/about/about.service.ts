import { ABOUT_FIELDS, aboutProblems, cleanAbout, type AboutField } from '#contract/about/about.rules';
import { ABOUT_VERSIONS } from '#contract/about/limits.rules';
import type { About, AboutContent, AboutVersions, RestoreAbout, StoreAbout } from '#contract/about/about.schema';
import { aboutForm } from '#copy/aboutForm';
import type { FieldProblem } from '#contract/errors';
import { CHANGED } from '#contract/history/history.rules';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type NewChange, type Operator } from '#server/history/recordChange';
import { lockPictures } from '../pictures/pictures.repository';
import {
  contentOf,
  findAbout,
  findSizes,
  findVersion,
  insertVersion,
  deleteOtherVersions,
  listVersions,
  lockAbout,
  type VersionRow,
} from './about.repository';

export const readAbout = async ({ db }: Pick<Context, 'db'>): Promise<About> => {
  const row = await findAbout(db);
  const content = contentOf(row);
  const sizes = await findSizes(
    db,
    content.photos.map(({ id }) => id),
  );
  const photos = content.photos.flatMap((photo) => {
    const size = sizes.find(({ id }) => id === photo.id);
    return size ? [{ ...size, ...photo }] : [];
  });
  return { ...content, photos, version: String(row.id) };
};

/** Invalid text gives 0, which no row has. */
const idOf = (version: string): number => (/^\d{1,9}$/.test(version) ? Number(version) : 0);

/** Also deletes the oldest version. */
const addVersion = async (
  context: Context,
  transaction: Db,
  content: AboutContent,
  change: NewChange,
): Promise<void> => {
  await insertVersion(transaction, content, context.clock().toISOString());
  const latest = (await listVersions(transaction)).slice(0, ABOUT_VERSIONS);
  await deleteOtherVersions(
    transaction,
    latest.map(({ id }) => id),
  );
  await recordChange(context, transaction, change);
};

/** Throws CONFLICT if the caller has seen an earlier version. */
const lockSeen = async (transaction: Db, seen: string): Promise<VersionRow> => {
  const current = await lockAbout(transaction);
  if (String(current.id) !== seen) throw new AppError('CONFLICT');
  return current;
};

/** Adds the row number to the problem of a list. */
const named = (problems: readonly FieldProblem<AboutField>[]): FieldProblem[] =>
  problems.map((problem) => {
    const name = aboutForm.fields[problem.field];
    return { ...problem, label: problem.row === undefined ? name : aboutForm.row(name, problem.row) };
  });

/** All sent fields make one new version; without a difference, none. */
export const storeAbout = async (
  context: Context,
  { version, ...sent }: StoreAbout,
  actor: Operator,
): Promise<About> => {
  const draft = cleanAbout(sent) as Partial<AboutContent>;
  const problems = named(aboutProblems(draft));
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  await inTransaction(context.db, async (transaction) => {
    const before = contentOf(await lockSeen(transaction, version));
    const content = Object.fromEntries(
      ABOUT_FIELDS.map((field) => [field, draft[field] ?? before[field]]),
    ) as AboutContent;
    // Locked, so that no other transaction deletes a photograph meanwhile.
    const known = await lockPictures(
      transaction,
      content.photos.map(({ id }) => id),
    );
    if (content.photos.some(({ id }) => !known.includes(id)))
      throw new AppError('VALIDATION', { problems: named([{ field: 'photos', code: 'VALUE_INVALID' }]) });
    const changed = ABOUT_FIELDS.filter((field) => JSON.stringify(content[field]) !== JSON.stringify(before[field]));
    if (changed.length === 0) return;
    const after = Object.fromEntries(changed.map((field) => [field, CHANGED]));
    await addVersion(context, transaction, content, { actor, action: 'STORE_ABOUT', after });
  });
  return readAbout(context);
};

/** Newest first; the first one is shown. */
export const readVersions = async ({ db }: Context): Promise<AboutVersions> => ({
  list: (await listVersions(db)).map(({ id, savedAt }, index) => ({
    version: String(id),
    savedAt,
    current: index === 0,
  })),
});

/** Saves an earlier version as a new one. A retry changes nothing. Throws NOT_FOUND or CONFLICT. */
export const restoreAbout = async (
  context: Context,
  { version, current }: RestoreAbout,
  actor: Operator,
): Promise<About> => {
  await inTransaction(context.db, async (transaction) => {
    const now = await lockAbout(transaction);
    const former = await findVersion(transaction, idOf(version));
    const isRestored = former && JSON.stringify(contentOf(now)) === JSON.stringify(contentOf(former));
    if (String(now.id) !== current) {
      if (isRestored) return;
      throw new AppError('CONFLICT');
    }
    if (!former) throw new AppError('NOT_FOUND');
    const after = { savedAt: former.savedAt };
    await addVersion(context, transaction, contentOf(former), { actor, action: 'ABOUT_RESTORED', after });
  });
  return readAbout(context);
};

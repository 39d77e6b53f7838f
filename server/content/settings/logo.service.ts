import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { CHANGED } from '#contract/history/history.rules';
import { recordChange, type Operator } from '#server/history/recordChange';
import type { Db } from '#server/db/tables';
import { lockConfig } from './config.repository';
import { logoAddress } from './logoAddress';
import { dropLogo, findLogo, findLogoVersion, saveLogo } from './logo.repository';
import { makeLogo, type LogoImage } from './logoImage';

/** Throws NOT_FOUND if there is none. */
export const readLogo = async ({ db }: Context): Promise<LogoImage> => {
  const logo = await findLogo(db);
  if (!logo) throw new AppError('NOT_FOUND');
  return logo;
};

/** Throws if the stored logo is neither the one that the operator saw nor the sent one. */
const refuseOutdated = async (transaction: Db, seen: string | undefined, version: string | null): Promise<void> => {
  if (seen === undefined) return;
  await lockConfig(transaction);
  const current = await findLogoVersion(transaction);
  if (current !== version && (current === null ? '' : logoAddress(current)) !== seen) throw new AppError('CONFLICT');
};

/** Specification 3, 5, 7. `seen` is the address of the logo that the operator saw, '' for none. */
export const storeLogo = async (
  context: Context,
  { upload, seen }: { upload: Buffer; seen: string | undefined },
  actor: Operator,
): Promise<void> => {
  const logo = await makeLogo(upload);
  if (!logo) throw new AppError('IMAGE_UNREADABLE');
  await inTransaction(context.db, async (transaction) => {
    await refuseOutdated(transaction, seen, logo.version);
    await saveLogo(transaction, logo, context.clock().toISOString());
    await recordChange(context, transaction, { actor, action: 'STORE_LOGO', after: { logo: CHANGED } });
  });
};

export const removeLogo = (context: Context, seen: string | undefined, actor: Operator): Promise<void> =>
  inTransaction(context.db, async (transaction) => {
    await refuseOutdated(transaction, seen, null);
    if (!(await dropLogo(transaction))) return;
    await recordChange(context, transaction, { actor, action: 'STORE_LOGO', after: { logo: null } });
  });

import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { CHANGED } from '../../contract/history/history.rules';
import { recordChange, type Operator } from '../history/recordChange';
import { dropLogo, findLogo, saveLogo } from './logo.repository';
import { makeLogo, type LogoImage } from './logoImage';

/** The public logo; throws NOT_FOUND if there is none. */
export const readLogo = async ({ db }: Context): Promise<LogoImage> => {
  const logo = await findLogo(db);
  if (!logo) throw new AppError('NOT_FOUND');
  return logo;
};

/** Stores an uploaded logo (specification 3, 5, 7). */
export const storeLogo = async (context: Context, upload: Buffer, actor: Operator): Promise<void> => {
  const logo = await makeLogo(upload);
  if (!logo) throw new AppError('IMAGE_UNREADABLE');
  await inTransaction(context.db, async (transaction) => {
    await saveLogo(transaction, logo, context.clock().toISOString());
    await recordChange(context, transaction, { actor, action: 'STORE_LOGO', after: { logo: CHANGED } });
  });
};

/** Removes the logo; the store's name is shown instead. */
export const removeLogo = (context: Context, actor: Operator): Promise<void> =>
  inTransaction(context.db, async (transaction) => {
    if (!(await dropLogo(transaction))) return;
    await recordChange(context, transaction, { actor, action: 'STORE_LOGO', after: { logo: null } });
  });

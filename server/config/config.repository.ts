import type { ConfigInfo, ConfigLogic } from '../../contract/config/config.schema';
import type { Db } from '../db/tables';

/** The store information; what was never saved is null. */
export const findInfo = (db: Db): Promise<Omit<ConfigInfo, 'logo'>> =>
  db
    .selectFrom('config')
    .select(['name', 'desc', 'tel', 'owner', 'address', 'bizno', 'bank', 'band', 'homepage'])
    .executeTakeFirstOrThrow();

/** The operating policy; what was never saved is null. */
export const findLogic = (db: Db): Promise<ConfigLogic> =>
  db.selectFrom('config').select(['month', 'reserveTime', 'ktAdmin', 'useReserveFind']).executeTakeFirstOrThrow();

export const saveConfig = async (db: Db, config: Omit<ConfigInfo, 'logo'> & ConfigLogic): Promise<void> => {
  await db.updateTable('config').set(config).execute();
};

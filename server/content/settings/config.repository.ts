import type { ConfigInfo, ConfigLogic } from '#contract/config/config.schema';
import { INFO_FIELDS } from '#contract/config/config.rules';
import { isPostgres } from '#server/db/engine';
import type { Db } from '#server/db/tables';

export type InfoRow = Omit<ConfigInfo, 'logo' | 'version'>;
export type PolicyRow = Omit<ConfigLogic, 'version'>;
/** All that a booking reads. */
export type BookingRules = Pick<
  PolicyRow,
  | 'month'
  | 'reserveTime'
  | 'ktAdmin'
  | 'useReserveFind'
  | 'tideTable'
  | 'payHours'
  | 'payHoursSoon'
  | 'autoCancel'
  | 'departAt'
  | 'fairStart'
>;

/** A value that was never saved is null. */
export const findInfo = (db: Db): Promise<InfoRow> =>
  db.selectFrom('config').select(INFO_FIELDS).executeTakeFirstOrThrow();

/** A value that was never saved is null. */
export const findLogic = (db: Db): Promise<PolicyRow> =>
  db
    .selectFrom('config')
    .select(['month', 'reserveTime', 'ktAdmin', 'useReserveFind', 'tideTable'])
    .select(['payHours', 'payHoursSoon', 'autoCancel'])
    .select(['departAt', 'returnAt', 'meetAt', 'payRest', 'payBack'])
    .select(['useWaiting', 'holdMinutes', 'fairStart', 'useManifest'])
    .executeTakeFirstOrThrow();

/** The lock holds until the transaction ends. */
export const lockConfig = async (db: Db): Promise<void> => {
  await db
    .selectFrom('config')
    .select('name')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
};

/** Missing settings stay unchanged. */
export const saveConfig = async (db: Db, config: Partial<InfoRow & PolicyRow>): Promise<void> => {
  if (Object.keys(config).length === 0) return;
  await db.updateTable('config').set(config).execute();
};

import { createHash } from 'node:crypto';
import { seoulToday } from '#contract/day/calendar.rules';
import { cleanInfo, INFO_FIELDS, infoProblems } from '#contract/config/config.rules';
import { policyProblems } from '#contract/config/policy.rules';
import type { ConfigInfo, ConfigLogic, StoreInfo, StoreLogic } from '#contract/config/config.schema';
import { cleanText } from '#contract/text.rules';
import { lockLate } from '#server/bookings/deadlines/overdue.repository';
import { renewDeadlines } from '#server/bookings/deadlines/renewDeadlines';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { factsThatChanged } from '#server/history/factsThatChanged';
import { recordChange, type Operator } from '#server/history/recordChange';
import { prepareDraws } from '#server/draws/prepareDraws';
import { offerFreedSeatsOfAll } from '#server/waiting/offerFreedSeats';
import { findInfo, findLogic, lockConfig, saveConfig, type InfoRow, type PolicyRow } from './config.repository';
import { findLogoVersion } from './logo.repository';
import { logoAddress } from './logoAddress';

/** A hash of the stored settings. The logo has its own form and is not included. */
const versionOf = (stored: InfoRow | PolicyRow): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 16);

/** Throws if the settings have changed since the form was opened. Call it with the settings locked. */
const refuseOutdated = (version: string | null | undefined, stored: InfoRow | PolicyRow): void => {
  if (typeof version === 'string' && version !== versionOf(stored)) throw new AppError('CONFLICT');
};

/** Specification 3, 7. */
export const readInfo = async ({ db }: Context): Promise<ConfigInfo> => {
  const logo = await findLogoVersion(db);
  const info = await findInfo(db);
  return { ...info, logo: logo && logoAddress(logo), version: versionOf(info) };
};

/** Specification 3, 7. */
export const readLogic = async ({ db }: Context): Promise<ConfigLogic> => {
  const policy = await findLogic(db);
  return { ...policy, version: versionOf(policy) };
};

/** An empty field becomes null, so that "not configured" has one representation. */
const infoRow = (sent: StoreInfo): Partial<InfoRow> => {
  const clean = cleanInfo(sent);
  return Object.fromEntries(
    INFO_FIELDS.filter((field) => clean[field] !== undefined).map((field) => [field, clean[field] || null]),
  );
};

/** Specification 3, 5, 7. A missing field stays unchanged. */
export const storeInfo = async (context: Context, sent: StoreInfo, actor: Operator): Promise<ConfigInfo> => {
  const info = infoRow(sent);
  const problems = infoProblems(info);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  await inTransaction(context.db, async (transaction) => {
    await lockConfig(transaction);
    const before = await findInfo(transaction);
    refuseOutdated(sent.version, before);
    await saveConfig(transaction, info);
    const changed = factsThatChanged(before, { ...before, ...info }, INFO_FIELDS);
    if (changed) await recordChange(context, transaction, { actor, action: 'STORE_INFO', ...changed });
  });
  return readInfo(context);
};

/** An empty text is stored as null. */
const cleanPolicy = (sent: Omit<StoreLogic, 'version'>): Omit<StoreLogic, 'version'> => ({
  ...sent,
  ...(sent.payRest !== undefined && { payRest: cleanText(sent.payRest ?? '') || null }),
  ...(sent.payBack !== undefined && { payBack: cleanText(sent.payBack ?? '') || null }),
});

/**
 * The system now cancels overdue bookings. Already overdue ones get a new deadline, so that tolerated bookings are not
 * cancelled immediately.
 */
const startCancelling = async (context: Context, db: Db, actor: Operator): Promise<void> => {
  const now = context.clock();
  const late = await lockLate(db, now.toISOString(), { first: seoulToday(now), last: null, of: 'sailing' });
  await renewDeadlines(context, db, late, actor);
};

/** Specification 3, 5, 7. A missing field stays unchanged. */
export const storeLogic = async (
  context: Context,
  { version, ...sent }: StoreLogic,
  actor: Operator,
): Promise<ConfigLogic> => {
  const draft = cleanPolicy(sent);
  const problems = policyProblems(draft);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  await inTransaction(context.db, async (transaction) => {
    await lockConfig(transaction);
    const before = await findLogic(transaction);
    refuseOutdated(version, before);
    const policy: PolicyRow = { ...before, ...draft };
    await saveConfig(transaction, policy);
    const changed = factsThatChanged(before, policy, Object.keys(before) as (keyof PolicyRow)[]);
    if (changed) await recordChange(context, transaction, { actor, action: 'STORE_POLICY', ...changed });
    if (policy.autoCancel === 'Y' && before.autoCancel !== 'Y') await startCancelling(context, transaction, actor);
    await prepareDraws(context, transaction);
    await offerFreedSeatsOfAll(context, transaction);
  });
  return readLogic(context);
};

import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { keysFor } from '#server/keys/keys';
import { isTokenOf, readDeviceToken, signDeviceToken, type LoginProof } from './deviceToken';
import { findSecondStep } from './secondStep.repository';
import { findPasswordHash, findUserByUserid } from './users.repository';

const proofOf = async (db: Db, userId: number, passwordHash: string): Promise<LoginProof> => {
  const step = await findSecondStep(db, userId);
  return { userId, passwordHash, secondStepSalt: step?.confirmedAt ? step.codesSalt : null };
};

/** Null unless this user has logged in on the device with today's credentials. Without a token there is no query. */
export const deviceOf = async ({ db, keys, clock }: Context, userid: string, token: string): Promise<string | null> => {
  const device = token === '' ? null : await readDeviceToken(keysFor(keys, 'device'), token, clock());
  const user = device && (await findUserByUserid(db, userid));
  if (!device || !user) return null;
  return isTokenOf(device, await proofOf(db, user.id, user.passwordHash)) ? device.id : null;
};

/**
 * For a device whose user has just proved or changed the credentials. `id` is that of a known device. Call it in the
 * transaction that checked or changed them.
 */
export const deviceTokenFor = async (
  { keys, clock }: Context,
  transaction: Db,
  userId: number,
  id: string | null = null,
): Promise<string> => {
  const passwordHash = (await findPasswordHash(transaction, userId)) ?? '';
  return signDeviceToken(keys.device, await proofOf(transaction, userId, passwordHash), id, clock());
};

import { isAppCode, otpProblems, currentPasswordProblems, readOtp } from '#contract/auth/secondStep.rules';
import type {
  ConfirmSecondStep,
  EndSecondStep,
  RecoveryCodes,
  SecondStep,
  SecondStepKey,
  StartSecondStep,
} from '#contract/auth/secondStep.schema';
import { findInfo } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db, SecondStepRow } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { operatorOf, recordChange } from '#server/history/recordChange';
import { keysFor } from '#server/keys/keys';
import { seal, unseal } from '#server/keys/seal';
import { countAttempt, forgetAttempts, type Attempt } from '#server/limits/attempts';
import type { Session } from './accessToken';
import { isAdminPassword } from './adminPassword';
import { deviceTokenFor } from './device.service';
import { generateOtpKey, otpAddress, stepOf } from './oneTimeCode';
import { generateCodesSalt, generateRecoveryCodes, hashRecoveryCode, shownRecoveryCode } from './recoveryCodes';
import { endOtherFamilies } from './refreshTokens.repository';
import {
  confirmKey,
  countRecoveryCodes,
  findSecondStep,
  insertRecoveryCodes,
  removeSecondStep,
  replaceEncryptedKey,
  storeKey,
  takeRecoveryCode,
  takeStep,
} from './secondStep.repository';
import { findPasswordHash, findUser, lockUser } from './users.repository';

const keyOf = (userId: number): string => `second-step:${userId}`;

/** The confirmed second step of a user, or null if there is none. */
export const secondStepOf = async (db: Db, userId: number): Promise<SecondStepRow | null> => {
  const found = await findSecondStep(db, userId);
  return found?.confirmedAt ? found : null;
};

/** Counts an attempt at a code, for the account or for one of its known devices; throws OTP_LOCKED after too many. */
export const countOtp = async (context: Context, userId: number, device: string | null): Promise<Attempt> => {
  const attempt: Attempt = device === null ? { otpsPerAccount: String(userId) } : { otpsPerDevice: device };
  await countAttempt(context, attempt, 'OTP_LOCKED');
  return attempt;
};

/** Hashing a recovery code takes time. */
export type ReadOtp = { kind: 'app'; otp: string } | { kind: 'recovery'; codeHash: string };

/** Call it before the transaction that takes the code. */
export const readSentOtp = async ({ codesSalt }: SecondStepRow, sent: string): Promise<ReadOtp> => {
  const otp = readOtp(sent);
  return isAppCode(otp) ? { kind: 'app', otp } : { kind: 'recovery', codeHash: await hashRecoveryCode(otp, codesSalt) };
};

/**
 * Call it in a transaction that has locked the user. False if the code is wrong or used. Re-encrypts a key of a former
 * secret.
 */
export const takeOtp = async (context: Context, db: Db, userId: number, read: ReadOtp): Promise<boolean> => {
  const { keys, clock } = context;
  const stored = await findSecondStep(db, userId);
  if (!stored) return false;
  if (read.kind === 'recovery') {
    if (!(await takeRecoveryCode(db, userId, read.codeHash))) return false;
    const recoveryCodesLeft = await countRecoveryCodes(db, userId);
    const actor = operatorOf({ userId });
    await recordChange(context, db, { actor, action: 'RECOVERY_CODE_USED', after: { recoveryCodesLeft } });
    return true;
  }
  const key = unseal(keysFor(keys, 'secondStep'), keyOf(userId), stored.encryptedKey);
  const step = key && stepOf(key.text, read.otp, clock());
  if (!key || step === null || !(await takeStep(db, userId, step))) return false;
  if (!key.isCurrent) await replaceEncryptedKey(db, userId, seal(keys.secondStep, keyOf(userId), key.text));
  return true;
};

const wrongOtp = () => new AppError('VALIDATION', { problems: [{ field: 'otp', code: 'OTP_WRONG' }] });

/** Throws VALIDATION. */
const requirePassword = async ({ db }: Context, userId: number, password: string): Promise<void> => {
  const hash = await findPasswordHash(db, userId);
  if (hash === null) throw new AppError('UNAUTHENTICATED');
  if (!(await isAdminPassword(hash, password)))
    throw new AppError('VALIDATION', { problems: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }] });
};

/** `since` is an ISO instant. */
export const readSecondStep = async ({ db }: Context, { userId }: Session): Promise<SecondStep> => {
  const since = (await secondStepOf(db, userId))?.confirmedAt ?? null;
  return { on: since !== null, since, recoveryCodesLeft: await countRecoveryCodes(db, userId) };
};

/** The key is not in use until `confirmSecondStep`. Throws CONFLICT if the second step is already on. */
export const startSecondStep = async (
  context: Context,
  { userId }: Session,
  sent: StartSecondStep,
): Promise<SecondStepKey> => {
  const { db, keys } = context;
  const problems = currentPasswordProblems(sent);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  await requirePassword(context, userId, sent.password);
  const user = await findUser(db, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  const key = generateOtpKey();
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    if (await secondStepOf(transaction, userId)) throw new AppError('CONFLICT');
    await storeKey(transaction, {
      userId,
      encryptedKey: seal(keys.secondStep, keyOf(userId), key),
      codesSalt: generateCodesSalt(),
      confirmedAt: null,
      lastStep: null,
    });
  });
  const { name } = await findInfo(db);
  return { key, uri: otpAddress(key, name ?? '', user.userid) };
};

/**
 * `otp` is the first code of the app. Returns the recovery codes and ends all other logins of the user. Of the devices
 * that logged in without a code, only this one stays known, with a new device token. Throws CONFLICT if no key was
 * generated, or if the second step is already on.
 */
export const confirmSecondStep = async (
  context: Context,
  { userId, family }: Session,
  sent: ConfirmSecondStep,
): Promise<{ response: RecoveryCodes; deviceToken: string }> => {
  const { db, clock, bus } = context;
  const problems = otpProblems(sent);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const pending = await findSecondStep(db, userId);
  if (!pending || pending.confirmedAt !== null) throw new AppError('CONFLICT');
  const codes = generateRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, pending.codesSalt)));
  const deviceToken = await inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const now = await findSecondStep(transaction, userId);
    if (now?.codesSalt !== pending.codesSalt || now.confirmedAt !== null) throw new AppError('CONFLICT');
    if (!(await takeOtp(context, transaction, userId, { kind: 'app', otp: readOtp(sent.otp) }))) throw wrongOtp();
    await confirmKey(transaction, userId, clock().toISOString());
    await insertRecoveryCodes(transaction, userId, hashes);
    await endOtherFamilies(transaction, userId, family, clock().toISOString());
    await bus.announceLoginEnd(transaction);
    await recordChange(context, transaction, { actor: operatorOf({ userId }), action: 'SECOND_STEP_ON' });
    return deviceTokenFor(context, transaction, userId);
  });
  return { response: { recoveryCodes: codes.map(shownRecoveryCode) }, deviceToken };
};

/**
 * Needs the password and a code. This device gets a new device token; the others are unknown until they log in. Throws
 * CONFLICT if the second step is off.
 */
export const endSecondStep = async (
  context: Context,
  { userId }: Session,
  sent: EndSecondStep,
): Promise<{ response: SecondStep; deviceToken: string }> => {
  const problems = [...currentPasswordProblems(sent), ...otpProblems(sent)];
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const stored = await secondStepOf(context.db, userId);
  if (!stored) throw new AppError('CONFLICT');
  await requirePassword(context, userId, sent.password);
  const attempt = await countOtp(context, userId, null);
  const read = await readSentOtp(stored, sent.otp);
  const deviceToken = await inTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await takeOtp(context, transaction, userId, read))) throw wrongOtp();
    await forgetAttempts(context, transaction, attempt);
    await removeSecondStep(transaction, userId);
    await recordChange(context, transaction, { actor: operatorOf({ userId }), action: 'SECOND_STEP_OFF' });
    return deviceTokenFor(context, transaction, userId);
  });
  return { response: { on: false, since: null, recoveryCodesLeft: 0 }, deviceToken };
};

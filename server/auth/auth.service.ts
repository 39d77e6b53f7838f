import { signinProblems } from '#contract/auth/auth.rules';
import type { Signin, SigninResponse, User } from '#contract/auth/auth.schema';
import { readOtp } from '#contract/auth/secondStep.rules';
import { cleanCode } from '#contract/text.rules';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { keysFor } from '#server/keys/keys';
import { countAttempt, forgetAttempts, takeBackAttempt, type Attempt } from '#server/limits/attempts';
import { readExpiredAccessToken, signAccessToken, type Session } from './accessToken';
import { isAdminPassword } from './adminPassword';
import { deviceOf, deviceTokenFor } from './device.service';
import { rotateRefreshToken, startFamily } from './refreshToken';
import { endFamily } from './refreshTokens.repository';
import { countOtp, readSentOtp, secondStepOf, takeOtp } from './secondStep.service';
import { findPasswordHash, findUser, findUserByUserid, lockUser } from './users.repository';

/** Where a login request comes from: the client address, and the device token stored at the last login. */
export interface Origin {
  address: string;
  deviceToken: string;
}

/**
 * Checks the second step, if it is on, after a correct password (docs/decisions/0023). Throws OTP_REQUIRED without a
 * code, OTP_LOCKED after too many wrong ones. Returns the function that uses up the code in the login's transaction,
 * and the attempts to reset then.
 */
const checkSecondStep = async (
  context: Context,
  { userId, otp = '', device }: { userId: number; otp: string | undefined; device: string | null },
  attempt: Attempt,
): Promise<{ take: (transaction: Db) => Promise<boolean>; attempt: Attempt }> => {
  const stored = await secondStepOf(context.db, userId);
  // The transaction checks again, in case a key was confirmed during this login.
  if (!stored) return { take: async (transaction) => !(await secondStepOf(transaction, userId)), attempt };
  if (readOtp(otp) === '') {
    // The password alone resets nothing, or it would allow more guesses at codes.
    await inTransaction(context.db, (transaction) => takeBackAttempt(context, transaction, attempt));
    throw new AppError('OTP_REQUIRED');
  }
  const otpAttempt = await countOtp(context, userId, device);
  const read = await readSentOtp(stored, otp);
  return {
    take: (transaction) => takeOtp(context, transaction, userId, read),
    attempt: { ...attempt, ...otpAttempt },
  };
};

/**
 * Specification 7. A wrong user name and a wrong password give the same response. The response carries the device token
 * for later logins.
 */
export const signIn = async (
  context: Context,
  input: Signin,
  { address, deviceToken }: Origin,
): Promise<{ response: SigninResponse; deviceToken: string }> => {
  const problems = signinProblems(input);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const userid = cleanCode(input.userid);
  const now = context.clock();
  const device = await deviceOf(context, userid, deviceToken);
  const attempt: Attempt =
    device === null ? { signinsPerAddress: address, signinsPerAccount: userid } : { signinsPerDevice: device };
  await countAttempt(context, attempt, 'SIGNIN_LOCKED');
  const found = await findUserByUserid(context.db, userid);
  const right = await isAdminPassword(found?.passwordHash ?? null, input.password);
  if (!found || !right) throw new AppError('SIGNIN_FAILED');
  const user = { id: found.id, userid: found.userid };
  const second = await checkSecondStep(context, { userId: user.id, otp: input.otp, device }, attempt);
  const { family, refreshToken, known } = await inTransaction(context.db, async (transaction) => {
    await lockUser(transaction, user.id);
    // The password was changed during the comparison. That ended all other logins, so this one must not start.
    if ((await findPasswordHash(transaction, user.id)) !== found.passwordHash) throw new AppError('SIGNIN_FAILED');
    if (!(await second.take(transaction))) throw new AppError('OTP_WRONG');
    await forgetAttempts(context, transaction, second.attempt);
    const started = await startFamily(transaction, user.id, now);
    const known = await deviceTokenFor(context, transaction, user.id, device);
    return { family: started.family, refreshToken: started.token, known };
  });
  const token = await signAccessToken(context.keys.accessToken, { userId: user.id, family }, now);
  return { response: { token, refreshToken, user }, deviceToken: known };
};

/** Throws TOKEN_EXPIRED if the login is over. */
export const reissue = async (
  context: Context,
  accessToken: string,
  refreshToken: string,
): Promise<{ token: string; refreshToken: string }> => {
  const session = await readExpiredAccessToken(keysFor(context.keys, 'accessToken'), accessToken);
  if (!session) throw new AppError('UNAUTHENTICATED');
  const next = await rotateRefreshToken(context, session, refreshToken);
  if (next === null) throw new AppError('TOKEN_EXPIRED');
  return { token: await signAccessToken(context.keys.accessToken, session, context.clock()), refreshToken: next };
};

/** Throws UNAUTHENTICATED if the account does not exist any more. */
export const readUser = async ({ db }: Context, { userId }: Session): Promise<User> => {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
};

/**
 * All tokens of the login become invalid (specification 4). Idempotent: accepts an ended login and an expired access
 * token.
 */
export const signOut = async ({ db, keys, clock, bus }: Context, accessToken: string): Promise<void> => {
  const session = await readExpiredAccessToken(keysFor(keys, 'accessToken'), accessToken);
  if (!session) throw new AppError('UNAUTHENTICATED');
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, session.userId);
    await endFamily(transaction, session.family, clock().toISOString());
    await bus.announceLoginEnd(transaction);
  });
};

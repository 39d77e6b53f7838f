import { signinProblems } from '../../contract/auth/auth.rules';
import type { Signin, SigninAnswer, User } from '../../contract/auth/auth.schema';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { forgetAttempts } from '../throttle/attempts.repository';
import { lineOf, passThrottles, throttleKey } from '../throttle/passThrottles';
import { readExpiredAccessToken, signAccessToken, type Session } from './accessToken';
import { isAdminPassword } from './adminPassword';
import { rotateRefreshToken, startFamily } from './refreshToken';
import { endFamily } from './refreshTokens.repository';
import { findPasswordHash, findUser, findUserByUserid, lockUser } from './users.repository';

/** The lock after too many wrong logins. */
export const SIGNIN_WINDOW_MS = 5 * 60_000;
export const SIGNINS_PER_ADDRESS = 5;
/** More than for an address, so that one stranger cannot keep the operator out. */
export const SIGNINS_PER_ACCOUNT = 20;

/** Lets an attempt pass, or throws SIGNIN_LOCKED; answers the counters to clear when it succeeds. */
const passThrottle = async (context: Context, userid: string, address: string): Promise<string[]> => {
  const throttles = [
    {
      key: throttleKey(context, 'signin', 'address', lineOf(address)),
      limit: SIGNINS_PER_ADDRESS,
      windowMs: SIGNIN_WINDOW_MS,
    },
    { key: throttleKey(context, 'signin', 'account', userid), limit: SIGNINS_PER_ACCOUNT, windowMs: SIGNIN_WINDOW_MS },
  ];
  const retryAfter = await passThrottles(context, throttles);
  if (retryAfter !== null) throw new AppError('SIGNIN_LOCKED', { retryAfter });
  return throttles.map(({ key }) => key);
};

/** Logs a user in (specification 7). A wrong name and a wrong password are answered alike. */
export const signIn = async (context: Context, input: Signin, address: string): Promise<SigninAnswer> => {
  const problems = signinProblems(input);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const userid = input.userid.trim();
  const counters = await passThrottle(context, userid, address);
  const found = await findUserByUserid(context.db, userid);
  const right = await isAdminPassword(found?.passwordHash ?? null, input.password);
  if (!found || !right) throw new AppError('SIGNIN_FAILED');
  const user = { id: found.id, userid: found.userid };
  const now = context.clock();
  const { family, token: refreshToken } = await inTransaction(context.db, async (transaction) => {
    await lockUser(transaction, user.id);
    // Changed while this one was being compared: the change has ended every other login, and this would be one.
    if ((await findPasswordHash(transaction, user.id)) !== found.passwordHash) throw new AppError('SIGNIN_FAILED');
    await forgetAttempts(transaction, counters);
    return startFamily(transaction, user.id, now);
  });
  const token = await signAccessToken(context.keys.accessToken, { userId: user.id, family }, now);
  return { token, refreshToken, user };
};

/** A new access token and the next refresh token, for a login that still holds; throws TOKEN_EXPIRED otherwise. */
export const reissue = async (
  context: Context,
  accessToken: string,
  refreshToken: string,
): Promise<{ token: string; refreshToken: string }> => {
  const session = await readExpiredAccessToken(context.keys.accessToken, accessToken);
  if (!session) throw new AppError('UNAUTHENTICATED');
  const next = await rotateRefreshToken(context, session, refreshToken);
  if (next === null) throw new AppError('TOKEN_EXPIRED');
  return { token: await signAccessToken(context.keys.accessToken, session, context.clock()), refreshToken: next };
};

/** The logged-in user; UNAUTHENTICATED when the account is gone. */
export const readUser = async ({ db }: Context, { userId }: Session): Promise<User> => {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
};

/**
 * Ends this login on the server (specification 4): none of its tokens is good any more. A login that has already
 * ended, or whose access token has expired, may be ended again.
 */
export const signOut = async ({ db, keys, clock, loginEnds }: Context, accessToken: string): Promise<void> => {
  const session = await readExpiredAccessToken(keys.accessToken, accessToken);
  if (!session) throw new AppError('UNAUTHENTICATED');
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, session.userId);
    await endFamily(transaction, session.family, clock().toISOString());
  });
  loginEnds.announce();
};

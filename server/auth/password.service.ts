import { passwordProblems } from '#contract/auth/auth.rules';
import type { ChangePassword, User } from '#contract/auth/auth.schema';
import { DAY_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { wasPasswordChanged } from '#server/history/history.repository';
import { operatorOf, recordChange } from '#server/history/recordChange';
import type { Session } from './accessToken';
import { hashAdminPassword, isAdminPassword } from './adminPassword';
import { deviceTokenFor } from './device.service';
import { endOtherFamilies } from './refreshTokens.repository';
import { findPasswordHash, findUser, lockUser, replacePasswordHash } from './users.repository';

/** The change may be retried for this long, because a phone at sea has no signal for hours. */
const SENT_AGAIN_MS = DAY_MS;

/**
 * Specification 3, 5, 7. Validates the new password first, then the current one. Ends all other logins of the user. A
 * retry within a day succeeds. Only this device stays known, with a new device token.
 */
export const changePassword = async (
  context: Context,
  { userId, family }: Session,
  sent: ChangePassword,
): Promise<{ user: User; deviceToken: string }> => {
  const { db, clock, bus } = context;
  const problems = passwordProblems(sent);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const user = await findUser(db, userId);
  const seen = await findPasswordHash(db, userId);
  if (!user || seen === null) throw new AppError('UNAUTHENTICATED');
  if (!(await isAdminPassword(seen, sent.password))) {
    // An earlier attempt changed the password, and its response was lost. Only after such a change, so that no request
    // tries two passwords.
    const since = new Date(clock().getTime() - SENT_AGAIN_MS).toISOString();
    if ((await wasPasswordChanged(db, userId, since)) && (await isAdminPassword(seen, sent.newPassword)))
      return { user, deviceToken: await deviceTokenFor(context, db, userId) };
    throw new AppError('VALIDATION', { problems: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }] });
  }

  const passwordHash = await hashAdminPassword(sent.newPassword);
  const deviceToken = await inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    // The second of two simultaneous changes was verified against the old password.
    if (!(await replacePasswordHash(transaction, userId, seen, passwordHash))) throw new AppError('CONFLICT');
    await endOtherFamilies(transaction, userId, family, clock().toISOString());
    await bus.announceLoginEnd(transaction);
    await recordChange(context, transaction, { actor: operatorOf({ userId }), action: 'PASSWORD' });
    return deviceTokenFor(context, transaction, userId);
  });
  return { user, deviceToken };
};

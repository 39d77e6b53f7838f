import { passwordProblems } from '#contract/auth/auth.rules';
import { secondStepOffText, setPasswordText } from '#copy/commands';
import { fieldText } from '#copy/fieldErrors';
import { hashAdminPassword } from '#server/auth/adminPassword';
import { endAllFamilies } from '#server/auth/refreshTokens.repository';
import { removeSecondStep } from '#server/auth/secondStep.repository';
import { findUserByUserid, listUserids, lockUser, writePasswordHash } from '#server/auth/users.repository';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { recordChange, SYSTEM } from '#server/history/recordChange';
import { CommandFailure } from './CommandFailure';

/**
 * For a person with access to the machine: requires no current password, and validates like the screen. Ends every
 * login of the user and records it in the history.
 */
export const setPassword = async (
  context: Pick<Context, 'db' | 'clock' | 'bus'>,
  userid: string,
  { password, confirm }: { password: string; confirm: string },
): Promise<void> => {
  const draft = { newPassword: password, newPasswordConfirm: confirm, password: `not ${password}` };
  const [problem] = passwordProblems(draft);
  if (problem) throw new CommandFailure(fieldText(problem));
  const { id } = await requireUser(context, userid);
  const passwordHash = await hashAdminPassword(password);
  await inTransaction(context.db, async (transaction) => {
    await lockUser(transaction, id);
    await writePasswordHash(transaction, id, passwordHash);
    await endAllFamilies(transaction, id, context.clock().toISOString());
    await context.bus.announceLoginEnd(transaction);
    await recordChange(context, transaction, { actor: SYSTEM, action: 'PASSWORD' });
  });
};

/**
 * For a person with access to the machine: requires no code. Ends every login of the user and records it in the
 * history. Throws a CommandFailure if it is off.
 */
export const switchSecondStepOff = async (
  context: Pick<Context, 'db' | 'clock' | 'bus'>,
  userid: string,
): Promise<void> => {
  const { id } = await requireUser(context, userid);
  await inTransaction(context.db, async (transaction) => {
    await lockUser(transaction, id);
    if (!(await removeSecondStep(transaction, id))) throw new CommandFailure(secondStepOffText.isOff(userid));
    await endAllFamilies(transaction, id, context.clock().toISOString());
    await context.bus.announceLoginEnd(transaction);
    await recordChange(context, transaction, { actor: SYSTEM, action: 'SECOND_STEP_OFF' });
  });
};

/** Throws a CommandFailure that lists the existing names. */
export const requireUser = async ({ db }: Pick<Context, 'db'>, userid: string): Promise<{ id: number }> => {
  const user = await findUserByUserid(db, userid);
  if (user) return user;
  const there = (await listUserids(db)).join(', ');
  const unknown = setPasswordText.unknownUser(userid);
  throw new CommandFailure(there === '' ? unknown : `${unknown} ${setPasswordText.users(there)}`);
};

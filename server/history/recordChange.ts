import type { ChangeAction, ChangeFacts } from '#contract/history/history.schema';
import type { Context } from '#server/context';
import type { ChangeRow, Db } from '#server/db/tables';
import type { LiveChange } from '#server/bus/bus';
import { insertChanges } from './history.repository';

export interface Visitor {
  by: 'visitor';
}
export interface Operator {
  by: 'operator';
  userId: number;
  /** The tab of the request, if it sent its id. */
  client?: string;
}
export type Actor = Visitor | Operator | { by: 'system' };

export const VISITOR: Visitor = { by: 'visitor' };
/** For example a day that closes with its last seat, or the erasure of personal data. */
export const SYSTEM: Actor = { by: 'system' };

export const operatorOf = ({ userId }: Pick<Operator, 'userId'>): Operator => ({ by: 'operator', userId });

/** `before` and `after` never hold personal data: a guest's name, telephone number or memo is `changed`. */
export interface NewChange {
  actor: Actor;
  action: ChangeAction;
  dayId?: number;
  guestId?: number;
  before?: ChangeFacts;
  after?: ChangeFacts;
}

const jsonOf = (facts: ChangeFacts | undefined): string | null => (facts ? JSON.stringify(facts) : null);

export const changeRow = (
  { actor, action, dayId, guestId, before, after }: NewChange,
  at: string,
): Omit<ChangeRow, 'id'> => ({
  at,
  actor: actor.by,
  userId: actor.by === 'operator' ? actor.userId : null,
  action,
  dayId: dayId ?? null,
  guestId: guestId ?? null,
  before: jsonOf(before),
  after: jsonOf(after),
});

/** Like `recordChange`, for several changes. */
export const recordChanges = async (
  { clock, bus }: Pick<Context, 'clock' | 'bus'>,
  transaction: Db,
  changes: readonly NewChange[],
): Promise<LiveChange[]> => {
  const at = clock().toISOString();
  const written = await insertChanges(
    transaction,
    changes.map((change) => changeRow(change, at)),
  );
  // Simultaneous changes come from one request.
  const actor = changes[0]?.actor;
  const client = actor?.by === 'operator' ? actor.client : undefined;
  await bus.publish(transaction, client === undefined ? written : written.map((change) => ({ ...change, client })));
  return written;
};

/**
 * The only way to write the history. Records and publishes the change in its own transaction, so that neither exists
 * without it.
 */
export const recordChange = async (
  context: Pick<Context, 'clock' | 'bus'>,
  transaction: Db,
  change: NewChange,
): Promise<LiveChange> => {
  const [written] = await recordChanges(context, transaction, [change]);
  if (!written) throw new Error('a change just recorded is not there');
  return written;
};

import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { recordChange, SYSTEM } from '#server/history/recordChange';
import type { SeatMove } from './days.repository';

export const recordSeatMove = async (
  context: Pick<Context, 'clock' | 'bus'>,
  transaction: Db,
  { day, before }: SeatMove,
): Promise<void> => {
  if (before === day.state) return;
  await recordChange(context, transaction, {
    actor: SYSTEM,
    action: 'DAY_STATE',
    dayId: day.id,
    before: { state: before },
    after: { state: day.state },
  });
};

import { GRACE_MS, isLost, onceAwake, type LostTime } from '#contract/booking/deadline.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { SYSTEM } from '#server/history/recordChange';
import { lockLate } from './overdue.repository';
import { renewDeadlines } from './renewDeadlines';

export const giveBackDeadlines = async (
  context: Pick<Context, 'clock' | 'bus'>,
  db: Db,
  lost: LostTime,
): Promise<void> => {
  const after = new Date(lost.from.getTime() - GRACE_MS).toISOString();
  const range = { first: seoulToday(lost.to), last: null, of: 'sailing', after } as const;
  const late = await lockLate(db, onceAwake(lost.to).toISOString(), range);
  const passed = late.filter(({ guest }) => isLost(guest.payBy ?? '', lost));
  await renewDeadlines(context, db, passed, SYSTEM, lost);
};

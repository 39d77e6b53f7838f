import { cleanNotice, isToBeTold, noticeProblem } from '../../contract/notice/notice.rules';
import type { CallList, Notice, SendNotice } from '../../contract/notice/notice.schema';
import { bookingsOfDay } from '../bookings/bookings.repository';
import type { Context } from '../context';
import { findDay, lockDay } from '../days/days.repository';
import { keyLock, lockName } from '../db/lock';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { queueNotice } from '../messages/queueMessages';
import { findLastNotice, findNoticeOfKey, insertNotice, lastMessagesOfDay, toNotice } from './notices.repository';

/** Everybody to tell about a day, with the state of the last message about it (`GET /api/manage/reserve/{id}/calls`). */
export const readCallList = async ({ db }: Pick<Context, 'db'>, dayId: number): Promise<CallList> => {
  const day = await findDay(db, dayId);
  if (!day) throw new AppError('NOT_FOUND');
  const states = await lastMessagesOfDay(db, day);
  const notice = await findLastNotice(db, dayId);
  const told = (await bookingsOfDay(db, dayId)).filter(({ guest }) => isToBeTold(guest, day));
  return {
    list: told.map(({ guest }) => ({ ...guest, message: states.get(guest.id) ?? null })),
    notice: notice && toNotice(notice),
  };
};

/**
 * Sends one message to every guest of a day (`POST /api/manage/reserve/notice`): the notice, its entry in the history and
 * the messages in one transaction. The day is locked, so that of two requests with one key the second finds the first
 * one's notice.
 */
export const sendNotice = (
  context: Context,
  { sent, key }: { sent: SendNotice; key: string | null },
  actor: Operator,
): Promise<Notice> =>
  inTransaction(context.db, async (db) => {
    if (key !== null) {
      await lockName(db, keyLock(key));
      const earlier = await findNoticeOfKey(db, key);
      if (earlier) {
        if (earlier.dayId !== sent.id || earlier.text !== cleanNotice(sent.text)) throw new AppError('CONFLICT');
        return toNotice(earlier);
      }
    }
    const text = cleanNotice(sent.text);
    const problem = noticeProblem(text);
    if (problem) throw new AppError('VALIDATION', { problems: [problem] });
    const day = await lockDay(db, sent.id);
    if (!day) throw new AppError('NOT_FOUND');
    const told = (await bookingsOfDay(db, day.id)).filter(({ guest }) => isToBeTold(guest, day));
    if (told.length === 0) throw new AppError('CONFLICT');
    const change = await recordChange(context, db, {
      actor,
      action: 'NOTICE_SENT',
      dayId: day.id,
      after: { notices: told.length },
    });
    const notice = await insertNotice(db, {
      dayId: day.id,
      key,
      text,
      bookings: told.length,
      createdAt: change.at,
    });
    await queueNotice(db, { change, notice: notice.id, day, guestIds: told.map(({ guest }) => guest.id) });
    return toNotice(notice);
  });

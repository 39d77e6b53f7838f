import { isNoticeRecipient, noticeProblem } from '#contract/notice/notice.rules';
import type { CallList, Notice, SendNotice } from '#contract/notice/notice.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { cleanLines } from '#contract/text.rules';
import { bookingsOfDay, forgetCallsOf, lockCallsOf, type Booking } from '#server/bookings/bookings.repository';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import { keyLock, lockName } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { queueToParties } from '../queueMessages';
import {
  findLastNotice,
  findNoticeOfKey,
  insertNotice,
  lastMessagesOfDay,
  lastTurnOfTrip,
  toNotice,
} from './notices.repository';

const recipientsOf = async (db: Db, day: ReserveDay, turnedAt: string | null): Promise<Booking[]> =>
  (await bookingsOfDay(db, day.id)).filter(({ guest }) => isNoticeRecipient(guest, day, turnedAt ?? undefined));

/**
 * `GET /api/manage/reserve/{id}/calls`. Ignores messages older than the last notice, or than the trip's cancellation or
 * restoration. Throws NOT_FOUND.
 */
export const readCallList = async ({ db }: Pick<Context, 'db'>, dayId: number): Promise<CallList> => {
  const day = await findDay(db, dayId);
  if (!day) throw new AppError('NOT_FOUND');
  const turnedAt = await lastTurnOfTrip(db, dayId);
  const notice = await findLastNotice(db, dayId);
  const news = [turnedAt ?? '', notice?.createdAt ?? ''].sort().at(-1) ?? '';
  const states = await lastMessagesOfDay(db, day, news);
  return {
    list: (await recipientsOf(db, day, turnedAt)).map(({ guest }) => ({
      ...guest,
      message: states.get(guest.id) ?? null,
    })),
    notice: notice && toNotice(notice),
  };
};

/**
 * `POST /api/manage/reserve/notice`: notice, history and messages in one transaction. It removes the ticks of earlier
 * calls. Locks the day, so that a concurrent request with the same key finds the notice.
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
        if (earlier.dayId !== sent.id || earlier.text !== cleanLines(sent.text)) throw new AppError('CONFLICT');
        return toNotice(earlier);
      }
    }
    const text = cleanLines(sent.text);
    const problem = noticeProblem(text);
    if (problem) throw new AppError('VALIDATION', { problems: [problem] });
    await lockCallsOf(db, [sent.id]);
    const day = await lockDay(db, sent.id);
    if (!day) throw new AppError('NOT_FOUND');
    const recipients = await recipientsOf(db, day, await lastTurnOfTrip(db, day.id));
    if (recipients.length === 0) throw new AppError('CONFLICT');
    const change = await recordChange(context, db, {
      actor,
      action: 'NOTICE_SENT',
      dayId: day.id,
      after: { notices: recipients.length },
    });
    const notice = await insertNotice(db, {
      dayId: day.id,
      key,
      text,
      bookings: recipients.length,
      createdAt: change.at,
    });
    await forgetCallsOf(db, day.id);
    const facts = {
      notice: notice.id,
      noticeDate: day.date,
      ...(day.state === 'CANCEL' && { tripCancelled: true as const }),
    };
    await queueToParties(db, { change, facts, guestIds: recipients.map(({ guest }) => guest.id) });
    return toNotice(notice);
  });

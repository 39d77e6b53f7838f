import type { Insertable, Selectable } from 'kysely';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { MessageKind, MessageState } from '../../contract/messages/message.schema';
import type { Notice } from '../../contract/notice/notice.schema';
import type { Db, NoticeTable } from '../db/tables';
import type { MessageFacts } from '../messages/messageText';

export type NoticeRow = Selectable<NoticeTable>;

export const toNotice = ({ id, text, createdAt, bookings: count }: NoticeRow): Notice => ({
  id,
  text,
  createdAt,
  bookings: count,
});

export const insertNotice = async (db: Db, notice: Insertable<NoticeTable>): Promise<NoticeRow> =>
  db.insertInto('notices').values(notice).returningAll().executeTakeFirstOrThrow();

/** The notice that was sent with an idempotency key, or null. */
export const findNoticeOfKey = async (db: Db, key: string): Promise<NoticeRow | null> =>
  (await db.selectFrom('notices').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

/** The text of a notice, or null. */
export const findNoticeText = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('notices').select('text').where('id', '=', id).executeTakeFirst())?.text ?? null;

/** The last notice of a day, or null. */
export const findLastNotice = async (db: Db, dayId: number): Promise<NoticeRow | null> =>
  (await db
    .selectFrom('notices')
    .selectAll()
    .where('dayId', '=', dayId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** What a message says about the whole day. */
const ABOUT_THE_DAY: readonly MessageKind[] = ['NOTICE', 'CANCELLED', 'TRIP_CANCELLED', 'TRIP_RESTORED'];

/** The state of the last message about the day, by booking; not of a notice about a day that the booking has left. */
export const lastMessagesOfDay = async (
  db: Db,
  { id: dayId, date }: Pick<ReserveDay, 'id' | 'date'>,
): Promise<Map<number, MessageState>> => {
  const rows = await db
    .selectFrom('messages')
    .select(['guestId', 'state', 'facts'])
    .where('guestId', 'in', (guests) => guests.selectFrom('guests').select('id').where('dayId', '=', dayId))
    .where('audience', '=', 'guest')
    .where('kind', 'in', ABOUT_THE_DAY)
    .orderBy('id')
    .execute();
  const about = rows.filter(({ facts }) => ((JSON.parse(facts) as MessageFacts).noticeDate ?? date) === date);
  return new Map(about.flatMap(({ guestId, state }) => (guestId === null ? [] : [[guestId, state] as const])));
};

/** Deletes the notices of trips before a date; the operator may have written a name into them. */
export const forgetNoticesBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db
    .deleteFrom('notices')
    .where('dayId', 'in', (days) => days.selectFrom('days').select('id').where('date', '<', date))
    .execute();
};

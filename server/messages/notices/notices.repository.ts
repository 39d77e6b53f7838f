import type { Insertable, Selectable } from 'kysely';
import type { DayDate } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ChangeAction, ChangeFacts } from '#contract/history/history.schema';
import type { MessageKind, MessageState } from '#contract/messages/message.schema';
import type { Notice } from '#contract/notice/notice.schema';
import type { Db, NoticeTable } from '#server/db/tables';
import type { MessageFacts } from '../messageText';

export type NoticeRow = Selectable<NoticeTable>;

export const toNotice = ({ id, text, createdAt, bookings: count }: NoticeRow): Notice => ({
  id,
  text,
  createdAt,
  bookings: count,
});

/** The database refuses a second notice with the same key. */
export const insertNotice = async (db: Db, notice: Insertable<NoticeTable>): Promise<NoticeRow> =>
  db.insertInto('notices').values(notice).returningAll().executeTakeFirstOrThrow();

export const findNoticeOfKey = async (db: Db, key: string): Promise<NoticeRow | null> =>
  (await db.selectFrom('notices').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

export const findNoticeText = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('notices').select('text').where('id', '=', id).executeTakeFirst())?.text ?? null;

export const findLastNotice = async (db: Db, dayId: number): Promise<NoticeRow | null> =>
  (await db
    .selectFrom('notices')
    .selectAll()
    .where('dayId', '=', dayId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Messages about the whole day. */
const ABOUT_THE_DAY: readonly MessageKind[] = ['NOTICE', 'CANCELLED', 'TRIP_CANCELLED', 'TRIP_RESTORED'];

const CHANGES_OF_STATE: readonly ChangeAction[] = ['DAY_STATE', 'DAY_PLANNED', 'TRIP_CANCELLED', 'TRIP_RESTORED'];

const isOff = (facts: string | null): boolean =>
  facts !== null && (JSON.parse(facts) as ChangeFacts)['state'] === 'CANCEL';

/** When the trip was last cancelled or restored; null if never. */
export const lastTurnOfTrip = async (db: Db, dayId: number): Promise<string | null> => {
  const changes = await db
    .selectFrom('changes')
    .select(['at', 'before', 'after'])
    .where('dayId', '=', dayId)
    .where('guestId', 'is', null)
    .where('action', 'in', CHANGES_OF_STATE)
    .orderBy('id', 'desc')
    .execute();
  return changes.find(({ before, after }) => isOff(before) !== isOff(after))?.at ?? null;
};

/** A reminder of the passenger list says nothing about the day. */
const isAboutDay = ({ noticeDate, manifest }: MessageFacts, date: DayDate): boolean =>
  (noticeDate ?? date) === date && !manifest;

/** Keyed by booking, since an instant; without messages about a day that the booking has left. */
export const lastMessagesOfDay = async (
  db: Db,
  { id: dayId, date }: Pick<ReserveDay, 'id' | 'date'>,
  since: string,
): Promise<Map<number, MessageState>> => {
  const rows = await db
    .selectFrom('messages')
    .select(['guestId', 'kind', 'state', 'facts'])
    .where('guestId', 'in', (guests) => guests.selectFrom('guests').select('id').where('dayId', '=', dayId))
    .where('audience', '=', 'guest')
    .where('createdAt', '>=', since)
    .where('kind', 'in', [...ABOUT_THE_DAY, 'MOVED'])
    .orderBy('id')
    .execute();
  const states = new Map<number, MessageState>();
  for (const { guestId, kind, state, facts } of rows) {
    if (guestId === null) continue;
    // Earlier messages were about the other day.
    if (kind === 'MOVED') states.delete(guestId);
    else if (isAboutDay(JSON.parse(facts) as MessageFacts, date)) states.set(guestId, state);
  }
  return states;
};

/** Deletes notices of trips before a date, because the operator may have written a name into them. */
export const forgetNoticesBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db
    .deleteFrom('notices')
    .where('dayId', 'in', (days) => days.selectFrom('days').select('id').where('date', '<', date))
    .execute();
};

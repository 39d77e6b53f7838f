import { seoulToday } from '#contract/day/calendar.rules';
import type { Db } from '#server/db/tables';
import { lastHour } from '#server/limits/lastHour';
import { PHONE_COLUMNS, type PhoneFacts } from './phoneFacts';

export const findPhoneFacts = async (db: Db, phone: string, dayId: number, now: Date): Promise<PhoneFacts> => {
  const { since } = lastHour(now);
  const today = seoulToday(now);
  const bookings = await db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select(PHONE_COLUMNS.map((column) => `guests.${column}` as const))
    .select(['days.date', 'days.state as dayState'])
    .where('guests.phone', '=', phone)
    .where((eb) =>
      eb.or([
        eb('guests.dayId', '=', dayId),
        eb('guests.createdAt', '>', since),
        eb.and([eb('guests.state', '=', 'WATTING'), eb('days.date', '>=', today)]),
      ]),
    )
    .execute();
  const entries = await db
    .selectFrom('waiting')
    .innerJoin('days', 'days.id', 'waiting.dayId')
    .select(['waiting.phone', 'waiting.dayId', 'waiting.guestCount', 'waiting.state', 'waiting.createdAt'])
    .select(['waiting.guestId', 'days.date'])
    .where('waiting.phone', '=', phone)
    .where((eb) => eb.or([eb('waiting.createdAt', '>', since), eb('waiting.state', '=', 'OFFERED')]))
    .execute();
  return { bookings, entries };
};

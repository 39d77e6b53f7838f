import { seoulToday } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { toDay } from '#server/days/toDay';
import type { SqliteDatabase } from '#server/db/driver';
import type { DayRow, StoredRequestRow } from '#server/db/tables';
import { rateLimitTimestamp } from '#server/messages/rateLimitTimestamp';
import type { Counted } from '#server/limits/limits';
import { lastHour } from '#server/limits/lastHour';
import {
  BOOKED_COLUMNS,
  CHANGE_COLUMNS,
  columnNames,
  DAY_COLUMNS,
  STORED_REQUEST_COLUMNS,
  MESSAGE_COLUMNS,
  POLICY_COLUMNS,
  selected,
  type BookingStatements,
} from './bookingStatements';
import { NUMBER_TRIES, storedBookingColumns, toBooking, type StoredBooking } from '../bookings.repository';
import { PHONE_COLUMNS, type PhoneBooking, type PhoneEntry } from './phoneFacts';

type Policy = ReturnType<BookingStatements['policy']>;

export interface SqliteStatements extends BookingStatements {
  /** Seats of days and addresses, shared by the group's bookings. */
  finish: () => void;
}

/** Statements are prepared once, on Kysely's connection. Call it with the write lock (`inSqliteTransaction`). */
export const sqliteStatements = (database: SqliteDatabase): ((now: Date) => SqliteStatements) => {
  const one = <Row>(sql: string) => {
    const statement = database.prepare<unknown[], Row>(sql);
    return (...values: unknown[]): Row | null => statement.get(...values) ?? null;
  };
  const all = <Row>(sql: string) => {
    const statement = database.prepare<unknown[], Row>(sql);
    return (...values: unknown[]): Row[] => statement.all(...values);
  };
  const only = <Row>(sql: string) => {
    const get = one<Row>(sql);
    return (...values: unknown[]): Row => {
      const row = get(...values);
      if (row === null) throw new Error('a row is missing');
      return row;
    };
  };
  const run = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: unknown[]) => statement.run(...values);
  };
  const insert = <Column extends string>(table: string, columns: readonly Column[], otherwise = '') => {
    const places = columns.map(() => '?').join(', ');
    const statement = database.prepare(
      `insert into ${table} (${columnNames(columns)}) values (${places}) ${otherwise}`,
    );
    return (row: Readonly<Partial<Record<Column, unknown>>>) => statement.run(columns.map((column) => row[column]));
  };

  const storedRequest = one<StoredRequestRow>(
    `select ${selected('k', STORED_REQUEST_COLUMNS)}
     from idempotency_keys k where k.key = ?`,
  );
  const storedBooking = one<StoredBooking>(
    `select ${selected('g', storedBookingColumns)}, d.date
     from guests g join days d on d.id = g.day_id where g.id = ? and g.deleted_at is null`,
  );
  const policy = only<Policy>(`select ${selected('c', POLICY_COLUMNS)} from config c`);
  const day = one<DayRow>(
    `select ${selected('d', DAY_COLUMNS)}
     from days d where d.id = ?`,
  );
  const phoneBookings = all<PhoneBooking>(
    `select ${selected('g', PHONE_COLUMNS)}, d.date, d.state as dayState
     from guests g join days d on d.id = g.day_id
     where g.phone = ? and (g.day_id = ? or g.created_at > ? or (g.state = 'WATTING' and d.date >= ?))`,
  );
  const awaitsDraw = one<object>('select 1 as found from draw_entries where day_id = ? limit 1');
  const entries = all<PhoneEntry>(
    `select w.phone, w.day_id as dayId, d.date, w.guest_count as guestCount, w.state, w.created_at as createdAt,
       w.guest_id as guestId
     from waiting w join days d on d.id = w.day_id where w.created_at > ? or w.state = 'OFFERED'`,
  );
  const offers = all<{ phone: string; at: string }>(
    `select w.phone, ${rateLimitTimestamp('m')} as at
     from messages m join waiting w on w.id = m.waiting_id
     where m.waiting_id is not null and ${rateLimitTimestamp('m')} > ? and (m.last_error is null or m.last_error <> 'LIMIT')`,
  );
  const countedSeats = one<Counted>(`select attempts as count, until from throttle where key = ? and until > ?`);
  const messagesWithin = only<{ total: number }>(
    `select count(*) as total from guests g join messages m on m.guest_id = g.id
     where g.phone = ? and m.audience = 'guest' and m.created_at > ? and m.created_at <= ?
       and (m.last_error is null or m.last_error <> 'LIMIT')`,
  );
  const takeSeats = run(
    `update days set guest_count = guest_count + @seats, state = @state
     where id = @id and state = 'OPEN' and guest_count + @seats <= total_count`,
  );
  const insertBooking = insert('guests', BOOKED_COLUMNS, 'on conflict (number) do nothing');
  const countSeats = run(
    `insert into throttle (key, attempts, until) values (?, ?, ?)
     on conflict (key) do update set attempts = excluded.attempts, until = excluded.until`,
  );
  const storeRequest = insert('idempotency_keys', STORED_REQUEST_COLUMNS);
  const recordChange = insert('changes', CHANGE_COLUMNS);
  const queueMessage = insert('messages', MESSAGE_COLUMNS);

  return (now) => {
    const { since } = lastHour(now);
    const today = seoulToday(now);
    let rules: Policy | null = null;
    const days = new Map<number, ReserveDay | null>();
    const taken = new Map<number, number>();
    const counters = new Map<string, Counted>();
    let ofEntries: PhoneEntry[] | null = null;
    let ofOffers: { phone: string; at: string }[] | null = null;
    const entriesOf = (phone: string) => (ofEntries ??= entries(since)).filter((entry) => entry.phone === phone);
    const offersOf = (phone: string) => (ofOffers ??= offers(since)).filter((offer) => offer.phone === phone);
    const dayOf = (id: number): ReserveDay | null => {
      const known = days.get(id);
      if (known !== undefined) return known;
      const row = day(id);
      const read = row && toDay(row);
      days.set(id, read);
      return read;
    };

    return {
      storedRequest,
      booking: (id) => {
        const row = storedBooking(id);
        return row && toBooking(row);
      },
      policy: () => (rules ??= policy()),
      day: dayOf,
      phone: (phone, dayId) => ({
        bookings: phoneBookings(phone, dayId, since, today),
        entries: entriesOf(phone),
      }),
      awaitsDraw: (dayId) => awaitsDraw(dayId) !== null,
      countedSeats: (key, instant) => counters.get(key) ?? countedSeats(key, instant),
      messagesWithin: (phone, span) => {
        const aboutBookings = messagesWithin(phone, span.since, span.until).total;
        return aboutBookings + offersOf(phone).filter(({ at }) => at > span.since && at <= span.until).length;
      },

      takeSeats: (id, seats, state) => {
        const before = dayOf(id);
        if (!before) throw new Error('a day is missing');
        days.set(id, { ...before, guestCount: before.guestCount + seats, state });
        taken.set(id, (taken.get(id) ?? 0) + seats);
      },
      insertBooking: (row, generateNumber) => {
        for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
          const number = generateNumber();
          const { changes, lastInsertRowid } = insertBooking({ ...row, number });
          if (changes === 1) return { id: Number(lastInsertRowid), number };
        }
        throw new Error('no unused booking number was generated');
      },
      countSeats: (counter) => void counters.set(counter.key, counter),
      storeRequest: (row) => void storeRequest(row),
      recordChange: (row) => {
        const id = Number(recordChange(row).lastInsertRowid);
        const { action, dayId, guestId, at } = row;
        return { id, action, dayId, guestId, at };
      },
      queueMessage: (row) => void queueMessage(row),
      finish: () => {
        for (const [id, seats] of taken)
          if (takeSeats({ id, seats, state: days.get(id)?.state }).changes !== 1)
            throw new Error('the seats were read and are gone');
        for (const [key, { count, until }] of counters) countSeats(key, count, until);
      },
    };
  };
};

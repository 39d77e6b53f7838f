import type { ReserveDay } from '../../contract/day/day.schema';
import { isoWeek } from '../../contract/day/calendar.rules';
import type { SqliteDatabase } from '../db/driver';
import type { DayRow, KeptRequestRow } from '../db/tables';
import {
  BOOKED_COLUMNS,
  CHANGE_COLUMNS,
  columnNames,
  DAY_COLUMNS,
  KEPT_COLUMNS,
  MESSAGE_COLUMNS,
  POLICY_COLUMNS,
  selected,
  type BookingStore,
  type CountedSeats,
} from './bookingStore';
import { DRAWS, storedBookingColumns, toBooking, type StoredBooking } from './bookings.repository';

const insert = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columnNames(columns)}) values (${columns.map((column) => `@${column}`).join(', ')})`;

/**
 * The statements of creating a booking, prepared once. They run on the connection that Kysely uses, inside a
 * transaction that has the write lock (`inSqliteTransaction`).
 */
export const sqliteStore = (database: SqliteDatabase): BookingStore => {
  const one = <Row>(sql: string) => {
    const statement = database.prepare<unknown[], Row>(sql);
    return (...values: unknown[]): Row | null => statement.get(...values) ?? null;
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

  const keptRequest = one<KeptRequestRow>(
    `select ${selected('k', KEPT_COLUMNS)}
     from idempotency_keys k where k.key = ?`,
  );
  const storedBooking = one<StoredBooking>(
    `select ${selected('g', storedBookingColumns)}, d.date
     from guests g join days d on d.id = g.day_id where g.id = ? and g.deleted_at is null`,
  );
  const policy = only<ReturnType<BookingStore['policy']>>(`select ${selected('c', POLICY_COLUMNS)} from config c`);
  const day = one<DayRow>(
    `select ${selected('d', DAY_COLUMNS)}
     from days d where d.id = ?`,
  );
  const hasBooked = one<object>(
    `select 1 as found from guests where day_id = ? and phone = ? and state <> 'CANCEL' limit 1`,
  );
  const bookingsSince = only<{ count: number; first: string | null }>(
    `select count(*) as count, min(created_at) as first from guests where phone = ? and created_at > ?`,
  );
  const unpaidSeats = only<{ trips: number; seats: number; onDay: number }>(
    `select count(distinct g.day_id) as trips, coalesce(sum(g.guest_count), 0) as seats,
       coalesce(max(g.day_id = ?), 0) as onDay
     from guests g join days d on d.id = g.day_id
     where g.phone = ? and g.state = 'WATTING' and d.date >= ? and d.state <> 'CANCEL'`,
  );
  const countedSeats = one<CountedSeats>(`select attempts as seats, until from throttle where key = ? and until > ?`);
  const messagesSince = only<{ total: number }>(
    `select count(*) as total from guests g join messages m on m.guest_id = g.id
     where g.phone = ? and m.audience = 'guest' and m.created_at > ? and (m.last_error is null or m.last_error <> 'LIMIT')`,
  );
  const takeSeats = run(
    `update days set guest_count = guest_count + @seats, state = @state
     where id = @dayId and state = 'OPEN' and guest_count + @seats <= total_count`,
  );
  const insertBooking = run(`${insert('guests', BOOKED_COLUMNS)} on conflict (number) do nothing`);
  const countSeats = run(
    `insert into throttle (key, attempts, until) values (?, ?, ?)
     on conflict (key) do update set attempts = excluded.attempts, until = excluded.until`,
  );
  const keepRequest = run(insert('idempotency_keys', KEPT_COLUMNS));
  const recordChange = run(insert('changes', CHANGE_COLUMNS));
  const queueMessage = run(insert('messages', MESSAGE_COLUMNS));

  return {
    keptRequest,
    booking: (id) => {
      const row = storedBooking(id);
      return row && toBooking(row);
    },
    policy,
    day: (id): ReserveDay | null => {
      const row = day(id);
      return row && { ...row, week: isoWeek(row.date) };
    },
    hasBooked: (dayId, phone) => hasBooked(dayId, phone) !== null,
    bookingsSince,
    unpaidSeats: (phone, from, dayId) => {
      const { trips, seats, onDay } = unpaidSeats(dayId, phone, from);
      return { trips, seats, onDay: onDay === 1 };
    },
    countedSeats,
    messagesSince: (phone, since) => messagesSince(phone, since).total,

    takeSeats: (dayId, seats, state) => {
      if (takeSeats({ dayId, seats, state }).changes !== 1) throw new Error('the seats were read and are gone');
    },
    insertBooking: (row, drawNumber) => {
      for (let draws = 0; draws < DRAWS; draws += 1) {
        const number = drawNumber();
        const { changes, lastInsertRowid } = insertBooking({ ...row, number });
        if (changes === 1) return { id: Number(lastInsertRowid), number };
      }
      throw new Error('no unused booking number was drawn');
    },
    countSeats: (key, { seats, until }) => void countSeats(key, seats, until),
    keepRequest: (row) => void keepRequest(row),
    recordChange: (row) => {
      const id = Number(recordChange(row).lastInsertRowid);
      const { action, dayId, guestId, at } = row;
      return { id, action, dayId, guestId, at };
    },
    queueMessage: (row) => void queueMessage(row),
  };
};

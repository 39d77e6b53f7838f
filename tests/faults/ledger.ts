/** Invariants of the database of a running product, after any fault. */
import { query } from '#tests/support/product';
import type { Visit } from './visitors';

/** Each query returns contradictions; its name describes them. */
const CONTRADICTIONS: Record<string, string> = {
  'days: sold seats differ from the sum of the bookings': `select days.id from days left join guests
    on guests.day_id = days.id and guests.state <> 'CANCEL' and guests.deleted_at is null
    group by days.id, days.guest_count having days.guest_count <> coalesce(sum(guests.guest_count), 0)`,
  'days: more seats sold or held than the boat has':
    'select id from days where guest_count + held_count > total_count or guest_count < 0 or held_count < 0',
  'days: held seats differ from the sum of the offers': `select days.id from days left join waiting
    on waiting.day_id = days.id and waiting.state = 'OFFERED'
    group by days.id, days.held_count having days.held_count <> coalesce(sum(waiting.guest_count), 0)`,
  'bookings without exactly one entry in the history': `select guests.id from guests left join changes
    on changes.guest_id = guests.id and changes.action = 'BOOKED'
    group by guests.id having count(changes.id) <> 1`,
  'bookings without exactly one message to the guest': `select guests.id from guests left join messages
    on messages.guest_id = guests.id and messages.kind = 'BOOKED' and messages.audience = 'guest'
    group by guests.id having count(messages.id) <> 1`,
  'idempotency keys without a booking': `select idempotency_keys.key from idempotency_keys
    left join guests on guests.id = idempotency_keys.guest_id where guests.id is null`,
};

/** All contradictions to the rules or to the visitors' responses; empty if there are none. */
export const contradictions = async (database: string, visits: readonly Visit[]): Promise<string[]> => {
  const found: string[] = [];
  for (const [meaning, sql] of Object.entries(CONTRADICTIONS)) {
    const rows = await query(database, sql);
    if (rows.length > 0) found.push(`${rows.length} × ${meaning}`);
  }
  const stored = await query<{ number: string; key: string | null; guest_count: number }>(
    database,
    `select guests.number, idempotency_keys.key, guests.guest_count from guests
      left join idempotency_keys on idempotency_keys.guest_id = guests.id`,
  );
  const byKey = new Map(stored.map((row) => [row.key, row]));
  if (byKey.size !== stored.length) found.push(`${stored.length} bookings for ${byKey.size} keys`);
  const wanted = new Map(visits.map((visit) => [visit.key, visit]));
  for (const { key } of stored) if (!wanted.has(key ?? '')) found.push(`a booking without a request: ${key}`);
  const missing = visits.filter(({ key, guestId }) => guestId !== null && byKey.get(key)?.number !== guestId);
  if (missing.length > 0) found.push(`${missing.length} acknowledged bookings are missing`);
  const wrongSize = visits.filter(
    ({ key, body }) => (byKey.get(key)?.guest_count ?? body.guestCount) !== body.guestCount,
  );
  if (wrongSize.length > 0) found.push(`${wrongSize.length} bookings with a wrong headcount`);
  return found;
};

/** What the database holds of some days, and whether it agrees with itself and with a model. */
import type { Rows } from '../rows';
import type { Model } from './model';

interface StoredDay {
  id: number;
  state: string;
  total_count: number;
  guest_count: number;
}
interface StoredBooking {
  id: number;
  day_id: number;
  guest_count: number;
  state: string;
  memo: string;
  paid_won: number | null;
  refund_rate: number | null;
  refund_won: number | null;
  refunded_at: string | null;
  deleted_at: string | null;
}
interface StoredChange {
  id: number;
  action: string;
  actor: string;
  day_id: number;
  guest_id: number | null;
  before: string | null;
  after: string | null;
}
interface StoredMessage {
  dedup_key: string;
  kind: string;
  audience: string;
  guest_id: number;
}

export interface Stored {
  days: StoredDay[];
  bookings: StoredBooking[];
  changes: StoredChange[];
  messages: StoredMessage[];
}

export const readStored = async (rows: Rows, days: readonly number[]): Promise<Stored> => {
  const ids = days.join(', ');
  const changes = await rows.all<StoredChange>(
    `select id, action, actor, day_id, guest_id, before, after from changes where day_id in (${ids}) order by id`,
  );
  const guests = [...new Set(changes.map(({ guest_id: id }) => id).filter((id) => id !== null)), 0].join(', ');
  return {
    days: await rows.all(`select id, state, total_count, guest_count from days where id in (${ids}) order by id`),
    bookings:
      await rows.all(`select id, day_id, guest_count, state, memo, paid_won, refund_rate, refund_won, refunded_at,
      deleted_at from guests where day_id in (${ids}) order by id`),
    changes,
    messages: await rows.all(`select dedup_key, kind, audience, guest_id from messages where guest_id in (${guests})`),
  };
};

const TOLD = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED'];
const factsOf = (json: string | null) => JSON.parse(json ?? '{}') as { state?: string; guestCount?: number };

/**
 * Every change of a booking tells its guest once, and the operator unless it is a payment or a booking of his own. Of
 * the bookings in `silent` the guest was not to be told that they were made.
 */
const messagesBroken = ({ changes, messages }: Stored, silent: ReadonlySet<number>): string[] => {
  const keys = new Set(messages.map(({ dedup_key: key }) => key.replace(/-[^-]*$/, '')));
  const due = changes.filter(({ action }) => TOLD.includes(action));
  const wanted = due.flatMap(({ id, action, actor, guest_id: guest }) => {
    const own = action === 'BOOKED' && actor === 'operator';
    const toGuest = own && silent.has(guest ?? 0) ? [] : [`${id}-guest`];
    return own || action === 'PAID' ? toGuest : [...toGuest, `${id}-operator`];
  });
  const missing = wanted.filter((key) => !keys.has(key));
  const complete = messages.length === wanted.length && missing.length === 0;
  return complete ? [] : [`${messages.length} messages for ${wanted.length} due ones; missing ${missing.join(', ')}`];
};

/** The history of a day or booking, played again, ends in what is stored, and no step is missing in it. */
const historyBroken = ({ days, bookings, changes }: Stored): string[] => {
  const broken: string[] = [];
  for (const day of days) {
    let state: string | undefined;
    for (const { id, guest_id: guest, day_id: its, ...change } of changes) {
      if (guest !== null || its !== day.id) continue;
      const [before, after] = [factsOf(change.before), factsOf(change.after)];
      if (before.state !== undefined && state !== undefined && before.state !== state)
        broken.push(`change ${id} begins with ${before.state} after ${state}`);
      state = after.state ?? state;
    }
    if (state !== day.state) broken.push(`day ${day.id} is ${day.state}, its history ends with ${state}`);
  }
  for (const booking of bookings) {
    const theirs = changes.filter(({ guest_id: guest }) => guest === booking.id).map(({ after }) => factsOf(after));
    const people = theirs.findLast(({ guestCount }) => guestCount !== undefined)?.guestCount;
    const state = theirs.findLast((facts) => facts.state !== undefined)?.state;
    if (people !== booking.guest_count || state !== booking.state)
      broken.push(
        `booking ${booking.id} is ${booking.state} for ${booking.guest_count}, its history ends with ${state} for ${people}`,
      );
  }
  return broken;
};

/** Everything in which what is stored contradicts itself, as `messagesBroken` of `silent`; empty if nothing does. */
export const invariantsBroken = (stored: Stored, silent: ReadonlySet<number>): string[] => {
  const seats = stored.days.flatMap(({ id, guest_count: sold, total_count: total }) => {
    const active = stored.bookings.filter(({ day_id: day, state }) => day === id && state !== 'CANCEL');
    const sum = active.reduce((people, { guest_count: count }) => people + count, 0);
    return sum === sold && sold >= 0 && sold <= total ? [] : [`day ${id}: ${sum} booked, ${sold} sold of ${total}`];
  });
  const money = stored.bookings
    .filter(({ paid_won: paid, refund_won: refund }) => (refund ?? 0) > (paid ?? 0))
    .map(({ id }) => `booking ${id} is refunded more than was paid`);
  return [...seats, ...money, ...messagesBroken(stored, silent), ...historyBroken(stored)];
};

/** Whether a model ends as the database does: days, bookings with their money, and the history of each booking. */
export const endsAsStored = (stored: Stored) => {
  const days = stored.days.map((day) => [day.id, day.state, day.total_count, day.guest_count]);
  const bookings = stored.bookings.map((row) => [
    ...[row.id, row.state, row.guest_count, row.paid_won, row.refund_rate, row.refund_won],
    ...[row.refunded_at !== null, row.deleted_at !== null],
    row.memo,
    stored.changes.filter(({ guest_id: guest }) => guest === row.id).map(({ action }) => action),
  ]);
  const wanted = JSON.stringify([days, bookings]);
  return (model: Model): boolean => {
    const modelled = Object.entries(model.bookings).map(([id, one]) => [
      ...[Number(id), one.state, one.people, one.paid, one.refund && one.refund.rate, one.refund && one.refund.won],
      ...[one.refund?.marked ?? false, one.debt, one.memo],
      one.history,
    ]);
    return JSON.stringify([model.days.map((day) => [day.id, day.state, day.total, day.sold]), modelled]) === wanted;
  };
};

/** Reads days and bookings from the database and compares them with each other and with the model. */
import { inWon } from '#contract/money.rules';
import type { Rows } from '../rows';
import { summaryOf, type DayState, type Model, type ModelBooking, type ModelEntry } from './model';

interface StoredDay {
  id: number;
  date: string;
  state: DayState;
  total_count: number;
  guest_count: number;
  charter_count: number;
  held_count: number;
  /** The waiting list in the order of numbers, as `people STATE,people STATE`; null without entries. */
  line: string | null;
}
interface StoredBooking {
  id: number;
  day_id: number;
  guest_count: number;
  state: ModelBooking['state'];
  memo: string;
  reserve_price: number;
  charter: 'Y' | 'N';
  total_price: number | null;
  total_reserve_price: number | null;
  paid_won: number | null;
  paid_before_won: number | null;
  refund_rate: number | null;
  refund_won: number | null;
  refunded_at: string | null;
  refund_parts: string | null;
  deleted_at: string | null;
  pay_by: string | null;
  claimed_at: string | null;
  called_at: string | null;
  cancelled_by: 'visitor' | 'operator' | null;
  before_trip_cancelled: string | null;
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
  guest_id: number | null;
}

/** Days and bookings at one instant. */
export interface Snapshot {
  days: StoredDay[];
  bookings: StoredBooking[];
}

export interface Stored extends Snapshot {
  changes: StoredChange[];
  messages: StoredMessage[];
}

const DAY_COLUMNS = ['id', 'date', 'state', 'total_count', 'guest_count', 'charter_count', 'held_count'] as const;
const BOOKING_COLUMNS = [
  ...['id', 'day_id', 'guest_count', 'state', 'memo', 'reserve_price', 'charter', 'total_price'],
  ...['total_reserve_price', 'paid_won', 'paid_before_won', 'refund_rate', 'refund_won', 'refunded_at', 'refund_parts'],
  ...['deleted_at', 'pay_by', 'claimed_at', 'called_at', 'cancelled_by', 'before_trip_cancelled'],
] as const;

/** One statement, so that days and bookings are of the same instant. */
export const readSnapshot = async (rows: Rows, days: readonly number[]): Promise<Snapshot> => {
  const columns = [
    ...DAY_COLUMNS.map((name) => `days.${name} as the_day_${name}`),
    `(select string_agg(waiting.guest_count || ' ' || waiting.state, ',' order by waiting.number)
      from waiting where waiting.day_id = days.id) as the_day_line`,
    ...BOOKING_COLUMNS.map((name) => `guests.${name}`),
  ];
  const joined = await rows.all<StoredBooking & Record<`the_day_${keyof StoredDay}`, unknown>>(
    `select ${columns.join(', ')} from days left join guests on guests.day_id = days.id
      where days.id in (${days.join(', ')}) order by guests.id`,
  );
  const dayOf = (row: (typeof joined)[number]) =>
    Object.fromEntries(
      [...DAY_COLUMNS, 'line' as const].map((name) => [name, row[`the_day_${name}`]]),
    ) as unknown as StoredDay;
  return {
    days: days.map((id) => dayOf(joined.find((row) => row.the_day_id === id) as (typeof joined)[number])),
    bookings: joined.filter(({ id }) => id !== null),
  };
};

export const readStored = async (rows: Rows, days: readonly number[]): Promise<Stored> => {
  const changes = await rows.all<StoredChange>(
    `select id, action, actor, day_id, guest_id, before, after from changes where day_id in (${days.join(', ')}) order by id`,
  );
  const guests = [...new Set(changes.map(({ guest_id: id }) => id).filter((id) => id !== null)), 0].join(', ');
  return {
    ...(await readSnapshot(rows, days)),
    changes,
    messages: await rows.all(
      `select dedup_key, kind, audience, guest_id from messages where guest_id in (${guests})
        or waiting_id in (select id from waiting where day_id in (${days.join(', ')}))`,
    ),
  };
};

const wonOf = (sum: number | null): number | null => (sum === null ? null : inWon(sum));

const entriesOf = ({ line }: StoredDay): ModelEntry[] =>
  (line?.split(',') ?? []).map((entry) => {
    const [people, state] = entry.split(' ');
    return { people: Number(people), state: state as ModelEntry['state'], phone: 0, offers: 0 };
  });

/** Stored days and bookings in the format of the model. */
const modelOf = ({ days, bookings }: Snapshot): Model => ({
  days: days.map((day) => ({
    id: day.id,
    state: day.state,
    total: day.total_count,
    sold: day.guest_count,
    held: day.held_count,
    line: entriesOf(day),
    chartered: day.charter_count > 0,
    price: 0,
    deposit: 0,
    percent: 0,
    trips: 0,
    turns: 0,
    before: null,
  })),
  bookings: Object.fromEntries(
    bookings.map((row) => [
      row.id,
      {
        day: days.findIndex(({ id }) => id === row.day_id),
        key: null,
        added: false,
        phone: 0,
        memo: row.memo,
        people: row.guest_count,
        first: 0,
        deposit: inWon(row.reserve_price),
        state: row.state,
        charter: row.charter === 'Y' ? { fee: wonOf(row.total_price), deposit: wonOf(row.total_reserve_price) } : null,
        paid: row.paid_won,
        paidBefore: row.paid_before_won,
        refunded: false,
        debt: row.deleted_at !== null,
        history: [],
        deadline: row.pay_by !== null,
        paidAtOnce: false,
        claimed: row.claimed_at !== null,
        called: row.called_at !== null,
        cancelledBy: row.cancelled_by,
        former:
          row.before_trip_cancelled === null
            ? null
            : {
                state: row.state,
                paid: null,
                refund: null,
                paidBefore: null,
                refunded: false,
                trip: 0,
                turn: 0,
              },
        refund:
          row.refund_rate === null
            ? null
            : { rate: row.refund_rate, won: row.refund_won ?? 0, marked: row.refunded_at !== null, shares: [] },
      },
    ]),
  ),
});

/** Text of the stored days and bookings, comparable with the model's. */
export const summaryOfStored = (snapshot: Snapshot): string => summaryOf(modelOf(snapshot));

const REPORTED = ['BOOKED', 'EDITED', 'MOVED', 'PAID', 'CANCELLED'];
/** The operator's own actions, without a message to the operator. */
const BY_OPERATOR = ['PAID', 'MOVED'];
const factsOf = (json: string | null) =>
  JSON.parse(json ?? '{}') as { state?: string; guestCount?: number; notices?: number };

/**
 * Every change of a booking sends one message to its guest, and one to the operator unless it is a payment, a move, the
 * operator's own booking or the cancellation of a trip. `silent` are bookings added without a message to the guest. A
 * notice has as many messages as its history entry counts. A restored trip sends messages to its guests only.
 */
const messagesBroken = ({ changes, messages: all }: Stored, silent: ReadonlySet<number>): string[] => {
  const keyOf = ({ dedup_key: key }: StoredMessage) => key.replace(/-[^-]*$/, '');
  const restored = new Set(changes.filter(({ action }) => action === 'RESTORED').map(({ id }) => `${id}-guest`));
  const notices = all.filter(({ kind }) => kind === 'NOTICE');
  const resumed = all.filter(({ kind }) => kind === 'TRIP_RESTORED');
  const offers = all.filter(({ kind }) => kind === 'OFFER');
  const messages = all.filter((message) => ![...notices, ...resumed, ...offers].includes(message));
  const ofTrips = new Set(messages.filter(({ kind }) => kind === 'TRIP_CANCELLED').map(keyOf));
  const isWrong = changes.some(
    ({ id, action, after }) =>
      action === 'NOTICE_SENT' &&
      notices.filter((message) => keyOf(message).startsWith(`${id}-notice`)).length !== factsOf(after).notices,
  );
  if (isWrong) return ['a notice has another number of messages than its history entry'];
  if (resumed.some((message) => !restored.has(keyOf(message))))
    return ['a message of a restored trip without the restoration of its booking'];
  const offered = changes.filter(({ action }) => action === 'WAITING_OFFERED').map(({ id }) => `${id}-offer`);
  if (offers.map(keyOf).sort().join() !== offered.sort().join()) return ['an offer without exactly one message'];
  const keys = new Set(messages.map(keyOf));
  const due = changes.filter(({ action }) => REPORTED.includes(action));
  const wanted = due.flatMap(({ id, action, actor, guest_id: guest }) => {
    const own = action === 'BOOKED' && actor === 'operator';
    const toGuest = own && silent.has(guest ?? 0) ? [] : [`${id}-guest`];
    return own || BY_OPERATOR.includes(action) || ofTrips.has(`${id}-guest`) ? toGuest : [...toGuest, `${id}-operator`];
  });
  const missing = wanted.filter((key) => !keys.has(key));
  const complete = messages.length === wanted.length && missing.length === 0;
  return complete ? [] : [`${messages.length} messages for ${wanted.length} due ones; missing ${missing.join(', ')}`];
};

/** Replaying the history gives the stored states; the states of a day follow each other without gaps. */
const historyBroken = ({ days, bookings, changes }: Stored): string[] => {
  const broken: string[] = [];
  for (const day of days) {
    let state: string | undefined;
    for (const { id, guest_id: guest, day_id: its, ...change } of changes) {
      if (guest !== null || its !== day.id) continue;
      const before = factsOf(change.before);
      const after = factsOf(change.after);
      if (before.state !== undefined && state !== undefined && before.state !== state)
        broken.push(`change ${id} begins with ${before.state} after ${state}`);
      state = after.state ?? state;
    }
    if (state !== day.state) broken.push(`day ${day.id} is ${day.state}, its history ends with ${state}`);
  }
  for (const booking of bookings) {
    const theirs = changes.filter(({ guest_id: guest }) => guest === booking.id).map(({ after }) => factsOf(after));
    const people = theirs.flatMap(({ guestCount }) => guestCount ?? []).at(-1);
    const state = theirs.flatMap((facts) => facts.state ?? []).at(-1);
    if (people !== booking.guest_count || state !== booking.state)
      broken.push(
        `booking ${booking.id} is ${booking.state} for ${booking.guest_count}, its history ends with ${state} for ${people}`,
      );
  }
  return broken;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Seats of each day: sold equals the bookings, held equals the offers, both together are at most the capacity, a charter
 * is alone. While the day is open, no waiting entry fits into the free seats.
 */
const seatsBroken = ({ days, bookings }: Snapshot): string[] =>
  days.flatMap((stored) => {
    const { id, guest_count: sold, held_count: held, total_count: total, charter_count: party } = stored;
    const line = entriesOf(stored);
    const offered = sumOf(line.filter(({ state }) => state === 'OFFERED').map(({ people: count }) => count));
    const passed = line.some((one) => one.state === 'WAITING' && one.people <= total - sold - held);
    const active = bookings.filter(({ day_id: day, state }) => day === id && state !== 'CANCEL');
    const people = sumOf(active.map(({ guest_count: count }) => count));
    const parties = active.filter(({ charter }) => charter === 'Y');
    const alone = parties.length === 0 || active.length === 1;
    const isRight =
      people === sold &&
      offered === held &&
      sold + held <= total &&
      (party === 0 || held === 0) &&
      !(passed && stored.state === 'OPEN') &&
      alone &&
      party === (parties[0]?.guest_count ?? 0);
    return isRight
      ? []
      : [
          `day ${id}: ${people} booked, ${sold} sold and ${held} held of ${total}, ${party} with the whole boat, ${stored.line}`,
        ];
  });

/** The deposit of a booking, in won. */
const depositOf = (row: StoredBooking): number =>
  Math.min(
    inWon(row.total_reserve_price ?? row.guest_count * row.reserve_price),
    row.total_price === null ? Infinity : inWon(row.total_price),
  );

/**
 * The refund of each booking. Without a payment: none. Paid: the surplus over the deposit, at its rate or the rates of
 * its parts. Cancelled: at most the payments.
 */
const isMoneyRight = (row: StoredBooking): boolean => {
  const { state, paid_won: paid, refund_rate: rate, refund_won: refund } = row;
  if ((rate === null) !== (refund === null) || (refund === null && row.refunded_at !== null)) return false;
  if (state === 'WATTING') return paid === null && refund === null;
  if (paid === null) return state === 'CANCEL' && refund === null;
  if (state === 'CANCEL') return refund !== null && refund >= 0 && refund <= paid;
  const tooMuch = paid - depositOf(row);
  if (tooMuch <= 0) return refund === null;
  const parts = JSON.parse(row.refund_parts ?? '[]') as { freed: number; back: number }[];
  if (parts.length === 0) return refund === (tooMuch * (rate ?? NaN)) / 100;
  return sumOf(parts.map(({ freed }) => freed)) === tooMuch && sumOf(parts.map(({ back }) => back)) === refund;
};

const SEOUL_HOURS = 9;
const HALF_HOUR_MS = 1_800_000;

/** A deadline is on a half hour between 08:00 and 22:00, or at a cut-off (23:00), and not after the trip's cut-off. */
const isDeadlineRight = ({ pay_by: by, day_id: id }: StoredBooking, days: readonly StoredDay[]): boolean => {
  if (by === null) return true;
  const inSeoul = new Date(Date.parse(by) + SEOUL_HOURS * 2 * HALF_HOUR_MS).toISOString();
  const time = inSeoul.slice(11, 16);
  const trip = days.find((day) => day.id === id)?.date ?? '';
  return (
    Date.parse(by) % HALF_HOUR_MS === 0 &&
    ((time >= '08:00' && time <= '22:00') || time === '23:00') &&
    inSeoul.slice(0, 16) <= `${trip}T23:00`
  );
};

/** Contradictions between days and bookings of one instant; empty if there are none. */
export const sumsBroken = (snapshot: Snapshot): string[] => [
  ...seatsBroken(snapshot),
  ...snapshot.bookings.filter((row) => !isMoneyRight(row)).map((row) => `the money of ${JSON.stringify(row)}`),
  ...snapshot.bookings
    .filter((row) => !isDeadlineRight(row, snapshot.days))
    .map((row) => `the deadline of ${JSON.stringify(row)}`),
];

/** All contradictions in the stored data, with `silent` as in `messagesBroken`; empty if there are none. */
export const invariantsBroken = (stored: Stored, silent: ReadonlySet<number>): string[] => [
  ...sumsBroken(stored),
  ...messagesBroken(stored, silent),
  ...historyBroken(stored),
];

/** Whether the model's final days, bookings and histories equal the stored ones. */
export const endsAsStored = (stored: Stored) => {
  const wanted = summaryOfStored(stored);
  const histories = JSON.stringify(
    stored.bookings.map(({ id }) =>
      stored.changes.filter(({ guest_id: guest }) => guest === id).map(({ action }) => action),
    ),
  );
  return (model: Model): boolean =>
    summaryOf(model) === wanted &&
    JSON.stringify(Object.values(model.bookings).map(({ history }) => history)) === histories;
};

/**
 * What the site promises of two days and their bookings, as a program that does one thing after the other. It shares no
 * rule with the product (docs/decisions/0011). Money is in won.
 */
export type DayState = 'OPEN' | 'COMPLETE' | 'CLOSE' | 'CANCEL';

/** An entry of a waiting list. `offers` counts how often seats were offered to it; the last link alone opens. */
export interface ModelEntry {
  people: number;
  phone: number;
  state: 'WAITING' | 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'REMOVED';
  offers: number;
}

export interface ModelDay {
  id: number;
  state: DayState;
  total: number;
  sold: number;
  /** Seats that are held for people in line. */
  held: number;
  /** The waiting list; the first entry has number 1. */
  line: ModelEntry[];
  /** Fee and deposit of one person. */
  price: number;
  deposit: number;
  /** Whether one party has the whole boat. */
  chartered: boolean;
  /** Share of the payment that a cancellation returns, in per cent. */
  percent: number;
  /** Trips of the day that were cancelled with all bookings. */
  trips: number;
  /** How often the day has become CANCEL, or has stopped being so. */
  turns: number;
  /** The state before the last of them, unless it was taken back. */
  before: DayState | null;
}

/** State and money of a booking. */
interface Payment {
  state: 'WATTING' | 'COMPLETE' | 'CANCEL';
  paid: number | null;
  refund: Refund | null;
}

/** `shares` are the sums freed by each change with the rate of its day, oldest first. */
interface Refund {
  rate: number;
  won: number;
  marked: boolean;
  shares: { freed: number; rate: number }[];
}

/** The whole boat for one party: total fee and deposit, null if prices per person apply. */
export interface Charter {
  fee: number | null;
  deposit: number | null;
}

export interface ModelBooking extends Payment {
  day: number;
  key: string | null;
  /** Taken by the operator: it has no password, so that its guest cannot find it. */
  added: boolean;
  phone: number;
  memo: string;
  people: number;
  first: number;
  /** Deposit of one person. */
  deposit: number;
  charter: Charter | null;
  /** What was paid before the last confirmation; null if that cannot be taken back. */
  paidBefore: number | null;
  /** Whether a refund was paid that is not the current one. */
  refunded: boolean;
  /** Whether its deposit has a deadline. */
  deadline: boolean;
  /** Added as paid; until that is undone it has no deadline. */
  paidAtOnce: boolean;
  /** Whether the visitor reports a paid deposit. */
  claimed: boolean;
  called: boolean;
  cancelledBy: 'visitor' | 'operator' | null;
  /**
   * What it was before it was cancelled with its trip: `trip` is which cancellation of its day that was, 0 for a booking that
   * was cancelled alone on a cancelled day, and `turn` which turn of the day.
   */
  former: (Payment & Pick<ModelBooking, 'paidBefore' | 'refunded'> & { trip: number; turn: number }) | null;
  /** Deleted while a refund is owed. */
  debt: boolean;
  /** The actions that changed it, as the history names them. */
  history: string[];
}

export interface Model {
  days: ModelDay[];
  /** By id. */
  bookings: Record<number, ModelBooking>;
}

/** Calls that name a booking and nothing else. */
export type OnBooking =
  | 'find'
  | 'cancelOwn'
  | 'claim'
  | 'unclaim'
  | 'complete'
  | 'unpay'
  | 'cancel'
  | 'delete'
  | 'refund'
  | 'unrefund'
  | 'call'
  | 'uncall';

/** A request to the site. `id` is a booking's; of `book` and `add` it is the one in the response, if any. */
export type Call =
  | { call: 'book'; key: string; day: number; people: number; phone: number; ask: boolean; id: number | null }
  | {
      call: 'add';
      key: string;
      day: number;
      people: number;
      phone: number;
      paid: boolean;
      told: boolean;
      charter: Charter | null;
      id: number | null;
    }
  | { call: 'move'; id: number; day: number; full: boolean }
  /** All days and bookings as they are stored at one instant. */
  | { call: 'look' }
  | { call: 'edit'; id: number; people: number; phone: number; full: boolean }
  | { call: 'memo'; id: number; memo: string; seen: string | null }
  | { call: OnBooking; id: number }
  | { call: 'state'; day: number; state: DayState }
  | { call: 'join'; key: string; day: number; people: number; phone: number }
  /** The link of the `offer`-th offer to entry `number` of a day is opened. */
  | { call: 'accept'; day: number; number: number; offer: number; id: number | null }
  | { call: 'decline'; day: number; number: number; offer: number }
  | { call: 'offer'; day: number; number: number }
  | { call: 'leave'; day: number; number: number }
  | { call: 'cancelTrip'; day: number }
  | { call: 'restoreTrip'; day: number }
  | { call: 'notice'; day: number }
  | { call: 'bulk'; days: number[]; total: number; deposit: number; state: DayState | null };

const REFUSED = {
  conflict: '409 CONFLICT',
  missing: '404 NOT_FOUND',
  unknown: '404 BOOKING_NOT_FOUND',
} as const;

/** A booking as responses show it. */
export const shown = (
  id: number,
  { state, people, paid, refund }: Pick<ModelBooking, 'state' | 'people' | 'paid' | 'refund'>,
): string =>
  `200 #${id} ${state} ${people} paid ${paid} refund ${refund ? `${refund.rate}% ${refund.won} ${refund.marked}` : null}`;

/** The days and bookings of a model, as `look` shows them. */
export const look = ({ days, bookings }: Model): string =>
  [
    ...days.map(
      ({ id, state, total, sold, held, line, chartered }) =>
        `day ${id} ${state} ${sold}+${held}/${total} chartered ${chartered} line ${line.map((one) => `${one.people} ${one.state}`).join(', ')}`,
    ),
    ...Object.entries(bookings).map(
      ([id, booking]) =>
        `${shown(Number(id), booking)} on ${days[booking.day]?.id} at ${booking.deposit} charter ${JSON.stringify(booking.charter)} memo ${booking.memo} before ${booking.paidBefore} debt ${booking.debt} deadline ${booking.deadline} claimed ${booking.claimed} called ${booking.called} by ${booking.cancelledBy} trip ${booking.former !== null}`,
    ),
  ].join('\n');

const left = ({ total, sold, held, chartered }: ModelDay): number => (chartered ? 0 : Math.max(0, total - sold - held));
const dayOf = ({ days }: Model, index: number): ModelDay => days[index] as ModelDay;

/**
 * Takes or frees seats: the last seat, or a charter, closes a day that takes bookings, a freed seat opens a closed one,
 * unless it is one of a party that still has the boat.
 */
const moveSeats = (day: ModelDay, seats: number, charter: Charter | null): void => {
  day.sold += seats;
  if (charter) day.chartered = day.sold > 0;
  if (day.state === 'OPEN' && seats > 0 && left(day) === 0) day.state = 'COMPLETE';
  else if (day.state === 'COMPLETE' && seats < 0 && !day.chartered) day.state = 'OPEN';
};

/**
 * Holds seats for people in line, or lets them go; the last seat closes the day, and one that is free opens it if the day was
 * full: with seats left it was closed by hand.
 */
const hold = (day: ModelDay, seats: number): void => {
  const wasFull = left(day) === 0;
  day.held += seats;
  if (day.state === 'OPEN' && seats > 0 && left(day) === 0) day.state = 'COMPLETE';
  else if (day.state === 'COMPLETE' && seats < 0 && wasFull && left(day) > 0) day.state = 'OPEN';
};

const offerTo = (day: ModelDay, entry: ModelEntry): void => {
  entry.state = 'OFFERED';
  entry.offers += 1;
  hold(day, entry.people);
};

/** Offered entries return to the line. */
const withdraw = (day: ModelDay): void => {
  for (const entry of day.line.filter(({ state }) => state === 'OFFERED')) {
    entry.state = 'WAITING';
    hold(day, -entry.people);
  }
};

const closedForOffers = (day: ModelDay): string | null => {
  if (day.state === 'CANCEL') return '409 DAY_CANCELLED';
  if (day.chartered) return '409 DAY_CHARTERED';
  return day.state === 'CLOSE' ? '409 DAY_CLOSED' : null;
};

/** Freed seats are offered in the order of the line, to each entry that fits. */
const settleLine = (day: ModelDay): void => {
  if (closedForOffers(day)) withdraw(day);
  for (const entry of day.line)
    if (day.state === 'OPEN' && entry.state === 'WAITING' && entry.people <= left(day)) offerTo(day, entry);
};

/** The deposit of a booking: per person, or as agreed for the boat, at most its fee. */
const owed = ({ people, deposit, charter }: Pick<ModelBooking, 'people' | 'deposit' | 'charter'>): number => {
  const all = charter?.deposit ?? people * deposit;
  return charter?.fee != null && charter.fee < all ? charter.fee : all;
};

const freedOf = (shares: Refund['shares']): number => shares.reduce((sum, { freed }) => sum + freed, 0);

/** A refund of these shares; null without one. */
const refundOf = (shares: Refund['shares']): Refund | null => {
  if (shares.length === 0) return null;
  const freed = freedOf(shares);
  const won = shares.reduce((sum, share) => sum + (share.freed * share.rate) / 100, 0);
  return { rate: freed === 0 ? 0 : Math.round((won / freed) * 100), won, marked: false, shares };
};

/** The booking's remaining payments: paid less refunded. */
const covering = ({ paid, refund }: ModelBooking): number => (paid ?? 0) - freedOf(refund?.shares ?? []);

/** A refund that was marked is over once the booking changes. */
const close = (booking: ModelBooking): void => {
  if (!booking.refund?.marked) return;
  Object.assign(booking, { paid: covering(booking), refund: null, paidBefore: null, refunded: true });
};

/** What a new booking has nothing of. */
const NEW = {
  memo: '',
  paidBefore: null,
  refunded: false,
  refund: null,
  debt: false,
  paidAtOnce: false,
  claimed: false,
  called: false,
  cancelledBy: null,
  former: null,
} as const;

const book = (model: Model, sent: Extract<Call, { call: 'book' }>): string => {
  const { key, people, phone, ask, id } = sent;
  const earlier = Object.entries(model.bookings).find(([, one]) => one.key === key);
  if (earlier) {
    const [its, one] = earlier;
    if (one.first !== people) return '409 EARLIER_BOOKING';
    return shown(Number(its), { ...one, state: 'WATTING', people: one.first, paid: null, refund: null });
  }
  const day = dayOf(model, sent.day);
  if (day.state === 'CANCEL') return '409 DAY_CANCELLED';
  if (day.chartered) return '409 DAY_CHARTERED';
  if (day.state === 'CLOSE' || (day.state === 'COMPLETE' && left(day) > 0)) return '409 DAY_CLOSED';
  if (day.state === 'COMPLETE' || left(day) < people) return `409 SEATS_GONE ${left(day)}`;
  const held = Object.values(model.bookings);
  if (ask && held.some((one) => one.day === sent.day && one.phone === phone && one.state !== 'CANCEL'))
    return '409 DUPLICATE_BOOKING';
  if (id === null || model.bookings[id]) return '200 with an id of its own';
  moveSeats(day, people, null);
  model.bookings[id] = {
    ...NEW,
    day: sent.day,
    key,
    added: false,
    phone,
    people,
    first: people,
    deposit: day.deposit,
    charter: null,
    state: 'WATTING',
    paid: null,
    deadline: day.deposit > 0,
    history: ['BOOKED'],
  };
  return shown(id, model.bookings[id]);
};

/** Whether the agreed prices are possible: the deposit is at most the fee. */
const isAgreed = ({ fee, deposit }: Charter, { price, total }: ModelDay): boolean =>
  deposit === null || deposit <= (fee ?? total * price);

/** What was not agreed for the boat is that of all seats. */
const agreedFor = (charter: Charter, { price, deposit: each, total }: ModelDay): Charter => {
  const fee = charter.fee ?? total * price;
  return { fee, deposit: Math.min(charter.deposit ?? total * each, fee) };
};

/** Why a day does not take a party that the operator puts there: the trip does not sail, the boat is taken, no seats. */
const refusedBy = (day: ModelDay, people: number, charter: Charter | null): string | null => {
  if (day.state === 'CANCEL') return '409 DAY_CANCELLED';
  if (day.chartered) return '409 DAY_CHARTERED';
  if (charter && day.sold + day.held > 0) return '409 DAY_BOOKED';
  return left(day) < people ? `409 SEATS_GONE ${left(day)}` : null;
};

/** A booking that the operator takes: limited by the seats alone, unless the trip is cancelled or the boat is taken. */
const add = (model: Model, sent: Extract<Call, { call: 'add' }>): string => {
  const { key, people, phone, paid, charter, id } = sent;
  const earlier = Object.entries(model.bookings).find(([, one]) => one.key === key);
  if (earlier) return earlier[1].first === people ? shown(Number(earlier[0]), earlier[1]) : '409 EARLIER_BOOKING';
  const day = dayOf(model, sent.day);
  if (charter && !isAgreed(charter, day)) return '400 VALIDATION';
  const refused = refusedBy(day, people, charter);
  if (refused) return refused;
  if (id === null || model.bookings[id]) return '200 with an id of its own';
  moveSeats(day, people, charter);
  const { deposit } = day;
  const agreed = charter && agreedFor(charter, day);
  const all = owed({ people, deposit, charter: agreed });
  model.bookings[id] = {
    ...NEW,
    day: sent.day,
    key,
    added: true,
    phone,
    people,
    first: people,
    deposit,
    charter: agreed,
    state: paid ? 'COMPLETE' : 'WATTING',
    paid: paid ? all : null,
    paidBefore: paid ? 0 : null,
    deadline: !paid && all > 0,
    paidAtOnce: paid,
    history: ['BOOKED'],
  };
  return shown(id, model.bookings[id]);
};

const cancel = (model: Model, booking: ModelBooking, by: 'visitor' | 'operator'): void => {
  const day = dayOf(model, booking.day);
  const percent = day.state === 'CANCEL' ? 100 : day.percent;
  if (booking.state === 'COMPLETE') {
    close(booking);
    booking.refund = refundOf([...(booking.refund?.shares ?? []), { freed: covering(booking), rate: percent }]);
  }
  booking.state = 'CANCEL';
  booking.cancelledBy = by;
  booking.history.push('CANCELLED');
  moveSeats(day, -booking.people, booking.charter);
  settleLine(day);
};

/**
 * Payments stay. The surplus of the changed booking is refunded at its own `percent`; a shortfall is first taken from
 * the latest open refund.
 */
const settle = (booking: ModelBooking, becomes: ModelBooking, percent: number): void => {
  close(booking);
  const shares = (booking.refund?.shares ?? []).map((share) => ({ ...share }));
  let missing = owed(becomes) - covering(booking);
  if (missing < 0) shares.push({ freed: -missing, rate: percent });
  for (const share of [...shares].reverse()) {
    const taken = Math.max(0, Math.min(share.freed, missing));
    share.freed -= taken;
    missing -= taken;
  }
  booking.refund = refundOf(shares.filter(({ freed }) => freed > 0));
};

/** Whether a booking was cancelled with its trip and can be active again: its refund was not paid. */
const isRevivable = ({ state, former, refund }: ModelBooking): boolean =>
  state === 'CANCEL' && former !== null && !refund?.marked;

const revive = (booking: ModelBooking): void => {
  const { state, paid, refund, paidBefore, refunded } = booking.former as NonNullable<ModelBooking['former']>;
  Object.assign(booking, { state, paid, refund, paidBefore, refunded, cancelledBy: null, former: null, called: false });
};

/**
 * A booking goes to the other day with its seats and payments, at the prices of that day; one that was cancelled with
 * its trip is active again.
 */
const move = (model: Model, booking: ModelBooking, { day, full }: { day: number; full: boolean }): string | null => {
  const revived = isRevivable(booking);
  if (booking.state === 'CANCEL' && !revived) return REFUSED.conflict;
  if (day === booking.day) return '409 SAME_DAY';
  const from = dayOf(model, booking.day);
  const to = dayOf(model, day);
  const refused = refusedBy(to, booking.people, booking.charter);
  if (refused) return refused;
  if (revived) revive(booking);
  const becomes = { ...booking, deposit: to.deposit };
  if (booking.state === 'COMPLETE' && owed(becomes) !== owed(booking))
    settle(booking, becomes, full || from.state === 'CANCEL' ? 100 : from.percent);
  Object.assign(booking, { day, deposit: to.deposit, called: false });
  if (!revived) moveSeats(from, -booking.people, booking.charter);
  moveSeats(to, booking.people, booking.charter);
  if (!revived) settleLine(from);
  booking.history.push('MOVED');
  return null;
};

const edit = (
  model: Model,
  booking: ModelBooking,
  { people, phone, full }: { people: number; phone: number; full: boolean },
): string | null => {
  const day = dayOf(model, booking.day);
  if (booking.state === 'CANCEL') return REFUSED.conflict;
  if (people > (booking.charter ? day.total : booking.people + left(day))) return '400 VALIDATION';
  const seats = people - booking.people;
  const becomes = { ...booking, people };
  if (booking.state === 'COMPLETE' && owed(becomes) !== owed(booking))
    settle(booking, becomes, full || day.state === 'CANCEL' ? 100 : day.percent);
  Object.assign(booking, { people, phone });
  if (seats !== 0) moveSeats(day, seats, booking.charter);
  if (seats < 0) settleLine(day);
  booking.history.push('EDITED');
  return null;
};

const complete = (booking: ModelBooking): string | null => {
  const due = owed(booking) - covering(booking);
  if (booking.state === 'CANCEL' || (booking.state === 'COMPLETE' && due <= 0)) return REFUSED.conflict;
  booking.paidBefore = booking.paid ?? 0;
  booking.paid = (booking.paid ?? 0) + Math.max(0, due);
  booking.state = 'COMPLETE';
  booking.history.push('PAID');
  return null;
};

const unpay = (booking: ModelBooking): string | null => {
  const { refund, paidBefore } = booking;
  if (booking.state !== 'COMPLETE') return REFUSED.conflict;
  if (refund) return refund.marked ? '409 UNPAY_REFUNDED' : '409 UNPAY_REFUND_OPEN';
  if (paidBefore === null) return booking.refunded ? '409 UNPAY_REFUNDED' : '409 UNPAY_OLDER';
  if (paidBefore === 0) {
    booking.state = 'WATTING';
    // It gets the deadline that it would have had.
    if (booking.paidAtOnce) booking.deadline = owed(booking) > 0;
    booking.paidAtOnce = false;
  }
  booking.paid = paidBefore === 0 ? null : paidBefore;
  booking.paidBefore = null;
  booking.history.push('UNPAID');
  return null;
};

const mark = (booking: ModelBooking, marked: boolean): string | null => {
  const { refund, state } = booking;
  if (state === 'WATTING' || !refund || refund.won === 0 || refund.marked === marked) return REFUSED.conflict;
  refund.marked = marked;
  booking.history.push(marked ? 'REFUNDED' : 'UNREFUNDED');
  return null;
};

/** Saving the same note again changes nothing; one that was saved since it was read is not overwritten. */
const note = (booking: ModelBooking, { memo, seen }: { memo: string; seen: string | null }): string | null => {
  if (seen !== null && seen !== booking.memo && memo !== booking.memo) return REFUSED.conflict;
  if (memo !== booking.memo) booking.history.push('GUEST_MEMO');
  booking.memo = memo;
  return null;
};

/** A visitor reports a deposit as paid; repeating it changes nothing. */
const claim = (booking: ModelBooking, claimed: boolean): string | null => {
  if (booking.state !== 'WATTING' || owed(booking) === 0) return '409 NO_DEPOSIT_DUE';
  if (booking.claimed !== claimed) booking.history.push(claimed ? 'CLAIMED' : 'UNCLAIMED');
  booking.claimed = claimed;
  return null;
};

const tick = (booking: ModelBooking, called: boolean): null => {
  if (booking.called !== called) booking.history.push(called ? 'CALLED' : 'UNCALLED');
  booking.called = called;
  return null;
};

const remove = (model: Model, id: number, booking: ModelBooking): string => {
  if (booking.state !== 'CANCEL') return REFUSED.conflict;
  const answer = shown(id, booking);
  if (booking.refund && booking.refund.won > 0 && !booking.refund.marked) {
    Object.assign(booking, { debt: true, key: null, memo: '' });
    booking.history.push('DELETED');
  } else Reflect.deleteProperty(model.bookings, id);
  return answer;
};

const bookingsOn = ({ bookings }: Model, day: number): ModelBooking[] =>
  Object.values(bookings).filter((one) => one.day === day);

/** Earlier ticks of calls are outdated. */
const forgetCalls = (model: Model, index: number): void => {
  for (const booking of bookingsOn(model, index)) booking.called = false;
};

/** What follows if a plain change has cancelled the trip of a day, or has ended its cancellation: nothing can be restored. */
const turn = (model: Model, index: number, was: DayState): void => {
  const day = dayOf(model, index);
  if ((was === 'CANCEL') === (day.state === 'CANCEL')) return;
  day.turns += 1;
  day.before = null;
  forgetCalls(model, index);
};

const bulk = (model: Model, { days, total, deposit, state }: Extract<Call, { call: 'bulk' }>): string => {
  const asked = days.map((index) => dayOf(model, index));
  if (asked.some(({ sold, held }) => sold + held > total)) return '400 VALIDATION';
  let changed = 0;
  for (const index of days) {
    const day = dayOf(model, index);
    const was = day.state;
    const before = JSON.stringify(day);
    const wasFull = day.state === 'COMPLETE' && left(day) === 0;
    Object.assign(day, { total, deposit });
    if (state !== null) day.state = state === 'OPEN' && left(day) === 0 ? 'COMPLETE' : state;
    else if (wasFull && left(day) > 0) day.state = 'OPEN';
    else if (day.state === 'OPEN' && day.sold + day.held > 0 && left(day) === 0) day.state = 'COMPLETE';
    if (JSON.stringify(day) === before) continue;
    changed += 1;
    turn(model, index, was);
    settleLine(day);
  }
  return `200 ${changed}`;
};

/** The trip does not sail: all its bookings are cancelled, and everything paid is to be refunded. */
const cancelTrip = (model: Model, index: number): string => {
  const day = dayOf(model, index);
  const active = bookingsOn(model, index).filter(({ state }) => state !== 'CANCEL');
  if (day.state === 'CANCEL' && active.length === 0) return REFUSED.conflict;
  day.trips += 1;
  if (day.state !== 'CANCEL') day.turns += 1;
  withdraw(day);
  // Full by its bookings, some of which may not return.
  day.before = day.state === 'COMPLETE' && left(day) === 0 ? 'OPEN' : day.state;
  day.state = 'CANCEL';
  let back = 0;
  for (const booking of active) {
    const { state, paid, refund, paidBefore, refunded } = booking;
    cancel(model, booking, 'operator');
    const was = { state, paid, refund, paidBefore, refunded };
    Object.assign(booking, { called: false, former: { ...was, trip: day.trips, turn: day.turns } });
    back += booking.refund?.won ?? 0;
  }
  return `200 cancelled ${active.length} paid ${active.filter(({ former }) => former?.state === 'COMPLETE').length} refund ${back}`;
};

/** Restores the trip: bookings return to their former state, except those refunded, moved or deleted since. */
const restoreTrip = (model: Model, index: number): string => {
  const day = dayOf(model, index);
  if (day.state !== 'CANCEL' || day.before === null) return REFUSED.conflict;
  const cancelled = bookingsOn(model, index).filter(({ former, debt }) => former?.trip === day.trips && !debt);
  const revived = cancelled.filter(isRevivable);
  if (day.before === 'CANCEL' && revived.length === 0) return REFUSED.conflict;
  const people = revived.reduce((sum, booking) => sum + booking.people, 0);
  const party = revived.find(({ charter }) => charter !== null);
  if (people > 0 && (left(day) < people || (party && day.sold > 0))) return `409 SEATS_GONE ${left(day)}`;
  if (people > 0) moveSeats(day, people, party?.charter ?? null);
  day.state = day.before === 'OPEN' && left(day) === 0 ? 'COMPLETE' : day.before;
  if (day.before !== 'CANCEL') day.turns += 1;
  day.before = null;
  for (const booking of revived) {
    revive(booking);
    booking.history.push('RESTORED');
  }
  settleLine(day);
  return `200 restored ${revived.length} kept ${cancelled.length - revived.length}`;
};

/** A message to every guest of a day; for a cancelled trip also to those cancelled with it or later. */
const notice = (model: Model, index: number): string => {
  const day = dayOf(model, index);
  const told = bookingsOn(model, index).filter(
    ({ state, former, debt }) =>
      !debt && (state !== 'CANCEL' || (day.state === 'CANCEL' && former?.turn === day.turns)),
  );
  if (told.length === 0) return REFUSED.conflict;
  forgetCalls(model, index);
  return `200 told ${told.length}`;
};

/** A visitor waits for seats of a full day. */
const join = (model: Model, { day: index, people, phone }: Extract<Call, { call: 'join' }>): string => {
  const day = dayOf(model, index);
  const closed = closedForOffers(day);
  if (closed) return closed;
  if (day.state === 'COMPLETE' && left(day) > 0) return '409 DAY_CLOSED';
  if (left(day) > 0) return '409 SEATS_FREE';
  // Open without a seat: a day that has none at all, which takes no entries.
  if (day.state === 'OPEN') return '409 DAY_CLOSED';
  if (people > day.total) return '400 VALIDATION';
  if (day.line.some((one) => one.phone === phone && (one.state === 'WAITING' || one.state === 'OFFERED')))
    return '409 ALREADY_WAITING';
  day.line.push({ people, phone, state: 'WAITING', offers: 0 });
  return `200 number ${day.line.length} people ${people}`;
};

/** The seats of an offer are free for the next in line. */
const passOn = (day: ModelDay, entry: ModelEntry, state: 'DECLINED' | 'REMOVED'): void => {
  entry.state = state;
  hold(day, -entry.people);
  settleLine(day);
};

/** The link of an offer is opened, and the seats are booked or not wanted. */
const answerOffer = (model: Model, sent: Extract<Call, { call: 'accept' | 'decline' }>): string => {
  const day = dayOf(model, sent.day);
  const entry = day.line[sent.number - 1];
  if (!entry || sent.offer === 0 || entry.offers !== sent.offer) return '404 OFFER_NOT_FOUND';
  if (entry.state === 'ACCEPTED') return '409 OFFER_ACCEPTED';
  const closed = closedForOffers(day);
  if (closed) return closed;
  if (entry.state !== 'OFFERED') return '409 OFFER_OVER';
  if (sent.call === 'decline') {
    passOn(day, entry, 'DECLINED');
    return '204';
  }
  const { people, phone } = entry;
  if (sent.id === null || model.bookings[sent.id]) return '200 with an id of its own';
  entry.state = 'ACCEPTED';
  day.held -= people;
  day.sold += people;
  model.bookings[sent.id] = {
    ...NEW,
    day: sent.day,
    key: null,
    added: false,
    phone,
    people,
    first: people,
    deposit: day.deposit,
    charter: null,
    state: 'WATTING',
    paid: null,
    deadline: day.deposit > 0,
    history: ['BOOKED'],
  };
  return shown(sent.id, model.bookings[sent.id] as ModelBooking);
};

/** The operator offers free seats to an entry, also before earlier ones. */
const offerByHand = (model: Model, { day: index, number }: { day: number; number: number }): string => {
  const day = dayOf(model, index);
  const entry = day.line[number - 1];
  if (!entry) return REFUSED.missing;
  if (entry.state !== 'WAITING') return REFUSED.conflict;
  const closed = closedForOffers(day);
  if (closed) return closed;
  if (left(day) < entry.people) return `409 SEATS_GONE ${left(day)}`;
  offerTo(day, entry);
  return `200 offered ${number}`;
};

/** The operator takes an entry off the list. */
const leave = (model: Model, { day: index, number }: { day: number; number: number }): string => {
  const day = dayOf(model, index);
  const entry = day.line[number - 1];
  if (!entry) return REFUSED.missing;
  if (entry.state === 'OFFERED') passOn(day, entry, 'REMOVED');
  else if (entry.state === 'WAITING') entry.state = 'REMOVED';
  else return REFUSED.conflict;
  return '204';
};

const changeState = (model: Model, index: number, asked: DayState): string => {
  const day = dayOf(model, index);
  const was = day.state;
  const state = asked === 'OPEN' && left(day) === 0 ? 'COMPLETE' : asked;
  if (state !== was) {
    day.state = state;
    turn(model, index, was);
    settleLine(day);
  }
  return `200 ${day.state}`;
};

/** Whether a request is a visitor's, with booking number and password. */
export const isOwn = (call: Call['call']): call is 'find' | 'cancelOwn' | 'claim' | 'unclaim' =>
  ['find', 'cancelOwn', 'claim', 'unclaim'].includes(call);

/** Carries out a request on the model, and returns the response that the site must give. */
export const apply = (model: Model, sent: Call): string => {
  if (sent.call === 'book') return book(model, sent);
  if (sent.call === 'add') return add(model, sent);
  if (sent.call === 'look') return look(model);
  if (sent.call === 'bulk') return bulk(model, sent);
  if (sent.call === 'cancelTrip') return cancelTrip(model, sent.day);
  if (sent.call === 'restoreTrip') return restoreTrip(model, sent.day);
  if (sent.call === 'notice') return notice(model, sent.day);
  if (sent.call === 'join') return join(model, sent);
  if (sent.call === 'accept' || sent.call === 'decline') return answerOffer(model, sent);
  if (sent.call === 'offer') return offerByHand(model, sent);
  if (sent.call === 'leave') return leave(model, sent);
  if (sent.call === 'state') return changeState(model, sent.day, sent.state);
  const { call, id } = sent;
  const booking = model.bookings[id];
  const own = isOwn(call);
  if (!booking || (booking.debt && call !== 'refund' && call !== 'unrefund') || (booking.added && own))
    return own ? REFUSED.unknown : REFUSED.missing;
  if (call === 'find') return shown(id, booking);
  if (call === 'delete') return remove(model, id, booking);
  if (call === 'cancelOwn' || call === 'cancel') {
    if (booking.state === 'CANCEL') return own ? '409 ALREADY_CANCELLED' : REFUSED.conflict;
    const { state, paid, refund, paidBefore, refunded } = booking;
    const day = dayOf(model, booking.day);
    cancel(model, booking, own ? 'visitor' : 'operator');
    const was = { state, paid, refund, paidBefore, refunded };
    // As if it had been cancelled with the trip.
    if (!own && day.state === 'CANCEL') booking.former = { ...was, trip: 0, turn: day.turns };
    return shown(id, booking);
  }
  let refused: string | null;
  if (call === 'edit') refused = edit(model, booking, sent);
  else if (call === 'move') refused = move(model, booking, sent);
  else if (call === 'memo') refused = note(booking, sent);
  else if (call === 'complete') refused = complete(booking);
  else if (call === 'claim' || call === 'unclaim') refused = claim(booking, call === 'claim');
  else if (call === 'call' || call === 'uncall') refused = tick(booking, call === 'call');
  else if (call === 'unpay') refused = unpay(booking);
  else refused = mark(booking, call === 'refund');
  return refused ?? shown(id, booking);
};

/**
 * A sequential model of two days and their bookings. It shares no rule with the product (docs/decisions/0011). Money is
 * in won.
 */
export type DayState = 'OPEN' | 'COMPLETE' | 'CLOSE' | 'CANCEL';

/** An entry of a waiting list. `offers` counts its offers; only the link of the last one is valid. */
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
  /** Seats held for offers to the waiting list. */
  held: number;
  /** The waiting list; the first entry has number 1. */
  line: ModelEntry[];
  /** Fee and deposit per person. */
  price: number;
  deposit: number;
  /** Whether one party has the whole boat. */
  chartered: boolean;
  /** Refund rate of a cancellation, in per cent. */
  percent: number;
  /** Number of cancellations of the trip with all bookings. */
  trips: number;
  /** Number of changes to CANCEL or from CANCEL. */
  turns: number;
  /** The state before the last cancellation of the trip; null if it cannot be restored. */
  before: DayState | null;
}

/** State and money of a booking. */
interface Payment {
  state: 'WATTING' | 'COMPLETE' | 'CANCEL';
  paid: number | null;
  refund: Refund | null;
}

/** `shares` are the sums freed by each change, with its refund rate, oldest first. */
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
  /** Added by the operator: without a password, so the guest cannot look it up. */
  added: boolean;
  phone: number;
  memo: string;
  people: number;
  first: number;
  /** Deposit per person. */
  deposit: number;
  charter: Charter | null;
  /** The payment before the last confirmation; null if the confirmation cannot be undone. */
  paidBefore: number | null;
  /** Whether an earlier refund was paid. */
  refunded: boolean;
  /** Whether its deposit has a deadline. */
  deadline: boolean;
  /** Added as paid; it has no deadline unless the payment is undone. */
  paidAtOnce: boolean;
  /** Whether the visitor has reported the deposit as paid. */
  claimed: boolean;
  called: boolean;
  cancelledBy: 'visitor' | 'operator' | null;
  /**
   * The booking before it was cancelled with its trip. `trip` is the number of that cancellation, 0 for a single booking
   * cancelled later on a cancelled day; `turn` is the value of the day's `turns`.
   */
  former: (Payment & Pick<ModelBooking, 'paidBefore' | 'refunded'> & { trip: number; turn: number }) | null;
  /** Deleted while a refund was due. */
  debt: boolean;
  /** Its actions, named as in the history. */
  history: string[];
}

export interface Model {
  days: ModelDay[];
  /** By id. */
  bookings: Record<number, ModelBooking>;
}

/** Operations with a booking as the only parameter. */
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

/** An operation of the site. `id` is the booking; for `book`, `add` and `accept` it is taken from the response, if any. */
export type Operation =
  | { op: 'book'; key: string; day: number; people: number; phone: number; ask: boolean; id: number | null }
  | {
      op: 'add';
      key: string;
      day: number;
      people: number;
      phone: number;
      paid: boolean;
      told: boolean;
      charter: Charter | null;
      id: number | null;
    }
  | { op: 'move'; id: number; day: number; full: boolean }
  /** Reads all stored days and bookings at one instant. */
  | { op: 'read' }
  | { op: 'edit'; id: number; people: number; phone: number; full: boolean }
  | { op: 'memo'; id: number; memo: string; seen: string | null }
  | { op: OnBooking; id: number }
  | { op: 'state'; day: number; state: DayState }
  | { op: 'join'; key: string; day: number; people: number; phone: number }
  /** Accepts by the link of the `offer`-th offer to entry `number` of a day. */
  | { op: 'accept'; day: number; number: number; offer: number; id: number | null }
  | { op: 'decline'; day: number; number: number; offer: number }
  | { op: 'offer'; day: number; number: number }
  | { op: 'leave'; day: number; number: number }
  | { op: 'cancelTrip'; day: number }
  | { op: 'restoreTrip'; day: number }
  | { op: 'notice'; day: number }
  | { op: 'bulk'; days: number[]; total: number; deposit: number; state: DayState | null };

const REFUSED = {
  conflict: '409 CONFLICT',
  missing: '404 NOT_FOUND',
  unknown: '404 BOOKING_NOT_FOUND',
} as const;

/** Text of a booking in a response. */
export const shown = (
  id: number,
  { state, people, paid, refund }: Pick<ModelBooking, 'state' | 'people' | 'paid' | 'refund'>,
): string =>
  `200 #${id} ${state} ${people} paid ${paid} refund ${refund ? `${refund.rate}% ${refund.won} ${refund.marked}` : null}`;

/** Text of all days and bookings, the response of `read`. */
export const summaryOf = ({ days, bookings }: Model): string =>
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
 * Sells or frees seats. The last seat or a charter closes an open day. A freed seat opens a full one, unless a charter
 * remains.
 */
const moveSeats = (day: ModelDay, seats: number, charter: Charter | null): void => {
  day.sold += seats;
  if (charter) day.chartered = day.sold > 0;
  if (day.state === 'OPEN' && seats > 0 && left(day) === 0) day.state = 'COMPLETE';
  else if (day.state === 'COMPLETE' && seats < 0 && !day.chartered) day.state = 'OPEN';
};

/**
 * Holds or releases seats for offers. The last seat closes the day. A released seat opens a full day; a day with free
 * seats was closed by the operator and stays closed.
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

/** Withdraws all offers; their entries wait again. */
const withdraw = (day: ModelDay): void => {
  for (const entry of day.line.filter(({ state }) => state === 'OFFERED')) {
    entry.state = 'WAITING';
    hold(day, -entry.people);
  }
};

const refusalOfOffers = (day: ModelDay): string | null => {
  if (day.state === 'CANCEL') return '409 DAY_CANCELLED';
  if (day.chartered) return '409 DAY_CHARTERED';
  return day.state === 'CLOSE' ? '409 DAY_CLOSED' : null;
};

/** Offers free seats in the order of the waiting list, to each entry that fits. */
const settleLine = (day: ModelDay): void => {
  if (refusalOfOffers(day)) withdraw(day);
  for (const entry of day.line)
    if (day.state === 'OPEN' && entry.state === 'WAITING' && entry.people <= left(day)) offerTo(day, entry);
};

/** The deposit of a booking: per person, or as agreed for a charter, at most its fee. */
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

/** Payments less refunds. */
const covering = ({ paid, refund }: ModelBooking): number => (paid ?? 0) - freedOf(refund?.shares ?? []);

/** Settles a refund marked as paid before the booking changes. */
const close = (booking: ModelBooking): void => {
  if (!booking.refund?.marked) return;
  Object.assign(booking, { paid: covering(booking), refund: null, paidBefore: null, refunded: true });
};

/** Initial values of a new booking. */
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

const book = (model: Model, sent: Extract<Operation, { op: 'book' }>): string => {
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
  if (id === null || model.bookings[id]) return '200 with a new id';
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

/** Whether agreed prices are valid: the deposit is at most the fee. */
const isValidCharter = ({ fee, deposit }: Charter, { price, total }: ModelDay): boolean =>
  deposit === null || deposit <= (fee ?? total * price);

/** The prices of a charter; those not agreed are the prices of all seats. */
const agreedFor = (charter: Charter, { price, deposit: each, total }: ModelDay): Charter => {
  const fee = charter.fee ?? total * price;
  return { fee, deposit: Math.min(charter.deposit ?? total * each, fee) };
};

/** Why a day refuses a party from the operator: trip cancelled, boat chartered, seats sold; null if it does not. */
const refusedBy = (day: ModelDay, people: number, charter: Charter | null): string | null => {
  if (day.state === 'CANCEL') return '409 DAY_CANCELLED';
  if (day.chartered) return '409 DAY_CHARTERED';
  if (charter && day.sold + day.held > 0) return '409 DAY_BOOKED';
  return left(day) < people ? `409 SEATS_GONE ${left(day)}` : null;
};

/** A booking by the operator, also on closed days, within the seats. */
const add = (model: Model, sent: Extract<Operation, { op: 'add' }>): string => {
  const { key, people, phone, paid, charter, id } = sent;
  const earlier = Object.entries(model.bookings).find(([, one]) => one.key === key);
  if (earlier) return earlier[1].first === people ? shown(Number(earlier[0]), earlier[1]) : '409 EARLIER_BOOKING';
  const day = dayOf(model, sent.day);
  if (charter && !isValidCharter(charter, day)) return '400 VALIDATION';
  const refused = refusedBy(day, people, charter);
  if (refused) return refused;
  if (id === null || model.bookings[id]) return '200 with a new id';
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
 * Payments stay. A surplus after the change is refunded at `percent`; a shortfall first reduces the latest open refund.
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

/** Whether a booking was cancelled with its trip and can be restored: its refund is not paid. */
const isRevivable = ({ state, former, refund }: ModelBooking): boolean =>
  state === 'CANCEL' && former !== null && !refund?.marked;

const revive = (booking: ModelBooking): void => {
  const { state, paid, refund, paidBefore, refunded } = booking.former as NonNullable<ModelBooking['former']>;
  Object.assign(booking, { state, paid, refund, paidBefore, refunded, cancelledBy: null, former: null, called: false });
};

/**
 * Moves a booking to the other day with its seats and payments, at the prices of that day. A booking cancelled with its
 * trip becomes active again.
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
    // It gets the deadline that a booking added as unpaid has.
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

/** Saving the same memo changes nothing; a memo changed since it was read is not overwritten. */
const note = (booking: ModelBooking, { memo, seen }: { memo: string; seen: string | null }): string | null => {
  if (seen !== null && seen !== booking.memo && memo !== booking.memo) return REFUSED.conflict;
  if (memo !== booking.memo) booking.history.push('GUEST_MEMO');
  booking.memo = memo;
  return null;
};

/** A visitor reports a deposit as paid, or takes that back; repeating it changes nothing. */
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
  const response = shown(id, booking);
  if (booking.refund && booking.refund.won > 0 && !booking.refund.marked) {
    Object.assign(booking, { debt: true, key: null, memo: '' });
    booking.history.push('DELETED');
  } else Reflect.deleteProperty(model.bookings, id);
  return response;
};

const bookingsOn = ({ bookings }: Model, day: number): ModelBooking[] =>
  Object.values(bookings).filter((one) => one.day === day);

/** Resets the ticks of telephone calls. */
const forgetCalls = (model: Model, index: number): void => {
  for (const booking of bookingsOn(model, index)) booking.called = false;
};

/** After a change of the state to or from CANCEL, no cancelled trip can be restored. */
const turn = (model: Model, index: number, was: DayState): void => {
  const day = dayOf(model, index);
  if ((was === 'CANCEL') === (day.state === 'CANCEL')) return;
  day.turns += 1;
  day.before = null;
  forgetCalls(model, index);
};

const bulk = (model: Model, { days, total, deposit, state }: Extract<Operation, { op: 'bulk' }>): string => {
  const chosen = days.map((index) => dayOf(model, index));
  if (chosen.some(({ sold, held }) => sold + held > total)) return '400 VALIDATION';
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

/** Cancels the trip with all bookings and full refunds. */
const cancelTrip = (model: Model, index: number): string => {
  const day = dayOf(model, index);
  const active = bookingsOn(model, index).filter(({ state }) => state !== 'CANCEL');
  if (day.state === 'CANCEL' && active.length === 0) return REFUSED.conflict;
  day.trips += 1;
  if (day.state !== 'CANCEL') day.turns += 1;
  withdraw(day);
  // A full day becomes OPEN, because some of its bookings may not be restored.
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

/** Restores the trip and its bookings, except those refunded, moved or deleted since. */
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

/** Sends a message to every guest of a day; for a cancelled trip also to the bookings cancelled with it or later. */
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

/** A visitor joins the waiting list of a full day. */
const join = (model: Model, { day: index, people, phone }: Extract<Operation, { op: 'join' }>): string => {
  const day = dayOf(model, index);
  const closed = refusalOfOffers(day);
  if (closed) return closed;
  if (day.state === 'COMPLETE' && left(day) > 0) return '409 DAY_CLOSED';
  if (left(day) > 0) return '409 SEATS_FREE';
  // A day without any seats is open but has no waiting list.
  if (day.state === 'OPEN') return '409 DAY_CLOSED';
  if (people > day.total) return '400 VALIDATION';
  if (day.line.some((one) => one.phone === phone && (one.state === 'WAITING' || one.state === 'OFFERED')))
    return '409 ALREADY_WAITING';
  day.line.push({ people, phone, state: 'WAITING', offers: 0 });
  return `200 number ${day.line.length} people ${people}`;
};

/** Ends an offer; its seats are offered to the next entries. */
const passOn = (day: ModelDay, entry: ModelEntry, state: 'DECLINED' | 'REMOVED'): void => {
  entry.state = state;
  hold(day, -entry.people);
  settleLine(day);
};

/** Accepts or declines an offer by its link. */
const settleOffer = (model: Model, sent: Extract<Operation, { op: 'accept' | 'decline' }>): string => {
  const day = dayOf(model, sent.day);
  const entry = day.line[sent.number - 1];
  if (!entry || sent.offer === 0 || entry.offers !== sent.offer) return '404 OFFER_NOT_FOUND';
  if (entry.state === 'ACCEPTED') return '409 OFFER_ACCEPTED';
  const closed = refusalOfOffers(day);
  if (closed) return closed;
  if (entry.state !== 'OFFERED') return '409 OFFER_OVER';
  if (sent.op === 'decline') {
    passOn(day, entry, 'DECLINED');
    return '204';
  }
  const { people, phone } = entry;
  if (sent.id === null || model.bookings[sent.id]) return '200 with a new id';
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

/** The operator offers free seats to any entry. */
const offerByHand = (model: Model, { day: index, number }: { day: number; number: number }): string => {
  const day = dayOf(model, index);
  const entry = day.line[number - 1];
  if (!entry) return REFUSED.missing;
  if (entry.state !== 'WAITING') return REFUSED.conflict;
  const closed = refusalOfOffers(day);
  if (closed) return closed;
  if (left(day) < entry.people) return `409 SEATS_GONE ${left(day)}`;
  offerTo(day, entry);
  return `200 offered ${number}`;
};

/** The operator removes an entry. */
const leave = (model: Model, { day: index, number }: { day: number; number: number }): string => {
  const day = dayOf(model, index);
  const entry = day.line[number - 1];
  if (!entry) return REFUSED.missing;
  if (entry.state === 'OFFERED') passOn(day, entry, 'REMOVED');
  else if (entry.state === 'WAITING') entry.state = 'REMOVED';
  else return REFUSED.conflict;
  return '204';
};

const changeState = (model: Model, index: number, wanted: DayState): string => {
  const day = dayOf(model, index);
  const was = day.state;
  const state = wanted === 'OPEN' && left(day) === 0 ? 'COMPLETE' : wanted;
  if (state !== was) {
    day.state = state;
    turn(model, index, was);
    settleLine(day);
  }
  return `200 ${day.state}`;
};

/** Whether an operation is a visitor's, with booking number and password. */
export const isOwn = (op: Operation['op']): op is 'find' | 'cancelOwn' | 'claim' | 'unclaim' =>
  ['find', 'cancelOwn', 'claim', 'unclaim'].includes(op);

/** Applies an operation to the model; returns the expected response. */
export const apply = (model: Model, sent: Operation): string => {
  if (sent.op === 'book') return book(model, sent);
  if (sent.op === 'add') return add(model, sent);
  if (sent.op === 'read') return summaryOf(model);
  if (sent.op === 'bulk') return bulk(model, sent);
  if (sent.op === 'cancelTrip') return cancelTrip(model, sent.day);
  if (sent.op === 'restoreTrip') return restoreTrip(model, sent.day);
  if (sent.op === 'notice') return notice(model, sent.day);
  if (sent.op === 'join') return join(model, sent);
  if (sent.op === 'accept' || sent.op === 'decline') return settleOffer(model, sent);
  if (sent.op === 'offer') return offerByHand(model, sent);
  if (sent.op === 'leave') return leave(model, sent);
  if (sent.op === 'state') return changeState(model, sent.day, sent.state);
  const { op, id } = sent;
  const booking = model.bookings[id];
  const own = isOwn(op);
  if (!booking || (booking.debt && op !== 'refund' && op !== 'unrefund') || (booking.added && own))
    return own ? REFUSED.unknown : REFUSED.missing;
  if (op === 'find') return shown(id, booking);
  if (op === 'delete') return remove(model, id, booking);
  if (op === 'cancelOwn' || op === 'cancel') {
    if (booking.state === 'CANCEL') return own ? '409 ALREADY_CANCELLED' : REFUSED.conflict;
    const { state, paid, refund, paidBefore, refunded } = booking;
    const day = dayOf(model, booking.day);
    cancel(model, booking, own ? 'visitor' : 'operator');
    const was = { state, paid, refund, paidBefore, refunded };
    // Treated like a booking cancelled with the trip.
    if (!own && day.state === 'CANCEL') booking.former = { ...was, trip: 0, turn: day.turns };
    return shown(id, booking);
  }
  let refused: string | null;
  if (op === 'edit') refused = edit(model, booking, sent);
  else if (op === 'move') refused = move(model, booking, sent);
  else if (op === 'memo') refused = note(booking, sent);
  else if (op === 'complete') refused = complete(booking);
  else if (op === 'claim' || op === 'unclaim') refused = claim(booking, op === 'claim');
  else if (op === 'call' || op === 'uncall') refused = tick(booking, op === 'call');
  else if (op === 'unpay') refused = unpay(booking);
  else refused = mark(booking, op === 'refund');
  return refused ?? shown(id, booking);
};

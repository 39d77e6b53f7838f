/** Random sequences of concurrent requests by several people, and their transport over HTTP. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { TripCancellation, TripRestoration } from '#contract/day/trip.schema';
import type { ErrorBody } from '#contract/errors';
import type { Notice } from '#contract/notice/notice.schema';
import type { WaitingEntry, WaitingPlace } from '#contract/waiting/waiting.schema';
import { inWon, WON } from '#contract/money.rules';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { sendTo, type Sent } from '../http';
import { isOwn, shown, type Operation, type Charter, type DayState, type OnBooking } from './model';

const DAYS = 2;
const MOST_PEOPLE = 4;
const BOOKING_PASSWORD = '1234';

/** A step of one person. `of` selects one of the bookings, requests or entries that exist when it is sent. */
export type Step =
  | { do: 'book'; day: number; people: number; phone: number; ask: boolean }
  | {
      do: 'add';
      day: number;
      people: number;
      phone: number;
      paid: boolean;
      told: boolean;
      charter: { fee: number | null; deposit: number | null } | null;
    }
  | { do: 'move'; of: number; day: number; full: boolean }
  | { do: 'again'; of: number; other: boolean }
  | { do: 'edit'; of: number; people: number; phone: number; full: boolean }
  | { do: 'memo'; of: number; memo: string; seen: string | null }
  | { do: OnBooking; of: number }
  | { do: 'join'; day: number; people: number; phone: number }
  | { do: 'accept'; of: number }
  | { do: 'decline'; of: number }
  | { do: 'offer'; of: number }
  | { do: 'leave'; of: number }
  | { do: 'cancelTrip'; day: number }
  | { do: 'restoreTrip'; day: number }
  | { do: 'notice'; day: number }
  | { do: 'state'; day: number; state: DayState }
  | { do: 'bulk'; days: number[]; total: number; deposit: number; state: DayState | null };

const day = fc.nat({ max: DAYS - 1 });
const people = fc.integer({ min: 1, max: MOST_PEOPLE });
const of = fc.nat({ max: 9 });
const phone = fc.nat({ max: 2 });
const memo = fc.constantFrom('', '창가 자리', '늦게 온다');
const state = fc.constantFrom<DayState>('OPEN', 'OPEN', 'OPEN', 'COMPLETE', 'CLOSE', 'CANCEL');
/** Fees and deposits of a charter, in 10,000 won; some pairs are invalid. */
const charter = fc.record({
  fee: fc.constantFrom(null, 0, 2, 150),
  deposit: fc.constantFrom(null, null, 0, 3, 30),
});
const step = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Step> }[]>(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('book'), day, people, phone, ask: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add'),
      day,
      people,
      phone,
      paid: fc.boolean(),
      told: fc.boolean(),
      charter: fc.option(charter, { freq: 2, nil: null }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move'), of, day, full: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('memo'), of, memo, seen: fc.option(memo, { nil: null }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('again'), of, other: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit'), of, people, phone, full: fc.boolean() }) },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['find', 'cancelOwn', 'complete', 'complete', 'unpay', 'cancel', 'delete', 'refund', 'unrefund'] as const),
        ...(['call', 'uncall', 'claim', 'claim', 'unclaim'] as const),
      ),
      of,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('state'), day, state }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('join'), day, people, phone: fc.nat({ max: 5 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['accept', 'accept', 'decline', 'offer', 'leave'] as const)),
      of,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['cancelTrip', 'cancelTrip', 'restoreTrip', 'restoreTrip', 'notice'] as const)),
      day,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('bulk'),
      days: fc.constantFrom<number[]>([0], [1], [0, 1]),
      total: fc.nat({ max: 6 }),
      deposit: fc.integer({ min: 1, max: 3 }),
      state: fc.option(state, { freq: 3, nil: null }),
    }),
  },
);

/** The steps of each person. */
export const sequences = fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });

/** The days and the login of a sequence. */
export interface Place {
  days: readonly Pick<ReserveDay, 'id' | 'date'>[];
  token: string;
  /** Reads an entry of a waiting list, with the link of its last offer, if any. */
  entryOf: (day: number, number: number) => Promise<StoredEntry>;
}

/** An entry of a waiting list; `offers` is the number of its offers. */
export interface StoredEntry {
  id: number;
  token: string | null;
  offers: number;
}

const address = (): string => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
const json = { 'content-type': 'application/json' };

const telOf = (phone: number): string => `010-1234-000${phone}`;

/** A UUID derived from a text. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const ENDPOINTS = {
  complete: API.completeGuest,
  unpay: API.unpayGuest,
  cancel: API.cancelGuest,
  delete: API.deleteGuest,
  call: API.markCalled,
  uncall: API.unmarkCalled,
  refund: API.markRefunded,
  unrefund: API.unmarkRefunded,
};

const VISITOR_ENDPOINTS = {
  find: API.findBooking,
  cancelOwn: API.cancelBooking,
  claim: API.stateDeposit,
  unclaim: API.stateDeposit,
};

/** Common to all days; the price is per person, in 10,000 won. */
export const PLAN = { fish: '갈치', price: 20 };

/** An operation sent over HTTP. */
export type Request = Exclude<Operation, { op: 'read' }>;

const agreedIn = ({ fee, deposit }: Charter) => ({
  charter: 'Y',
  ...(fee !== null && { totalPrice: fee / WON }),
  ...(deposit !== null && { totalReservePrice: deposit / WON }),
});

/** `entry` is the waiting-list entry of the request, if any. */
const requestOf = (
  request: Request,
  { days, token }: Place,
  numbers: ReadonlyMap<number, string>,
  entry: StoredEntry | null,
): Sent => {
  const login = { ...json, authorization: `Bearer ${token}` };
  // Each request has its own address, because limits per address are tested elsewhere.
  const visitor = { ...json, 'x-forwarded-for': address() };
  const post = (path: string, body: object, headers: Record<string, string>): Sent => ({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(body),
  });
  if (request.op === 'book') {
    const form = { name: '김바다', tel: telOf(request.phone), password: BOOKING_PASSWORD };
    return post(
      API.createBooking,
      { id: days[request.day]?.id, ...form, guestCount: request.people, askDuplicate: request.ask },
      { ...visitor, [IDEMPOTENCY_HEADER]: uuidOf(request.key) },
    );
  }
  if (request.op === 'add') {
    const form = { name: '박바다', tel: telOf(request.phone), guestCount: request.people };
    const chosen = { paid: request.paid ? 'Y' : 'N', message: request.told ? 'Y' : 'N' };
    return post(
      API.addGuest,
      { id: days[request.day]?.id, ...form, ...chosen, ...(request.charter && agreedIn(request.charter)) },
      { ...login, [IDEMPOTENCY_HEADER]: uuidOf(request.key) },
    );
  }
  if (request.op === 'move') {
    const { id, day: to, full } = request;
    return post(API.moveGuest, { id, dayId: days[to]?.id, refund: full ? 'full' : 'policy' }, login);
  }
  if (request.op === 'memo') {
    const { id, memo: text, seen } = request;
    return post(API.updateGuestMemo, { id, memo: text, ...(seen !== null && { seen }) }, login);
  }
  if (request.op === 'state')
    return post(API.updateDayState, { id: days[request.day]?.id, state: request.state }, login);
  if (request.op === 'join') {
    const form = { name: '최바다', tel: telOf(request.phone), password: BOOKING_PASSWORD };
    return post(
      API.joinWaiting,
      { id: days[request.day]?.id, ...form, guestCount: request.people },
      { ...visitor, [IDEMPOTENCY_HEADER]: uuidOf(request.key) },
    );
  }
  if (request.op === 'accept' || request.op === 'decline') {
    const path = request.op === 'accept' ? API.acceptOffer : API.declineOffer;
    return post(path, { token: entry?.token ?? 'none' }, visitor);
  }
  if (request.op === 'offer') return post(API.offerSeats, { id: entry?.id }, login);
  if (request.op === 'leave') return post(API.removeWaiting, { id: entry?.id }, login);
  if (request.op === 'cancelTrip') return post(API.cancelTrip, { id: days[request.day]?.id, reason: 'WEATHER' }, login);
  if (request.op === 'restoreTrip') return post(API.restoreTrip, { id: days[request.day]?.id }, login);
  if (request.op === 'notice')
    return post(API.sendNotice, { id: days[request.day]?.id, text: '새벽 4시에 모입니다.' }, login);
  if (request.op === 'bulk') {
    const dates = request.days.map((index) => days[index]?.date);
    return post(
      API.bulkUpdate,
      {
        stdate: dates[0],
        eddate: dates.at(-1),
        ...PLAN,
        totalCount: request.total,
        reservePrice: request.deposit / WON,
        ...(request.state && { state: request.state }),
      },
      login,
    );
  }
  const { id } = request;
  if (isOwn(request.op)) {
    const report = { claim: { claimed: 'Y' }, unclaim: { claimed: 'N' }, find: {}, cancelOwn: {} }[request.op];
    return post(
      VISITOR_ENDPOINTS[request.op],
      { guestId: numbers.get(id), password: BOOKING_PASSWORD, ...report },
      visitor,
    );
  }
  if (request.op === 'edit') {
    const form = { id, name: '이바다', tel: telOf(request.phone), guestCount: request.people };
    return post(API.updateGuest, { ...form, refund: request.full ? 'full' : 'policy' }, login);
  }
  return {
    method: 'POST',
    path: apiPath(ENDPOINTS[request.op], { id }),
    headers: { authorization: `Bearer ${token}` },
  };
};

const guestText = ({
  id,
  state: bookingState,
  guestCount,
  paid,
  refund,
}: Partial<ManagedGuest> & Pick<ManagedGuest, 'id' | 'state' | 'guestCount'>): string =>
  shown(id, {
    state: bookingState,
    people: guestCount,
    paid: paid == null ? null : inWon(paid),
    refund: refund
      ? { rate: refund.rate, won: inWon(refund.amount), marked: refund.refundedAt !== null, shares: [] }
      : null,
  });

/** Whether a request makes a booking. */
export const isNew = (request: Request): request is Extract<Request, { op: 'book' | 'add' | 'accept' }> =>
  request.op === 'book' || request.op === 'add' || request.op === 'accept';

/** Sends a request; returns the response as text of the model, and the booking's id. */
export const carryOut = async (
  port: number,
  request: Request,
  place: Place,
  numbers: Map<number, string>,
  entry: StoredEntry | null,
): Promise<{ response: string; id: number | null }> => {
  const { status, body } = await sendTo(port, requestOf(request, place, numbers, entry));
  if (status === 204) return { response: '204', id: null };
  const content = JSON.parse(body) as unknown;
  if (status !== 200) {
    const { code, seatsLeft } = content as ErrorBody;
    return { response: `${status} ${code}${seatsLeft === undefined ? '' : ` ${seatsLeft}`}`, id: null };
  }
  if (typeof content !== 'object') return { response: `200 ${content as string | number}`, id: null };
  if (request.op === 'join') {
    const { number, guestCount } = content as WaitingPlace;
    return { response: `200 number ${number} people ${guestCount}`, id: null };
  }
  if (request.op === 'offer') return { response: `200 offered ${(content as WaitingEntry).number}`, id: null };
  if (request.op === 'cancelTrip') {
    const { bookings, paid, refund } = content as TripCancellation;
    return { response: `200 cancelled ${bookings} paid ${paid} refund ${inWon(refund)}`, id: null };
  }
  if (request.op === 'restoreTrip') {
    const { restored, kept } = content as TripRestoration;
    return { response: `200 restored ${restored} kept ${kept}`, id: null };
  }
  if (request.op === 'notice') return { response: `200 told ${(content as Notice).bookings}`, id: null };
  const guest = content as ManagedGuest;
  if (isNew(request)) numbers.set(guest.id, guest.guestId);
  return { response: guestText(guest), id: guest.id };
};

import fc from 'fast-check';
import { GRACE_MS, isNight } from '#contract/booking/deadline.rules';
import { depositTotals } from '#contract/booking/guest.rules';
import type { Guest, GuestList, ManagedGuest, RefundList } from '#contract/booking/guest.schema';
import { feeOf } from '#contract/booking/refund.rules';
import { addDays } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { WON } from '#contract/money.rules';
import { HOUR_MS } from '#contract/time.rules';
import { API, apiPath } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { linkToken } from '#server/keys/linkToken';
import type { LiveBus } from '#server/bus/bus';
import { openBus } from '#server/bus/openBus';
import { aBooking, NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { expireOffers } from '#server/waiting/expire.service';
import type { FormerPayment } from '../bookings.repository';
import { followDeadlines } from './overdue.service';

const START = new Date('2026-11-20T09:00:00+09:00').getTime();
/** More than a week after all steps of a run, so every payment is refunded in full. */
const TRIPS = ['2026-12-27', '2026-12-28'];
const SEATS = 6;
/** Fare and deposit per person of the two days, in 10,000 won; a bulk update sets others. */
const PRICES: readonly Price[] = [
  { price: 20, reservePrice: 10 },
  { price: 13, reservePrice: 7 },
];
const RUNS = 12;
const keys = deriveKeys(SECRET);

interface Price {
  price: number;
  reservePrice: number;
}
const ACTS = ['claim', 'complete', 'unpay', 'cancel', 'extend', 'refund', 'delete'] as const;
type Act = (typeof ACTS)[number];
const DAY_ACTS = ['cancelTrip', 'restoreTrip', 'close', 'open', 'offer'] as const;
type Step =
  | { do: 'book' | 'join'; on: number; people: number }
  /** The whole boat, at an agreed total or the price of all seats. */
  | { do: 'charter'; on: number; people: number; agreed: Price | null }
  | { do: 'phone'; on: number; people: number; paid: boolean }
  /** One of the days, or both. */
  | { do: 'bulk'; on: number; seats: number; cost: Price }
  | { do: 'edit'; of: number; people: number }
  | { do: Act | 'move'; of: number }
  | { do: 'accept' | 'decline'; of: number }
  | { do: (typeof DAY_ACTS)[number]; on: number }
  /** Time advances and due work is done, or the clock is set back by an hour. */
  | { do: 'wait'; hours: number };
/** Steps in sequence, or several at once while servers do due work after a pause. */
type Turn = { hours: number; steps: readonly Step[] } | Step;

/** The first day is sold out, and three parties wait. */
const BEGINNING: readonly Step[] = [
  ...[2, 1, 3].map((people) => ({ do: 'book', on: 0, people }) as const),
  ...[2, 1, 2].map((people) => ({ do: 'join', on: 0, people }) as const),
];

const of = fc.nat({ max: 7 });
const on = fc.nat({ max: 1 });
const people = fc.integer({ min: 1, max: 4 });
const cost = fc.record({ price: fc.constantFrom(13, 15, 20), reservePrice: fc.constantFrom(3, 7, 10, 12) });
const agreed = fc.option(fc.record({ price: fc.constantFrom(60, 95), reservePrice: fc.constantFrom(0, 25, 60) }), {
  nil: null,
});
const one = <Kind extends Step['do']>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const step = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Step> }[]>(
  { weight: 5, arbitrary: fc.record({ do: one('book', 'join'), on, people }) },
  { weight: 2, arbitrary: fc.record({ do: one('phone'), on, people, paid: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: one('charter'), on, people, agreed }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: one('bulk'), on: fc.nat({ max: 2 }), seats: fc.integer({ min: 3, max: 8 }), cost }),
  },
  { weight: 3, arbitrary: fc.record({ do: one('edit'), of, people }) },
  { weight: 7, arbitrary: fc.record({ do: one(...ACTS, 'move'), of }) },
  { weight: 3, arbitrary: fc.record({ do: one('accept', 'decline'), of }) },
  { weight: 2, arbitrary: fc.record({ do: one(...DAY_ACTS), on }) },
  { weight: 3, arbitrary: fc.record({ do: one('wait'), hours: fc.constantFrom(-1, 1, 3, 9, 27) }) },
);

const turn = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Turn> }[]>(
  { weight: 5, arbitrary: step },
  {
    weight: 2,
    arbitrary: fc.record({
      hours: fc.constantFrom(0, 3, 9, 27),
      steps: fc.array(
        step.filter(({ do: kind }) => kind !== 'wait'),
        { minLength: 2, maxLength: 4 },
      ),
    }),
  },
);

/**
 * A booking as known from responses, and an account of its money by one rule: an active booking owes the deposit of its
 * current people at its own price; the rest is refunded. In 10,000 won.
 */
interface Expected {
  state: Guest['state'];
  people: number;
  dayId: number;
  claimed: boolean;
  /** Fare and deposit per person. */
  cost: Price;
  /** Fare and deposit of a charter: as agreed, else those of all seats. */
  agreed: Price | null;
  /** Received and not refunded. */
  held: number;
  /** The amount before the last payment; null if that cannot be undone. */
  heldBefore: number | null;
  /** Refunded since the last change. */
  sent: number;
  /** The booking before its trip was cancelled. */
  before?: Pick<Expected, 'state' | 'sent'> | undefined;
}
const depositOf = ({ people: party, cost: { reservePrice }, agreed: total }: Expected): number =>
  total?.reservePrice ?? party * reservePrice;
const fareOf = ({ people: party, cost: { price }, agreed: total }: Expected): number => total?.price ?? party * price;
/** The open refund. */
const owedBack = (booking: Expected): number =>
  booking.state === 'CANCEL' ? booking.held : Math.max(0, booking.held - depositOf(booking));
/** The amount due. */
const dueOf = (booking: Expected): number =>
  booking.state === 'CANCEL' ? 0 : Math.max(0, depositOf(booking) - booking.held);
/** The response's money: received, open refund, paid refund. */
const moneyOf = ({ paid, refund }: Pick<ManagedGuest, 'paid' | 'refund'>) => {
  const sent = refund?.refundedAt ? refund.amount : 0;
  return { paid: paid ?? 0, sent, owed: (refund?.amount ?? 0) - sent };
};

let site: Site;
let bus: LiveBus;
beforeEach(async () => {
  site = await openSite();
  bus = await openBus(site.place);
  site.setClock(new Date(START));
  await site.config({
    payHours: 24,
    payHoursSoon: null,
    reserveTime: 10,
    useReserveFind: 'Y',
    autoCancel: 'Y',
    month: 3,
    useWaiting: 'Y',
    holdMinutes: 120,
  });
});
afterEach(async () => {
  await bus.close();
  await site.close();
});

/** A stored booking before its trip was cancelled. */
const formerOf = (stored: string | null | undefined): Expected['before'] => {
  if (stored == null) return undefined;
  const { state, refundWon, refundedAt } = JSON.parse(stored) as FormerPayment;
  return { state, sent: refundedAt === null ? 0 : (refundWon ?? 0) / WON };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Carries out the steps on new days, and checks people, seats, waiting list and money after each. */
const play = async (days: readonly ReserveDay[], turns: readonly Turn[]): Promise<void> => {
  let now = START;
  site.setClock(new Date(now));
  const known = new Map<number, Expected>();
  const numbers = new Map<number, string>();
  const prices = new Map(days.map(({ id, price, reservePrice }) => [id, { price, reservePrice }]));
  const priceOf = (dayId: number): Price => prices.get(dayId) as Price;
  let callers = 0;
  const tel = () => `010-3000-${String((callers += 1)).padStart(4, '0')}`;
  const post = async (path: string, body: object = {}) => {
    const response = await site.post(path, body, await site.operator());
    expect([path, response.statusCode < 500]).toEqual([path, true]);
    return response;
  };
  const listOf = async (day: ReserveDay) => (await post(API.guestList, { id: day.id })).json<GuestList>().list;
  const entriesOf = (day: ReserveDay, ...states: string[]) =>
    site.db
      .selectFrom('waiting')
      .selectAll()
      .where('dayId', '=', day.id)
      .where('state', 'in', states as never)
      .orderBy('number')
      .execute();
  const openRefunds = async () =>
    (await site.get(`${API.refunds}?page=0`, await site.operator())).json<RefundList>().totalAmount;
  /** Debts of earlier runs, and of deleted bookings of this run. */
  let debts = await openRefunds();
  const admit = (guest: Guest, dayId: number, { paid = false, agreed: total = null as Price | null } = {}) => {
    numbers.set(guest.id, guest.guestId);
    const booking: Expected = {
      state: 'WATTING',
      people: guest.guestCount,
      dayId,
      claimed: false,
      cost: priceOf(dayId),
      agreed: total,
      held: 0,
      heldBefore: null,
      sent: 0,
    };
    known.set(guest.id, booking);
    if (paid) Object.assign(booking, { state: 'COMPLETE', held: depositOf(booking), heldBefore: 0 });
  };
  const drop = (booking: Expected) => {
    Object.assign(booking, { state: 'CANCEL', sent: 0 });
  };
  const revive = (booking: Expected) => {
    if (booking.before) Object.assign(booking, { ...booking.before, before: undefined });
  };
  /**
   * The operator's view just before overdue bookings are cancelled: which ones may be. At night none, because the trips
   * are after the coming day.
   */
  const overdue = async () =>
    (isNight(new Date(now)) ? [] : await Promise.all(days.map(listOf)))
      .flat()
      .filter(({ state, claimedAt, payBy }) => state === 'WATTING' && claimedAt === null && payBy !== null)
      .filter(({ payBy }) => Date.parse(payBy ?? '') + GRACE_MS <= now)
      .map(({ id }) => id);
  /** Two servers do due work at once. */
  const doWhatIsDue = async () => {
    const context = { db: site.db, clock: () => new Date(now), bus, keys, limits: NO_LIMITS };
    await Promise.all([followDeadlines(context), followDeadlines(context), expireOffers(context)]);
    await expireOffers(context);
  };
  const follow = async () => {
    const late = await overdue();
    await doWhatIsDue();
    for (const id of late) {
      const booking = known.get(id);
      expect([booking?.state, booking?.claimed]).toEqual(['WATTING', false]);
      if (booking) drop(booking);
    }
    for (const day of days)
      for (const { holdUntil } of await entriesOf(day, 'OFFERED'))
        expect(Date.parse(holdUntil ?? '')).toBeGreaterThan(now);
  };

  /** After a change paid refunds are final, and earlier payments cannot be undone separately. */
  const recount = (booking: Expected) => {
    if (booking.sent > 0) Object.assign(booking, { sent: 0, heldBefore: null });
  };

  const acts: Record<Act, { path: string; change: (booking: Expected) => void }> = {
    claim: { path: API.stateDeposit, change: (booking) => (booking.claimed = true) },
    complete: {
      path: API.completeGuest,
      change: (booking) => {
        const { held } = booking;
        Object.assign(booking, { state: 'COMPLETE', held: held + dueOf(booking), heldBefore: held });
      },
    },
    unpay: {
      path: API.unpayGuest,
      change: (booking) => {
        const { heldBefore } = booking;
        expect([heldBefore === null, booking.sent, owedBack(booking)]).toEqual([false, 0, 0]);
        Object.assign(booking, { held: heldBefore, heldBefore: null });
        if (heldBefore === 0) booking.state = 'WATTING';
      },
    },
    cancel: { path: API.cancelGuest, change: drop },
    extend: { path: API.extendGuest, change: () => undefined },
    refund: {
      path: API.markRefunded,
      change: (booking) => {
        booking.sent = owedBack(booking);
        booking.held -= booking.sent;
      },
    },
    delete: { path: API.deleteGuest, change: () => undefined },
  };

  const dayOf = (at: number): ReserveDay => days[at] as ReserveDay;
  /** The step's booking, if any. */
  const bookingOf = (step: Step): number | undefined => {
    if (!('of' in step) || step.do === 'accept' || step.do === 'decline') return undefined;
    const ids = [...known.keys()];
    return ids[step.of % (ids.length || 1)];
  };
  /** Carries out a step. Unless `alone`, others act at the same time and the response is uncertain. */
  const carryOut = async (step: Step, id: number | undefined, alone: boolean): Promise<void> => {
    if (step.do === 'wait') {
      now += step.hours * HOUR_MS;
      site.setClock(new Date(now));
      await follow();
    } else if (step.do === 'book') {
      const response = await site.book(dayOf(step.on), { guestCount: step.people, tel: tel() });
      if (response.statusCode < 300) admit(response.json<Guest>(), dayOf(step.on).id);
    } else if (step.do === 'join')
      await post(API.joinWaiting, aBooking(dayOf(step.on).id, { guestCount: step.people, tel: tel() }));
    else if (step.do === 'phone' || step.do === 'charter') {
      const paid = step.do === 'phone' && step.paid;
      const form = { id: dayOf(step.on).id, name: '이바다', tel: tel(), guestCount: step.people };
      const total = step.do === 'charter' ? step.agreed : null;
      const { totalCount, price, reservePrice } = await site.reread(dayOf(step.on));
      const allSeats = { price: totalCount * price, reservePrice: totalCount * reservePrice };
      const response = await post(API.addGuest, {
        ...form,
        paid: paid ? 'Y' : 'N',
        charter: step.do === 'charter' ? 'Y' : 'N',
        ...(total && { totalPrice: total.price, totalReservePrice: total.reservePrice }),
      });
      if (response.statusCode < 300)
        admit(response.json<Guest>(), form.id, { paid, agreed: total ?? (step.do === 'charter' ? allSeats : null) });
    } else if (step.do === 'bulk') {
      const [first, last] = step.on === 2 ? [0, 1] : [step.on, step.on];
      const range = { stdate: TRIPS[first], eddate: TRIPS[last] };
      const response = await post(API.bulkUpdate, { ...range, totalCount: step.seats, fish: '갈치', ...step.cost });
      if (response.statusCode < 300)
        for (const { id: changed } of days.slice(first, last + 1)) prices.set(changed, step.cost);
    } else if (step.do === 'accept' || step.do === 'decline') {
      const offered = (await Promise.all(days.map((day) => entriesOf(day, 'OFFERED')))).flat();
      const entry = offered[step.of % (offered.length || 1)];
      if (!entry) return;
      const token = linkToken(keys, 'waitingOffer', entry.offerSalt ?? '', entry.tokenHash ?? '');
      const response = await site.post(step.do === 'accept' ? API.acceptOffer : API.declineOffer, { token });
      const isOver = Date.parse(entry.holdUntil ?? '') <= now;
      if (alone || isOver) expect(response.statusCode < 300).toBe(!isOver);
      if (step.do === 'accept' && response.statusCode < 300) admit(response.json<Guest>(), entry.dayId);
    } else if (step.do === 'cancelTrip') {
      const { id } = dayOf(step.on);
      if ((await post(API.cancelTrip, { id, reason: 'WEATHER', memo: '' })).statusCode >= 300) return;
      for (const booking of known.values())
        if (booking.dayId === id && booking.state !== 'CANCEL') {
          booking.before = { state: booking.state, sent: booking.sent };
          drop(booking);
        }
    } else if (step.do === 'restoreTrip') {
      const { id } = dayOf(step.on);
      if ((await post(API.restoreTrip, { id })).statusCode >= 300) return;
      for (const booking of known.values())
        if (booking.dayId === id && booking.before && booking.sent === 0) revive(booking);
    } else if (step.do === 'offer') {
      const [first] = await entriesOf(dayOf(step.on), 'WAITING');
      if (first) await post(API.offerSeats, { id: first.id });
    } else if (step.do === 'close' || step.do === 'open')
      await post(API.updateDayState, { id: dayOf(step.on).id, state: step.do === 'open' ? 'OPEN' : 'CLOSE' });
    else if ('of' in step) {
      const booking = id === undefined ? undefined : known.get(id);
      if (id === undefined || !booking) return;
      if (step.do === 'move') {
        const to = dayOf(booking.dayId === dayOf(0).id ? 1 : 0).id;
        if ((await post(API.moveGuest, { id, dayId: to })).statusCode >= 300) return;
        revive(booking);
        const needed = depositOf(booking);
        Object.assign(booking, { dayId: to, cost: priceOf(to) });
        if (booking.state === 'COMPLETE' && depositOf(booking) !== needed) recount(booking);
        return;
      }
      if (step.do === 'edit') {
        const form = { id, name: '이바다', tel: tel(), guestCount: step.people };
        if ((await post(API.updateGuest, form)).statusCode >= 300) return;
        const needed = depositOf(booking);
        booking.people = step.people;
        if (booking.state === 'COMPLETE' && depositOf(booking) !== needed) recount(booking);
        return;
      }
      const { path, change } = acts[step.do];
      const response =
        step.do === 'claim'
          ? await site.post(path, { guestId: numbers.get(id), password: '1234', claimed: 'Y' })
          : await post(apiPath(path, { id }));
      if (response.statusCode >= 300) return;
      if (step.do === 'delete') {
        debts += owedBack(booking);
        known.delete(id);
      } else change(booking);
    }
  };

  /**
   * Several people act at once, and servers do due work. The outcome of the touched bookings depends on the order and
   * is read back; all others are unchanged, and none is lost or invented (see `check`).
   */
  const together = async (steps: readonly Step[]): Promise<void> => {
    const chosen = steps.map(bookingOf);
    const late = await overdue();
    const trips = steps.flatMap((step) =>
      step.do === 'cancelTrip' || step.do === 'restoreTrip' ? [dayOf(step.on).id] : [],
    );
    const untouched = [...known]
      .filter(([id, { dayId }]) => !chosen.includes(id) && !late.includes(id) && !trips.includes(dayId))
      .map(([id, booking]) => [id, { ...booking }] as const);
    const earlier = new Set(known.keys());
    await Promise.all([doWhatIsDue(), ...steps.map((step, at) => carryOut(step, chosen[at], false))]);
    for (const [id, booking] of untouched) known.set(id, booking);
    const fixed = new Set(untouched.map(([id]) => id));
    const rows = await site.db.selectFrom('guests').select(['id', 'beforeTripCancelled', 'paidBeforeWon']).execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const day of days)
      for (const guest of await listOf(day)) {
        const { id, state, guestCount, claimedAt, price, reservePrice, totalPrice, totalReservePrice } = guest;
        const booking = known.get(id);
        if (!booking || fixed.has(id)) continue;
        // A new booking may have been cancelled with its trip; its people and day stay.
        if (!earlier.has(id)) expect([guestCount, day.id]).toEqual([booking.people, booking.dayId]);
        const { paid, sent } = moneyOf(guest);
        const total = { price: totalPrice ?? 0, reservePrice: totalReservePrice ?? 0 };
        const former = stored.get(id);
        Object.assign(booking, {
          state,
          dayId: day.id,
          people: guestCount,
          claimed: claimedAt !== null,
          cost: { price, reservePrice },
          agreed: totalPrice === null ? null : total,
          held: paid - sent,
          sent,
          heldBefore: former?.paidBeforeWon == null ? null : former.paidBeforeWon / WON,
          before: formerOf(former?.beforeTripCancelled),
        });
      }
    for (const day of days) {
      const { price, reservePrice } = await site.reread(day);
      prices.set(day.id, { price, reservePrice });
    }
    // The order decides whether a deleted booking was refunded before.
    debts = (await openRefunds()) - sumOf([...known.values()].map(owedBack));
  };

  const check = async (): Promise<void> => {
    const seen = new Map<number, ManagedGuest>();
    for (const day of days) {
      const list = await listOf(day);
      for (const guest of list) seen.set(guest.id, guest);
      const { state, totalCount, guestCount, heldCount = 0, charter } = await site.reread(day);
      const active = list.filter((guest) => guest.state !== 'CANCEL');
      const offered = sumOf((await entriesOf(day, 'OFFERED')).map((entry) => entry.guestCount));
      expect({ guestCount, heldCount }).toEqual({
        guestCount: sumOf(active.map((guest) => guest.guestCount)),
        heldCount: offered,
      });
      expect(guestCount + heldCount).toBeLessThanOrEqual(totalCount);
      if (charter === 'Y') expect([active.length, heldCount]).toEqual([1, 0]);
      // No entry has an offer before an earlier one that fits into the same seats.
      const waiting = await entriesOf(day, 'WAITING');
      for (const { number, guestCount: party } of await entriesOf(day, 'OFFERED'))
        expect(waiting.filter((one) => one.number < number && one.guestCount <= party)).toEqual([]);
      if (state === 'OPEN' && charter !== 'Y')
        for (const { guestCount: party } of waiting) expect(party).toBeGreaterThan(totalCount - guestCount - heldCount);
      const expected = [...known.values()].filter(({ dayId, state: now }) => dayId === day.id && now !== 'CANCEL');
      expect(depositTotals(list)).toEqual({
        paid: sumOf(expected.map((booking) => booking.held - owedBack(booking))),
        due: sumOf(expected.map(dueOf)),
      });
      expect(sumOf(active.map(feeOf))).toBe(sumOf(expected.map(fareOf)));
    }
    expect(
      [...seen.values()]
        .map((guest) => ({ id: guest.id, state: guest.state, people: guest.guestCount, ...moneyOf(guest) }))
        .sort((first, second) => first.id - second.id),
    ).toEqual(
      [...known]
        .map(([id, booking]) => {
          const { state, people: party, held, sent } = booking;
          return { id, state, people: party, paid: held + sent, sent, owed: owedBack(booking) };
        })
        .sort((first, second) => first.id - second.id),
    );
    expect(await openRefunds()).toBe(debts + sumOf([...known.values()].map(owedBack)));
  };

  for (const next of [...BEGINNING, ...turns]) {
    if ('steps' in next) {
      now += next.hours * HOUR_MS;
      site.setClock(new Date(now));
      await together(next.steps);
    } else await carryOut(next, bookingOf(next), true);
    await check();
  }
};

it('예약, 전화, 독선, 인원과 선비의 변경, 이동, 운항취소와 되돌리기, 대기, 지나간 안내, 지난 기한이 어떤 순서로, 또 한꺼번에 섞여도 자리와 차례와 돈이 맞는다', async () => {
  const property = fc.asyncProperty(fc.array(turn, { minLength: 16, maxLength: 26 }), async (turns) => {
    const days = await Promise.all(TRIPS.map((date, at) => site.day({ date, totalCount: SEATS, ...PRICES[at] })));
    try {
      await play(days, turns);
    } finally {
      // The dates are free again for the next run.
      for (const { id } of days)
        await site.db
          .updateTable('days')
          .set({ date: addDays('1000-01-01', id) })
          .where('id', '=', id)
          .execute();
    }
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}, 180_000);

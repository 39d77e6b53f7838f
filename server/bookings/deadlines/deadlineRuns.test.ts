import fc from 'fast-check';
import { extendedDeadline, GRACE_MS, isNight, payDeadline } from '#contract/booking/deadline.rules';
import { addDays } from '#contract/day/calendar.rules';
import { depositTotals } from '#contract/booking/guest.rules';
import type { Guest, GuestList, ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { HOUR_MS } from '#contract/time.rules';
import { API, apiPath } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { openBus } from '#server/bus/openBus';
import type { LiveBus } from '#server/bus/bus';
import { NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { followDeadlines } from './overdue.service';

const START = new Date('2026-11-20T09:00:00+09:00').getTime();
/** Later than all steps of a run. */
const TRIP = { date: '2026-12-20', departAt: null };
const POLICY = { payHours: 24, payHoursSoon: null, reserveTime: 10, departAt: null };
const SEATS = 6;
const DEPOSIT = 10;
const RUNS = 20;

const ACTS = ['claim', 'unclaim', 'complete', 'unpay', 'cancel', 'extend'] as const;
type Act = (typeof ACTS)[number];
type Step =
  | { do: 'book'; people: number }
  | { do: Act; of: number }
  /** Time advances, or the clock is set back by an hour. */
  | { do: 'wait'; hours: number }
  | { do: 'follow' }
  /** Two servers follow the deadlines while a guest or the operator acts. */
  | { do: 'together'; act: Act; of: number };

const act = fc.constantFrom(...ACTS);
const of = fc.nat({ max: 5 });
const step = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Step> }[]>(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('book'), people: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: act, of }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.constantFrom(-1, 1, 9, 25, 26) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('follow') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('together'), act, of }) },
);

/** The expected booking. */
interface Expected {
  id: number;
  people: number;
  dueAt: number;
  state: Guest['state'];
  claimed: boolean;
  paid: boolean;
  paidAt: number;
  by: ManagedGuest['cancelledBy'];
}

let site: Site;
let bus: LiveBus;
beforeEach(async () => {
  site = await openSite();
  bus = await openBus(site.place);
  site.setClock(new Date(START));
  await site.config({ ...POLICY, useReserveFind: 'Y', autoCancel: 'Y' });
});
afterEach(async () => {
  await bus.close();
  await site.close();
});

const allows: Record<Act, (booking: Expected) => boolean> = {
  claim: ({ state }) => state === 'WATTING',
  unclaim: ({ state }) => state === 'WATTING',
  complete: ({ state }) => state === 'WATTING',
  unpay: ({ state }) => state === 'COMPLETE',
  cancel: ({ state }) => state !== 'CANCEL',
  extend: ({ state }) => state === 'WATTING',
};
const change: Record<Act, (booking: Expected, now: number) => Partial<Expected>> = {
  claim: () => ({ claimed: true }),
  unclaim: () => ({ claimed: false }),
  complete: (_, now) => ({ state: 'COMPLETE', paid: true, paidAt: now }),
  // Renews a deadline that passed while the booking counted as paid.
  unpay: ({ dueAt, paidAt }, now) => ({
    state: 'WATTING',
    paid: false,
    dueAt: paidAt < now && dueAt <= now ? (payDeadline(new Date(now), TRIP, POLICY)?.getTime() ?? dueAt) : dueAt,
  }),
  cancel: () => ({ state: 'CANCEL', by: 'operator' }),
  extend: ({ dueAt }, now) => ({
    dueAt: extendedDeadline(new Date(dueAt).toISOString(), new Date(now), TRIP, POLICY)?.getTime() ?? dueAt,
  }),
};

/** Carries out the steps on a new day and checks the booking after each. */
const play = async (day: ReserveDay, steps: readonly Step[]): Promise<void> => {
  let now = START;
  site.setClock(new Date(now));
  const numbers = new Map<number, string>();
  const bookings: Expected[] = [];
  const follow = () =>
    followDeadlines({ db: site.db, clock: () => new Date(now), bus, keys: deriveKeys(SECRET), limits: NO_LIMITS });
  const isOverdue = ({ state, claimed, dueAt }: Expected) => state === 'WATTING' && !claimed && dueAt + GRACE_MS <= now;
  const cancelOverdue = () => {
    // The trip is after the coming day, so at night its cancellation waits for the morning.
    if (isNight(new Date(now))) return;
    for (const booking of bookings.filter(isOverdue)) Object.assign(booking, { state: 'CANCEL', by: 'system' });
  };
  const send = async (name: Act, { id }: Expected): Promise<boolean> => {
    const said = { guestId: numbers.get(id), password: '1234', claimed: name === 'claim' ? 'Y' : 'N' };
    const paths = {
      complete: API.completeGuest,
      unpay: API.unpayGuest,
      cancel: API.cancelGuest,
      extend: API.extendGuest,
    };
    const response =
      name === 'claim' || name === 'unclaim'
        ? await site.post(API.stateDeposit, said)
        : await site.post(apiPath(paths[name], { id }), {}, await site.operator());
    expect([200, 409]).toContain(response.statusCode);
    return response.statusCode === 200;
  };
  const people = () => bookings.reduce((sum, each) => sum + (each.state === 'CANCEL' ? 0 : each.people), 0);

  for (const step of steps) {
    const booking = 'of' in step ? bookings[step.of % (bookings.length || 1)] : undefined;
    if (step.do === 'wait') {
      now += step.hours * HOUR_MS;
      site.setClock(new Date(now));
    } else if (step.do === 'book') {
      // Rebooking with the same number keeps the deadline.
      const tel = `010-0000-${String(bookings.length).padStart(4, '0')}`;
      const response = await site.book(day, { guestCount: step.people, tel });
      expect(response.statusCode === 200).toBe(people() + step.people <= SEATS);
      if (response.statusCode !== 200) continue;
      const { id, guestId } = response.json<Guest>();
      numbers.set(id, guestId);
      const dueAt = payDeadline(new Date(now), TRIP, POLICY)?.getTime() ?? Infinity;
      bookings.push({
        id,
        people: step.people,
        dueAt,
        state: 'WATTING',
        claimed: false,
        paid: false,
        paidAt: 0,
        by: null,
      });
    } else if (step.do === 'follow') {
      await follow();
      cancelOverdue();
    } else if (step.do === 'together') {
      const [acted] = await Promise.all([booking && send(step.act, booking), follow(), follow()]);
      await follow();
      // The order is unknown, but an already cancelled booking cannot have changed.
      if (booking && acted) Object.assign(booking, change[step.act](booking, now));
      cancelOverdue();
    } else if (booking) {
      expect(await send(step.do, booking)).toBe(allows[step.do](booking));
      if (allows[step.do](booking)) Object.assign(booking, change[step.do](booking, now));
    }
    const { list } = (await site.post(API.guestList, { id: day.id }, await site.operator())).json<GuestList>();
    const stored = list.map(({ id, state, guestCount, claimedAt, cancelledBy, paid, payBy }) => ({
      id,
      state,
      people: guestCount,
      claimed: claimedAt !== null,
      by: cancelledBy,
      dueAt: Date.parse(payBy ?? ''),
      paid: paid === null ? 0 : paid,
    }));
    const wanted = bookings.map(({ id, people, dueAt, state, claimed, by, paid }) => ({
      id,
      people,
      dueAt,
      state,
      claimed,
      by,
      paid: paid ? people * DEPOSIT : 0,
    }));
    expect(new Map(stored.map((each) => [each.id, each]))).toEqual(new Map(wanted.map((each) => [each.id, each])));
    expect(await site.reread(day)).toMatchObject({ guestCount: people() });
    const paid = bookings.reduce((sum, each) => sum + (each.state === 'COMPLETE' ? each.people : 0), 0);
    expect(depositTotals(list)).toEqual({ paid: paid * DEPOSIT, due: (people() - paid) * DEPOSIT });
  }
  const cancelled = await site.db
    .selectFrom('changes')
    .select('guestId')
    .where('dayId', '=', day.id)
    .where('actor', '=', 'system')
    .where('action', '=', 'CANCELLED')
    .orderBy('guestId')
    .execute();
  expect(cancelled.map(({ guestId }) => guestId)).toEqual(
    bookings.filter(({ by }) => by === 'system').map(({ id }) => id),
  );
};

it('어떤 순서로 예약하고 알리고 확인하고 기다려도, 기한이 지난 예약만 한 번 취소되고 자리와 돈이 맞는다', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
    const day = await site.day({ ...TRIP, totalCount: SEATS, reservePrice: DEPOSIT });
    try {
      await play(day, steps);
    } finally {
      // The date is free again for the next run.
      await site.db
        .updateTable('days')
        .set({ date: addDays('1000-01-01', day.id) })
        .where('id', '=', day.id)
        .execute();
    }
  });
  await fc.assert(property, { numRuns: RUNS });
}, 180_000);

import { createHash } from 'node:crypto';
import { aBooking, NO_LIMITS, openSite, type Site } from '../testing/site';
import type { Draw } from '../../contract/day/draw.schema';
import type { ReserveDay } from '../../contract/day/day.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '../../contract/paths';
import { drawOrder } from '../draw/drawOrder';

const OPENS = '2026-11-25T11:00:00.000Z';
const PEOPLE = 400;
const FAST = 100;
const SEATS = 20;
const ROUNDS = 200;

const seedOf = (round: number): string => createHash('sha256').update(`round ${round}`).digest('hex');
const telOf = (person: number): string => `010-0000-${String(person).padStart(4, '0')}`;
/** Of 400 people the first 100 came in the first millisecond. */
const isFast = (number: number): boolean => number <= FAST;

/** The bounds within which a fair share lies in 99 of 100 experiments of `seats` seats. */
const fairShare = (seats: number): [number, number] => {
  const share = FAST / PEOPLE;
  const spread = 2.576 * Math.sqrt((share * (1 - share)) / seats);
  return [share - spread, share + spread];
};
const expectFair = (fast: number, seats: number) => {
  const [least, most] = fairShare(seats);
  expect(fast / seats).toBeGreaterThan(least);
  expect(fast / seats).toBeLessThan(most);
};

it('첫 1밀리초의 100명이 얻는 자리는 200번의 추첨에서 네 자리에 하나꼴이다', () => {
  const numbers = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  let fast = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    fast += drawOrder(seedOf(round), numbers).slice(0, SEATS).filter(isFast).length;
  expectFair(fast, ROUNDS * SEATS);
});

describe('한꺼번에 몰린 400명', () => {
  let site: Site;
  let round = 0;
  beforeEach(async () => {
    round = 0;
    site = await openSite({ limits: NO_LIMITS, drawSeed: () => seedOf((round += 1)) });
    await site.config({ month: 6, fairStart: 20, useReserveFind: 'N' });
  });
  afterEach(() => site.close());

  const send = (day: ReserveDay, person: number) =>
    site.post(API.createBooking, aBooking(day.id, { tel: telOf(person), guestCount: 1 }), {
      [IDEMPOTENCY_HEADER]: `00000000-0000-4000-8000-${String(day.id * 1_000 + person).padStart(12, '0')}`,
    });
  const sendAll = (day: ReserveDay, people: number[]) => Promise.all(people.map((person) => send(day, person)));

  it('모두 접수되고, 정원만큼만 예약되며, 누가 얻는지는 빠르기와 상관없다', async () => {
    const people = Array.from({ length: PEOPLE }, (_, index) => index + 1);
    let fast = 0;
    const rounds = 3;
    for (let turn = 0; turn < rounds; turn += 1) {
      site.setClock(new Date('2026-11-25T10:00:00.000Z'));
      const day = await site.day({ opensAt: OPENS, totalCount: SEATS });
      site.setClock(new Date(OPENS));
      const early = await sendAll(day, people.slice(0, FAST));
      const spread: typeof early = [];
      for (let second = 0; second < 15; second += 1) {
        site.moveClock(1_000);
        spread.push(...(await sendAll(day, people.slice(FAST + second * 20, FAST + second * 20 + 20))));
      }
      expect([...early, ...spread].map(({ statusCode }) => statusCode)).toEqual(people.map(() => 202));
      site.setClock(new Date('2026-11-25T11:00:20.000Z'));
      const answers = await sendAll(day, people);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(SEATS);
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(PEOPLE - SEATS);
      expect(await site.reread(day)).toMatchObject({ guestCount: SEATS, state: 'COMPLETE' });
      const { order } = (await site.get(apiPath(API.draw, { id: day.id }))).json<Draw>();
      const guests = await site.db.selectFrom('guests').select('phone').where('dayId', '=', day.id).execute();
      expect(guests.map(({ phone }) => phone).sort()).toEqual(order?.slice(0, SEATS).map(telOf).sort());
      fast += guests.filter(({ phone }) => isFast(Number(phone.slice(-4)))).length;
    }
    expectFair(fast, rounds * SEATS);
  });
});

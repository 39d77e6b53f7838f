import { createHash } from 'node:crypto';
import { aBooking, NO_LIMITS, openSite, type Site } from '#tests/support/server/site';
import type { Collected } from '#contract/day/draw.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { isPostgres } from '#server/db/engine';
import { drawOrder } from '../drawOrder';

const OPENS = '2026-11-25T11:00:00.000Z';
const PEOPLE = 400;
const FAST = 100;
const SEATS = 20;
const ROUNDS = 200;

const seedOf = (round: number): string => createHash('sha256').update(`round ${round}`).digest('hex');
const telOf = (person: number): string => `010-0000-${String(person).padStart(4, '0')}`;
/** The first 100 of 400 requests arrived in the first millisecond. */
const isFast = (number: number): boolean => number <= FAST;

it('첫 1밀리초의 100명이 얻는 자리는 200번의 추첨에서 네 자리에 하나꼴이다', () => {
  const numbers = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  // 99 of 100 experiments have a share within these bounds; the seeds are fixed.
  let fast = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    fast += drawOrder(seedOf(round), numbers).slice(0, SEATS).filter(isFast).length;
  const share = FAST / PEOPLE;
  const spread = 2.576 * Math.sqrt((share * (1 - share)) / (ROUNDS * SEATS));
  expect(fast / (ROUNDS * SEATS)).toBeGreaterThan(share - spread);
  expect(fast / (ROUNDS * SEATS)).toBeLessThan(share + spread);
});

describe('한꺼번에 몰린 400명', () => {
  const people = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  let site: Site;
  let rounds = 0;
  beforeEach(async () => {
    rounds = 0;
    site = await openSite({ limits: NO_LIMITS, generateDrawSeed: () => seedOf((rounds += 1)) });
    await site.config({ month: 6, fairStart: 20 });
  });
  afterEach(() => site.close());

  const send = async (day: ReserveDay, person: number): Promise<Awaited<ReturnType<Site['post']>>> => {
    const key = `${day.id}0${telOf(person).slice(-4)}`.padStart(12, '0');
    const response = await site.post(API.createBooking, aBooking(day.id, { tel: telOf(person), guestCount: 1 }), {
      [IDEMPOTENCY_HEADER]: `00000000-0000-4000-8000-${key}`,
    });
    // Retries at a busy server, as the screen does.
    return response.statusCode === 503 ? send(day, person) : response;
  };
  const sendAll = (day: ReserveDay, those: number[]) => Promise.all(those.map((person) => send(day, person)));
  /**
   * The first hundred requests arrive in the first millisecond, the others in the following seconds. Returns the
   * winners.
   */
  const openOnce = async (): Promise<number[]> => {
    const day = await site.day({ opensAt: OPENS, totalCount: SEATS });
    site.setClock(new Date(OPENS));
    const collected = [];
    for (let come = 0; come < PEOPLE; come += FAST) {
      collected.push(...(await sendAll(day, people.slice(come, come + FAST))));
      site.moveClock(5_000);
    }
    expect(collected.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 202));
    const numbers = collected.map((response) => response.json<Collected>().number);
    expect([...numbers].sort((a, b) => a - b)).toEqual(people);

    const outcomes = await sendAll(day, people);
    const isDrawn = new Set(drawOrder(seedOf(rounds), people).slice(0, SEATS));
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual(
      numbers.map((number) => (isDrawn.has(number) ? 200 : 409)),
    );
    expect(await site.reread(day)).toMatchObject({ guestCount: SEATS, state: 'COMPLETE' });
    const guests = await site.db.selectFrom('guests').select('phone').where('dayId', '=', day.id).execute();
    const seated = people.filter((_, index) => isDrawn.has(numbers[index] ?? 0));
    expect(guests.map(({ phone }) => phone).sort()).toEqual(seated.map(telOf));
    return seated;
  };

  it('모두 접수되고, 정원만큼만 예약되며, 누가 얻는지는 빠르기가 아니라 공개된 씨앗이 정한다', async () => {
    const openings = isPostgres(site.db) ? 1 : 2;
    let fast = 0;
    for (let opening = 0; opening < openings; opening += 1) fast += (await openOnce()).filter(isFast).length;
    // A quarter of the people: 99 of 100 experiments have a share within these bounds; the seeds are fixed.
    const share = FAST / PEOPLE;
    const spread = 2.576 * Math.sqrt((share * (1 - share)) / (openings * SEATS));
    expect(Math.abs(fast / (openings * SEATS) - share)).toBeLessThan(spread);
  });
});

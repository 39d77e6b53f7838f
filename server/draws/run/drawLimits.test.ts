import { BOOKING_LIMITS } from '#server/limits/limits';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import type { Context } from '#server/context';
import { deriveKeys } from '#server/keys/keys';
import { aBooking, openSite, SECRET, type Site } from '#tests/support/server/site';
import { collector } from '#server/bookings/make/collect.service';
import { readDraft } from '#server/bookings/make/draft';

const OPENS = '2026-11-25T11:00:00.000Z';
const DRAWN_AT = new Date('2026-11-25T11:00:20.000Z');
const CARRIER = '198.51.100.7';
const peopleOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('추첨과 한 주소의 한도', () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite({ limits: BOOKING_LIMITS });
    await site.config({ month: 6, fairStart: 20 });
    site.setClock(new Date(OPENS));
  });
  afterEach(() => site.close());

  const requestOf = (day: ReserveDay, person: number, guestCount = 2) => ({
    payload: aBooking(day.id, { tel: `010-0000-${String(person).padStart(4, '0')}`, guestCount }),
    headers: { [IDEMPOTENCY_HEADER]: `00000000-0000-4000-8000-${String(person).padStart(12, '0')}` },
  });
  const enter = (day: ReserveDay, person: number, remoteAddress = CARRIER, guestCount = 2) =>
    site.app.inject({ method: 'POST', url: API.createBooking, ...requestOf(day, person, guestCount), remoteAddress });
  const statuses = async (day: ReserveDay, people: number[]): Promise<number[]> =>
    (await Promise.all(people.map((person) => enter(day, person)))).map(({ statusCode }) => statusCode);

  it('한 통신사 주소를 함께 쓰는 열 일행이 뽑히면 열 일행 모두 자리를 얻는다', async () => {
    const day = await site.day({ totalCount: 20, opensAt: OPENS });
    expect(await statuses(day, peopleOf(10))).toEqual(peopleOf(10).map(() => 202));
    site.setClock(DRAWN_AT);
    expect(await statuses(day, peopleOf(10))).toEqual(peopleOf(10).map(() => 200));
    expect(await site.reread(day)).toMatchObject({ guestCount: 20, state: 'COMPLETE' });
  });

  it('추첨을 기다리는 신청에 접속 주소를 남기지 않는다', async () => {
    const day = await site.day({ totalCount: 4, opensAt: OPENS });
    expect(await statuses(day, peopleOf(2))).toEqual([202, 202]);
    const stored = [
      await site.db.selectFrom('drawEntries').selectAll().execute(),
      await site.db.selectFrom('throttle').selectAll().execute(),
    ];
    expect(stored.map((rows) => rows.length)).toEqual([2, 1]);
    expect(JSON.stringify(stored)).not.toContain(CARRIER);
  });

  it('한 주소의 신청은 1분에 정원의 세 배까지 접수하고, 접수한 신청은 다시 물어도 결과를 듣는다', async () => {
    const day = await site.day({ totalCount: 4, opensAt: OPENS });
    const responses = await statuses(day, peopleOf(8));
    expect(responses.filter((status) => status === 202)).toHaveLength(6);
    const refused = responses.indexOf(429) + 1;
    expect((await enter(day, refused)).json<ErrorBody>().code).toBe('ADDRESS_SEATS');
    expect((await enter(day, refused, '192.0.2.1')).statusCode).toBe(202);
    const collected = peopleOf(8).filter((person) => responses[person - 1] === 202);
    expect(await statuses(day, collected)).toEqual(collected.map(() => 202));
    site.setClock(DRAWN_AT);
    const outcomes = await statuses(day, collected);
    expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await site.reread(day)).guestCount).toBe(4);
  });

  it('그사이 자리를 얻었거나 자리가 없어진 신청은, 다른 신청이 아직 기다려도 새 신청으로 접수하거나 거절하지 않는다', async () => {
    const day = await site.day({ totalCount: 4, opensAt: OPENS });
    const people = peopleOf(6);
    expect(await statuses(day, people)).toEqual(people.map(() => 202));
    const [one] = await site.db.selectFrom('drawEntries').selectAll().execute();
    site.setClock(DRAWN_AT);
    const outcomes = await statuses(day, people);
    expect(outcomes.sort()).toEqual([200, 200, 409, 409, 409, 409]);
    // One request waits, as between two that are served.
    const late = { ...one!, id: undefined, key: null, phone: '010-0000-0099', number: 99, guestCount: 1 };
    await site.db.insertInto('drawEntries').values(late).execute();
    const context = { db: site.db, clock: () => DRAWN_AT, keys: deriveKeys(SECRET), limits: BOOKING_LIMITS } as Context;
    const collect = collector(context);
    for (const person of people) {
      const { payload, headers } = requestOf(day, person);
      const request = { draft: readDraft(payload), key: headers[IDEMPOTENCY_HEADER], address: CARRIER };
      expect(await collect(request)).toBeNull();
    }
  });

  it('접수한 신청의 자리는 같은 1분에 다른 날을 예약할 때에도 센다', async () => {
    const day = await site.day({ totalCount: 4, opensAt: OPENS });
    const other = await site.day({ totalCount: 4 });
    expect(await statuses(day, peopleOf(6))).toEqual(peopleOf(6).map(() => 202));
    expect((await enter(other, 7)).statusCode).toBe(429);
    site.moveClock(60_000);
    expect((await enter(other, 7)).statusCode).toBe(200);
  });

  it('몫을 다 쓴 주소는 남의 번호가 신청했는지, 그날 예약했는지, 입금을 기다리는지 알아내지 못한다', async () => {
    const day = await site.day({ totalCount: 5, opensAt: OPENS });
    for (const other of [await site.day({ totalCount: 20 }), await site.day({ totalCount: 20 })])
      expect((await site.book(other, { tel: '010-0000-0092', guestCount: 3 })).statusCode).toBe(200);
    const taken = { id: day.id, name: '김선장', tel: '010-0000-0093', guestCount: 1 };
    expect((await site.post(API.addGuest, taken, await site.operator())).statusCode).toBe(200);
    expect((await enter(day, 91, '192.0.2.1')).statusCode).toBe(202);
    const carrier = peopleOf(7);
    expect(await statuses(day, carrier)).toEqual(carrier.map(() => 202));
    expect((await enter(day, 8, CARRIER, 1)).statusCode).toBe(202);
    const codeFor = async (person: number, remoteAddress: string) => {
      const payload = aBooking(day.id, {
        tel: `010-0000-${String(person).padStart(4, '0')}`,
        guestCount: 1,
        askDuplicate: true,
      });
      const response = await site.app.inject({ method: 'POST', url: API.createBooking, payload, remoteAddress });
      return response.json<Partial<ErrorBody>>().code ?? response.statusCode;
    };
    const codes = [];
    for (const person of [91, 92, 93, 94]) codes.push(await codeFor(person, CARRIER));
    expect(codes).toEqual(codes.map(() => 'ADDRESS_SEATS'));
    // From another address, they get the response about their number.
    const own = [];
    for (const person of [91, 92, 93]) own.push(await codeFor(person, '192.0.2.2'));
    expect(own).toEqual(['ALREADY_ENTERED', 'PHONE_UNPAID', 'DUPLICATE_BOOKING']);
  });

  it('모든 방문자가 서버 컴퓨터의 주소로 보이면 추첨의 신청을 주소로 막지 않는다', async () => {
    const day = await site.day({ totalCount: 4, opensAt: OPENS });
    for (const person of peopleOf(8)) expect((await enter(day, person, '127.0.0.1')).statusCode).toBe(202);
  });
});

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { errorBodySchema, type ErrorBody } from '#contract/errors';
import type { Guest } from '#contract/booking/guest.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { errorText, seatsGoneText } from '#copy/errors';
import { changeSeats } from '#server/days/days.repository';
import { aBooking, openSite, type Site } from '#tests/support/server/site';
import { refusalOf } from '#tests/support/server/refusal';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const soldSeats = async (day: ReserveDay): Promise<number> => {
  const { sold } = await site.db
    .selectFrom('guests')
    .select((eb) => eb.fn.sum('guestCount').as('sold'))
    .where('dayId', '=', day.id)
    .where('state', '!=', 'CANCEL')
    .executeTakeFirstOrThrow();
  return Number(sold);
};

describe('한꺼번에 몰린 예약', () => {
  it('200명이 동시에 스무 자리를 예약하면 스무 자리까지만 팔리고 나머지는 남은자리를 듣는다', async () => {
    const day = await site.day({ totalCount: 20 });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const parties = Array.from({ length: 200 }, (_, index) => (index % 3) + 1);
    const responses = await Promise.all(
      parties.map(async (guestCount) => {
        const response = await fetch(`http://127.0.0.1:${port}${API.createBooking}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: randomUUID() },
          body: JSON.stringify(aBooking(day.id, { guestCount })),
        });
        return { guestCount, status: response.status, body: (await response.json()) as Guest & ErrorBody };
      }),
    );
    const accepted = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 409);
    expect(accepted.length + refused.length).toBe(200);

    const sold = accepted.reduce((sum, { guestCount }) => sum + guestCount, 0);
    expect(sold).toBe(20);
    expect(await soldSeats(day)).toBe(20);
    expect(await site.reread(day)).toMatchObject({ guestCount: 20, state: 'COMPLETE' });
    expect(new Set(accepted.map(({ body }) => body.guestId)).size).toBe(accepted.length);

    for (const { guestCount, body } of refused) {
      expect(body).toMatchObject({ code: 'SEATS_GONE' });
      expect(body.seatsLeft).toBeLessThan(guestCount);
      expect(body.message).toBe(seatsGoneText(body.seatsLeft ?? NaN));
    }
  }, 60_000);

  it('끝까지 남은 자리는 거절된 누구에게도 모자란다', async () => {
    const day = await site.day({ totalCount: 20 });
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => site.book(day, { guestCount: 3 }).then(({ statusCode }) => statusCode)),
    );
    expect(responses.filter((status) => status === 200)).toHaveLength(6);
    expect(seatsLeft(await site.reread(day))).toBe(2);
    expect(await soldSeats(day)).toBe(18);
  });
});

describe('데이터베이스의 마지막 방어', () => {
  it.each([
    ['정원을 넘는 예약인원', { guestCount: 21 }],
    ['음수인 예약인원', { guestCount: -1 }],
    ['예약인원보다 적은 정원', { totalCount: 4 }],
  ])('검사를 건너뛰어도 %s은 저장되지 않는다', async (_, change) => {
    const day = await site.day({ guestCount: 5 });
    const write = site.db.updateTable('days').set(change).where('id', '=', day.id).execute();
    expect(await refusalOf(write)).toBe('check days_seats');
    expect(await site.reread(day)).toMatchObject({ guestCount: 5, totalCount: 20 });
  });

  it('돌려줄 자리가 없으면 예약인원은 음수가 되지 않는다', async () => {
    const day = await site.day({ guestCount: 1 });
    expect(await refusalOf(changeSeats(site.db, day.id, -2))).toBe('check days_seats');
  });
});

describe('같은 Idempotency-Key', () => {
  const KEY = '5a2f1c1e-7a53-4d4e-9a38-9f3f5d0c6b11';

  it('두 번 보내면 예약은 하나이고 답은 같다', async () => {
    const day = await site.day();
    const once = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY });
    const again = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY.toUpperCase() });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(once.json());
    expect(await site.reread(day)).toMatchObject({ guestCount: 2 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['인원', { guestCount: 4 }],
    ['이름', { name: '이파도' }],
    ['번호', { tel: '010-0000-0002' }],
    ['비밀번호', { password: '4321' }],
    ['출조일', { id: 999 }],
    ['틀린 값', { name: '' }],
  ])('%s만 바꾸어 보내면 예약하지 않고, 먼저 한 예약을 처음 답한 만큼만 알려 준다', async (_, changed) => {
    const day = await site.day({ date: '2026-12-05' });
    const once = (await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY })).json<Guest>();
    const edit = { id: once.id, name: '황보가람', tel: '010-1357-2468', guestCount: 3 };
    expect((await site.post(API.updateGuest, edit, await site.operator())).statusCode).toBe(200);

    const refused = await site.book(day, changed, { [IDEMPOTENCY_HEADER]: KEY });
    expect(refused.statusCode).toBe(409);
    const { guestId, guestCount, date, reserveDate, reserveWeek, createdAt } = once;
    expect(errorBodySchema.strict().parse(refused.json())).toEqual({
      code: 'EARLIER_BOOKING',
      message: errorText.EARLIER_BOOKING,
      booking: { guestId, guestCount, date, reserveDate, reserveWeek, createdAt },
    });
    expect(guestCount).toBe(2);
    expect(await soldSeats(day)).toBe(3);
  });

  it('그 사이 고쳐져도 같은 내용에는 처음의 답을 그대로 준다', async () => {
    const day = await site.day();
    const once = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY });
    const { id } = once.json<Guest>();
    const edit = { id, name: '황보가람', tel: '010-1357-2468', guestCount: 5 };
    expect((await site.post(API.updateGuest, edit, await site.operator())).statusCode).toBe(200);
    await site.db.updateTable('guests').set({ memo: '창가 자리' }).execute();
    // The same values, formatted differently.
    const again = await site.book(day, { name: ' 김바다 ', tel: '01000000001' }, { [IDEMPOTENCY_HEADER]: KEY });
    expect(again.json()).toEqual(once.json());
    expect(await soldSeats(day)).toBe(5);
  });

  it('그 사이 요금이 바뀌고, 기한이 늘고, 다른 날로 옮겨져도 처음의 답을 준다', async () => {
    await site.config({ payHours: 24 });
    const day = await site.day({ price: 12, reservePrice: 5 });
    const other = await site.day({ date: '2026-12-24' });
    const once = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY });
    const { id, payBy } = once.json<Guest>();
    const operator = await site.operator();
    expect(payBy).not.toBeNull();
    const raise = { id: day.id, price: 21, reservePrice: 9 };
    for (const done of [
      await site.post(API.updateDay, raise, operator),
      await site.post(apiPath(API.extendGuest, { id }), { payBy }, operator),
      await site.post(API.moveGuest, { id, dayId: other.id }, operator),
    ])
      expect([done.statusCode, done.body]).toEqual([200, expect.anything()]);
    expect((await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY })).json()).toEqual(once.json());
  });

  it('무엇을 보냈는지는 읽을 수 없는 값으로만 남는다', async () => {
    const day = await site.day();
    await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY });
    await site.book(day, {}, { [IDEMPOTENCY_HEADER]: randomUUID() });
    const stored = await site.db.selectFrom('idempotencyKeys').selectAll().execute();
    for (const { requestHash } of stored) expect(requestHash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(stored.map(({ requestHash }) => requestHash)).size).toBe(2);
    expect(JSON.stringify(stored)).not.toMatch(/김바다|0000-0001/);
  });

  it('이 판에 오르기 전의 열쇠는 출조일로 알아본다', async () => {
    const first = await site.day();
    const other = await site.day({ date: '2026-12-24' });
    const once = await site.book(first, {}, { [IDEMPOTENCY_HEADER]: KEY });
    await site.db.updateTable('idempotencyKeys').set({ requestHash: null, guestCount: null }).execute();
    expect((await site.book(first, {}, { [IDEMPOTENCY_HEADER]: KEY })).json()).toEqual(once.json());
    expect((await site.book(other, {}, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(409);
    expect(await site.reread(other)).toMatchObject({ guestCount: 0 });
  });

  it('동시에 열 번 보내도 예약은 하나이고 답은 같다', async () => {
    const day = await site.day();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY })),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await site.reread(day)).toMatchObject({ guestCount: 2 });
    expect(await site.db.selectFrom('guests').select('id').execute()).toHaveLength(1);
  });

  it('그 사이 입금이 확인되고 예약이 마감되어도 처음의 답을 준다', async () => {
    const day = await site.day({ totalCount: 2 });
    const once = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY });
    await site.db.updateTable('guests').set({ state: 'COMPLETE', completedAt: '2026-11-20T00:00:00.000Z' }).execute();
    const again = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY });
    expect(again.json()).toEqual(once.json());
  });

  it('거절된 요청은 열쇠를 쓰지 않으므로 고쳐서 다시 보낼 수 있다', async () => {
    const day = await site.day();
    expect((await site.book(day, { name: '' }, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(400);
    expect((await site.book(day, { guestCount: 21 }, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(409);
    expect((await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(200);
  });

  it('UUID가 아니면 받지 않는다', async () => {
    const day = await site.day();
    const response = await site.book(day, {}, { [IDEMPOTENCY_HEADER]: 'again' });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.[0]?.field).toBe(IDEMPOTENCY_HEADER);
    expect(await site.reread(day)).toMatchObject({ guestCount: 0 });
  });
});

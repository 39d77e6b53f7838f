import { stillDue } from '#contract/booking/refund.rules';
import { bookingStatus } from '#contract/booking/standing.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { foundGuestSchema, type FoundGuest, type Guest } from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import { openSite, SECRET, type Site } from '#tests/support/server/site';
import { tickOn } from '#tests/support/server/tickOn';
import { createHmac } from 'node:crypto';
import { deriveKeys } from '#server/keys/keys';
import { LIMITS } from '#server/limits/limits';

let site: Site;
let day: ReserveDay;
let guest: Guest;
let found: FoundGuest;
beforeEach(async () => {
  site = await openSite();
  await site.config({ useReserveFind: 'Y' });
  day = await site.day({ date: '2026-12-05', totalCount: 4 });
  guest = await site.booked(day, { password: 'pw-1234' });
  found = {
    ...guest,
    price: 20,
    reservePrice: 10,
    charter: 'N',
    totalPrice: null,
    totalReservePrice: null,
    owedSince: null,
    paid: null,
    cancelledAt: null,
    cancelledBy: null,
    refund: null,
    tripCancelled: 'N',
  };
});
afterEach(() => site.close());

type Path = typeof API.findBooking | typeof API.cancelBooking;
const ask = (path: Path, over: object = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({
    method: 'POST',
    url: path,
    payload: { guestId: guest.guestId, password: 'pw-1234', ...over },
    remoteAddress,
  });
const find = (over?: object, address?: string) => ask(API.findBooking, over, address);
const cancel = (over?: object, address?: string) => ask(API.cancelBooking, over, address);
const codeOf = (response: Awaited<ReturnType<Site['get']>>) => [response.statusCode, response.json<ErrorBody>().code];
const attempts = () =>
  site.db.selectFrom('throttle').select(['key', 'attempts']).where('key', 'like', 'lookup:%').execute();

describe('예약 확인', () => {
  it('예약번호와 비밀번호가 맞으면 그 예약을 답하고 어디에도 저장하지 않게 한다', async () => {
    const response = await find();
    expect(foundGuestSchema.strict().parse(response.json())).toEqual(found);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('pw-1234');
  });

  it('운영자가 적은 예약 메모는 확인해도, 입금을 알려도, 취소해도 손님에게 보내지 않는다', async () => {
    const memo = '전화로 말다툼한 손님';
    expect((await site.post(API.updateGuestMemo, { id: guest.id, memo }, await site.operator())).statusCode).toBe(200);
    const deposit = { guestId: guest.guestId, password: 'pw-1234', claimed: 'Y' };
    for (const response of [await find(), await site.post(API.stateDeposit, deposit), await cancel()]) {
      expect(response.statusCode).toBe(200);
      expect(response.json<FoundGuest>().memo).toBe('');
      expect(response.body).not.toContain(memo);
    }
    const stored = await site.get(apiPath(API.guest, { id: guest.id }), await site.operator());
    expect(stored.json<Guest>().memo).toBe(memo);
  });

  it('전각으로 쓰거나 보이지 않는 문자가 섞인 번호와 비밀번호도 같은 것이다', async () => {
    const wide = await site.booked(day, { password: '１２３４' });
    const guestId = `\u202A${wide.guestId.replaceAll('-', '－')}\u202C`;
    for (const password of ['1234', '１２３４', '12\u200B34 ', '１2３4'])
      expect((await find({ guestId, password })).statusCode).toBe(200);
    expect((await find({ guestId, password: '12 34' })).statusCode).toBe(404);
  });

  it.each(['１２３４', ' 비밀  번호', '1234\uFE0F', 'ㅎㅏㅎㅏ'])(
    '예전에 쓴 그대로 저장된 비밀번호 %j도 그 예약을 계속 연다',
    async (password) => {
      const key = deriveKeys(SECRET).bookingPassword;
      const passwordHash = createHmac('sha256', key).update(`salt:${password}`).digest('hex');
      await site.db
        .updateTable('guests')
        .set({ passwordHash, passwordSalt: 'salt' })
        .where('id', '=', guest.id)
        .execute();
      expect((await find({ password: 'pw-1234' })).statusCode).toBe(404);
      for (let time = 0; time < 2; time += 1) expect((await find({ password })).statusCode).toBe(200);
    },
  );

  it('예약번호는 줄표가 없거나 띄어 써도 된다', async () => {
    const digits = guest.guestId.replaceAll('-', '');
    for (const guestId of [digits, ` ${guest.guestId} `, guest.guestId.replaceAll('-', ' ')])
      expect((await find({ guestId })).json()).toEqual(found);
  });

  it('취소된 예약도 취소된 상태로 보인다', async () => {
    await cancel();
    const { cancelledAt } = (await find()).json<FoundGuest>();
    expect((await find()).json()).toEqual({ ...found, state: 'CANCEL', cancelledBy: 'visitor', cancelledAt });
    expect(cancelledAt).toBe('2026-11-19T23:24:00.000Z');
  });

  it('운항이 취소되어 환불한다고 읽은 예약은 옮기거나 되돌리면 환불하지 않는다고 읽고, 입금 전의 예약은 그렇지 않다', async () => {
    const operator = await site.operator();
    const other = await site.booked(day, { password: 'pw-1234', tel: '010-0000-0009' });
    const to = await site.day({ date: '2026-12-12' });
    const cancelTrip = () => site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator);
    const says = async () => {
      const responses = [await find(), await find({ guestId: other.guestId })];
      return responses.map((response) => response.json<FoundGuest>().refundWithdrawn);
    };
    await site.post(apiPath(API.completeGuest, { id: guest.id }), {}, operator);
    expect(await says()).toEqual([undefined, undefined]);
    await cancelTrip();
    expect(await says()).toEqual([undefined, undefined]);
    await site.post(API.restoreTrip, { id: day.id }, operator);
    expect(await says()).toEqual(['Y', undefined]);
    await cancelTrip();
    for (const { id } of [guest, other])
      expect((await site.post(API.moveGuest, { id, dayId: to.id }, operator)).statusCode).toBe(200);
    expect(await says()).toEqual(['Y', undefined]);
    await site.post(apiPath(API.completeGuest, { id: other.id }), {}, operator);
    expect(await says()).toEqual(['Y', undefined]);
    await cancel();
    expect(await says()).toEqual([undefined, undefined]);
  });

  it('입금한 뒤 인원이 바뀌면 낸 금액과 더 낼 금액, 돌려받을 금액을 답한다', async () => {
    const operator = await site.operator();
    const edit = (guestCount: number) =>
      site.post(API.updateGuest, { id: guest.id, name: guest.name, tel: guest.phone, guestCount }, operator);
    await site.get(apiPath(API.completeGuest, { id: guest.id }), operator);
    expect((await edit(4)).statusCode).toBe(200);
    const more = foundGuestSchema.strict().parse((await find()).json());
    expect(more).toMatchObject({ state: 'COMPLETE', guestCount: 4, paid: 20, refund: null });
    expect([bookingStatus(more, day, '2026-11-20'), stillDue(more)]).toEqual(['moreDue', 20]);

    expect((await edit(1)).statusCode).toBe(200);
    const fewer = foundGuestSchema.strict().parse((await find()).json());
    expect(fewer).toMatchObject({ paid: 20, refund: { rate: 100, amount: 10, refundedAt: null } });
    expect([bookingStatus(fewer, day, '2026-11-20'), stillDue(fewer)]).toEqual(['paid', 0]);
  });

  it('틀린 번호와 틀린 비밀번호와 비밀번호 없는 예약은 똑같이 답한다', async () => {
    await site.config({ useReserveFind: 'N' });
    const unprotected = await site.booked(day);
    await site.config({ useReserveFind: 'Y' });
    const wrongPassword = await find({ password: '0000' });
    expect(codeOf(wrongPassword)).toEqual([404, 'BOOKING_NOT_FOUND']);
    expect(wrongPassword.json<ErrorBody>().message).toBe('예약번호 또는 비밀번호가 일치하지 않습니다.');
    for (const over of [
      { guestId: '0000-0000-0000' },
      { guestId: '123' },
      { guestId: "' OR 1=1 --" },
      { guestId: '1'.repeat(10_000) },
      { guestId: unprotected.guestId, password: '1234' },
      { password: '가'.repeat(10_000) },
    ]) {
      const response = await find(over, '192.0.2.9');
      expect([response.statusCode, response.body]).toEqual([404, wrongPassword.body]);
    }
  });

  it.each<[object, string[]]>([
    [{ guestId: '' }, ['예약번호를 입력해 주세요.']],
    [{ password: '' }, ['비밀번호를 입력해 주세요.']],
    [{ guestId: ' ', password: undefined }, ['예약번호를 입력해 주세요.', '비밀번호를 입력해 주세요.']],
    [{ guestId: { $ne: '' }, password: 1234 }, ['예약번호를 입력해 주세요.', '비밀번호를 입력해 주세요.']],
  ])('%j 는 이유를 말하고 횟수를 세지 않는다', async (over, reasons) => {
    const response = await find(over);
    expect(codeOf(response)).toEqual([400, 'VALIDATION']);
    expect(response.json<ErrorBody>().errors?.map(({ reason }) => reason)).toEqual(reasons);
    expect(await attempts()).toEqual([]);
  });

  it.each([null, 'N'] as const)(
    '예약 확인 설정이 %s이면 무엇을 보내든 쓰지 않는다고 답한다',
    async (useReserveFind) => {
      await site.config({ useReserveFind });
      for (const response of [await find(), await cancel(), await find({ guestId: 7 })])
        expect(codeOf(response)).toEqual([403, 'FIND_OFF']);
      expect((await site.reread(day)).guestCount).toBe(2);
    },
  );
});

describe('방문자의 예약취소', () => {
  it('취소하면 자리가 돌아오고 예약마감이던 날이 다시 예약중이 된다', async () => {
    await site.booked(day);
    expect((await site.reread(day)).state).toBe('COMPLETE');
    const response = await cancel();
    expect(foundGuestSchema.strict().parse(response.json())).toMatchObject({ ...guest, state: 'CANCEL' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await site.reread(day)).toMatchObject({ guestCount: 2, state: 'OPEN' });
  });

  it('입금한 예약도 취소할 수 있다', async () => {
    await site.get(apiPath(API.completeGuest, { id: guest.id }), await site.operator());
    expect((await cancel()).json()).toMatchObject({ state: 'CANCEL' });
  });

  it('입금한 예약을 취소하면 낸 금액과 돌려받을 금액을 그 뒤에도 답한다', async () => {
    const operator = await site.operator();
    await site.get(apiPath(API.completeGuest, { id: guest.id }), operator);
    site.setClock(new Date('2026-12-01T00:00:00Z'));
    const refund = { rate: 50, amount: 10, refundedAt: null };
    expect((await cancel()).json()).toMatchObject({ paid: 20, cancelledBy: 'visitor', refund });
    expect((await find()).json()).toMatchObject({ paid: 20, cancelledBy: 'visitor', refund });
    await site.post(apiPath(API.markRefunded, { id: guest.id }), {}, await site.operator());
    expect((await find()).json<FoundGuest>().refund?.refundedAt).toBe('2026-12-01T00:00:00.000Z');
  });

  it('출조일까지는 되고 그 다음 날부터는 안 된다', async () => {
    site.setClock(new Date('2026-12-05T15:00:00Z'));
    expect(codeOf(await cancel())).toEqual([409, 'TRIP_DEPARTED']);
    expect((await site.reread(day)).guestCount).toBe(2);
    site.setClock(new Date('2026-12-05T14:59:59Z'));
    expect((await cancel()).statusCode).toBe(200);
  });

  it('승선한 예약은 취소할 수 없어 명단에서 사라지지 않고, 승선 표시를 거두면 취소할 수 있다', async () => {
    await tickOn(site, guest, 'BOARDED');
    expect(codeOf(await cancel())).toEqual([409, 'ABOARD']);
    expect((await site.reread(day)).guestCount).toBe(2);
    await tickOn(site, guest, 'UNBOARDED', 1);
    expect(codeOf(await cancel())).toEqual([409, 'ABOARD']);
    await tickOn(site, guest, 'UNBOARDED');
    expect((await cancel()).statusCode).toBe(200);
  });

  it('이미 취소된 예약은 자리를 다시 돌려주지 않는다', async () => {
    await site.booked(day);
    await cancel();
    expect(codeOf(await cancel())).toEqual([409, 'ALREADY_CANCELLED']);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('동시에 여러 번 취소해도 자리는 한 번만 돌아온다', async () => {
    await site.booked(day);
    const responses = await Promise.all(Array.from({ length: LIMITS.lookupsPerNumber.most }, () => cancel()));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('비밀번호가 틀리면 아무것도 바꾸지 않는다', async () => {
    expect(codeOf(await cancel({ password: 'pw-1235' }))).toEqual([404, 'BOOKING_NOT_FOUND']);
    expect((await find()).json()).toEqual(found);
  });
});

describe('예약 확인 잠금', () => {
  it('한 번호로 여러 번 틀리면 맞는 비밀번호도, 다른 주소에서도 잠시 받지 않는다', async () => {
    for (let i = 0; i < LIMITS.lookupsPerNumber.most; i += 1)
      expect((await (i % 2 ? find : cancel)({ password: '0000' }, `192.0.2.${i}`)).statusCode).toBe(404);
    const locked = await cancel();
    expect(codeOf(locked)).toEqual([429, 'LOOKUP_LOCKED']);
    expect(locked.headers['retry-after']).toBe('600');
    expect(locked.json<ErrorBody>().message).toBe('여러 번 잘못 입력하여 10분 동안 조회할 수 없습니다.');
    const digits = guest.guestId.replaceAll('-', '');
    expect((await find({ guestId: digits }, '198.51.100.1')).statusCode).toBe(429);
    site.moveClock(LIMITS.lookupsPerNumber.windowMs - 1000);
    expect((await find()).headers['retry-after']).toBe('1');
    site.moveClock(1000);
    expect((await find()).statusCode).toBe(200);
  });

  it('없는 번호도 있는 번호처럼 잠긴다', async () => {
    const wrong = (i: number) => find({ guestId: '0000-0000-0000' }, `192.0.2.${i}`);
    for (let i = 0; i < LIMITS.lookupsPerNumber.most; i += 1) expect((await wrong(i)).statusCode).toBe(404);
    expect(codeOf(await wrong(99))).toEqual([429, 'LOOKUP_LOCKED']);
  });

  it('번호를 바꾸어 가며 틀려도 주소가 잠기고, 자기 예약을 확인해도 풀리지 않는다', async () => {
    for (let i = 0; i < LIMITS.lookupsPerAddress.most; i += 1) {
      if (i % 10 === 0) expect((await find()).statusCode).toBe(200);
      expect((await find({ guestId: String(100_000_000_000 + i) })).statusCode).toBe(404);
    }
    expect(codeOf(await find())).toEqual([429, 'LOOKUP_LOCKED']);
    expect((await find({}, '192.0.2.1')).statusCode).toBe(200);
  });

  it('맞게 입력한 것은 세지 않는다', async () => {
    for (let i = 0; i <= LIMITS.lookupsPerAddress.most; i += 1) expect((await find()).statusCode).toBe(200);
  });

  it('예약과 취소를 번갈아 끝없이 할 수 없다: 취소는 맞는 비밀번호여도 주소의 횟수를 돌려받지 못한다', async () => {
    for (let i = 0; i < LIMITS.lookupsPerAddress.most; i += 1) {
      const { guestId } = await site.booked(day, { password: 'pw-1234' });
      expect((await cancel({ guestId })).statusCode).toBe(200);
    }
    expect(codeOf(await cancel())).toEqual([429, 'LOOKUP_LOCKED']);
    expect((await find({}, '192.0.2.1')).statusCode).toBe(200);
  });

  it('동시에 보내도 정해진 횟수만 확인한다', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => find({ password: '0000' })));
    expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(LIMITS.lookupsPerNumber.most);
  });

  it('센 횟수에 예약번호나 주소를 남기지 않는다', async () => {
    await find({ password: '0000' });
    const stored = JSON.stringify(await attempts());
    expect(stored).not.toContain(guest.guestId);
    expect(stored).not.toMatch(/127\.0\.0\.1|0000"/);
  });
});

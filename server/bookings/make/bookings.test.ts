import type { ErrorBody } from '#contract/errors';
import { guestSchema } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { closedDayText } from '#copy/closedDay';
import { aBooking, openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('예약 만들기', () => {
  it('예약번호와 함께 입금대기 예약을 답하고 자리를 줄인다', async () => {
    const day = await site.day({ date: '2026-12-05', price: 15, reservePrice: 7 });
    const response = await site.book(day, { name: '  김바다 ', tel: '+82 10-1234-5678', guestCount: 3 });
    expect(response.statusCode).toBe(200);
    const guest = guestSchema.strict().parse(response.json());
    expect(guest).toMatchObject({
      name: '김바다',
      phone: '010-1234-5678',
      guestCount: 3,
      state: 'WATTING',
      date: '2026-12-05',
      reserveDate: '2026-12-05',
      reserveWeek: 6,
      createdAt: '2026-11-19T23:24:00.000Z',
      completedAt: null,
      memo: '',
      price: 15,
      reservePrice: 7,
    });
    expect(await site.reread(day)).toMatchObject({ guestCount: 3, state: 'OPEN' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('이름과 번호에 섞인 보이지 않는 문자는 저장하지 않고 빈칸은 한 가지로 저장한다', async () => {
    const guest = await site.booked(await site.day(), {
      name: '\u200B김\u00A0\u3000바\uFE0F다',
      tel: '\u202A０１０－１２３４\u200B－５６７８\u202C',
    });
    expect(guest).toMatchObject({ name: '김 바다', phone: '010-1234-5678' });
  });

  it('마지막 자리가 팔리면 예약마감이 된다', async () => {
    const day = await site.day({ totalCount: 4, guestCount: 2 });
    expect((await site.book(day)).statusCode).toBe(200);
    expect(await site.reread(day)).toMatchObject({ guestCount: 4, state: 'COMPLETE' });
  });

  it('이미 쓰인 예약번호가 뽑히면 다시 뽑는다', async () => {
    await site.close();
    const numbers = ['1111-1111-1111', '1111-1111-1111', '2222-2222-2222'];
    site = await openSite({ generateBookingNumber: () => numbers.shift() ?? '' });
    const day = await site.day();
    expect((await site.booked(day)).guestId).toBe('1111-1111-1111');
    expect((await site.booked(day)).guestId).toBe('2222-2222-2222');
    expect(await site.reread(day)).toMatchObject({ guestCount: 4 });
  });

  it('비밀번호는 예약 확인 기능을 쓸 때만 받고, 열쇠를 섞은 값으로만 저장한다', async () => {
    const day = await site.day();
    await site.booked(day, { password: 'pw-1234' });
    await site.config({ useReserveFind: 'Y' });
    await site.booked(day, { password: 'pw-1234' });
    await site.booked(day, { password: 'pw-1234' });
    const stored = await site.db.selectFrom('guests').selectAll().orderBy('id').execute();
    expect(stored[0]).toMatchObject({ passwordHash: null, passwordSalt: null });
    expect(stored[1]?.passwordHash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored[1]?.passwordHash).not.toBe(stored[2]?.passwordHash);
    expect(JSON.stringify(stored)).not.toContain('pw-1234');
  });
});

describe('잘못된 값', () => {
  const LONG = '가'.repeat(10_000);
  const reasons = {
    name: '예약자 이름을 입력해 주세요.',
    nameLong: '예약자 이름은 5자 이하로 입력해 주세요.',
    characters: '예약자 이름에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    tel: '휴대폰 번호를 입력해 주세요.',
    telWrong: '올바른 휴대폰 번호를 입력해 주세요.',
    password: '비밀번호를 4자 이상 등록해 주세요.',
    passwordLong: '비밀번호는 10자 이하로 입력해 주세요.',
    count: '인원을 1명 이상 선택해 주세요.',
    id: '번호를 올바르게 입력해 주세요.',
  };
  it.each<[string, Record<string, unknown>, string, string]>([
    ['이름이 없다', { name: undefined }, 'name', reasons.name],
    ['이름이 null이다', { name: null }, 'name', reasons.name],
    ['이름이 숫자이다', { name: 12345 }, 'name', reasons.name],
    ['이름이 한 자이다', { name: '김' }, 'name', reasons.name],
    ['이름이 공백뿐이다', { name: '     ' }, 'name', reasons.name],
    ['이름이 여섯 자이다', { name: '가나다라마바' }, 'name', reasons.nameLong],
    ['이름이 만 자이다', { name: LONG }, 'name', reasons.nameLong],
    ['이름에 보이지 않는 문자뿐이다', { name: '\u200B\u202A\uFE0F\u3164' }, 'name', reasons.name],
    ['이름에 뜻이 없는 문자가 있다', { name: '김\uE000바' }, 'name', reasons.characters],
    ['이름에 NUL이 있다', { name: '김\u0000바' }, 'name', reasons.characters],
    ['이름이 배열이다', { name: ['김바다'] }, 'name', reasons.name],
    ['번호가 없다', { tel: undefined }, 'tel', reasons.tel],
    ['번호가 짧다', { tel: '010-1234' }, 'tel', reasons.tel],
    ['번호가 객체이다', { tel: { $gt: '' } }, 'tel', reasons.tel],
    ['집 전화이다', { tel: '02-1234-56789' }, 'tel', reasons.telWrong],
    ['번호가 길다', { tel: '010-1234-56789' }, 'tel', reasons.telWrong],
    ['번호에 글자가 섞였다', { tel: "010-1234-567'" }, 'tel', reasons.telWrong],
    ['번호에 SQL이 붙었다', { tel: "010-1234-5678' OR 1=1 --" }, 'tel', reasons.telWrong],
    ['번호에 태그가 붙었다', { tel: '<b>010-1234-5678</b>' }, 'tel', reasons.telWrong],
    ['비밀번호가 없다', { password: undefined }, 'password', reasons.password],
    ['비밀번호가 짧다', { password: '123' }, 'password', reasons.password],
    ['비밀번호가 숫자 값이다', { password: 1234 }, 'password', reasons.password],
    ['비밀번호에 보이지 않는 문자뿐이다', { password: '\u200B\u200B\u200B\u200B' }, 'password', reasons.password],
    ['비밀번호가 길다', { password: '12345678901' }, 'password', reasons.passwordLong],
    ['인원이 없다', { guestCount: undefined }, 'guestCount', reasons.count],
    ['인원이 0명이다', { guestCount: 0 }, 'guestCount', reasons.count],
    ['인원이 음수이다', { guestCount: -3 }, 'guestCount', reasons.count],
    ['인원이 소수이다', { guestCount: 1.5 }, 'guestCount', reasons.count],
    ['인원이 글자이다', { guestCount: '2' }, 'guestCount', reasons.count],
    ['인원이 무한이다', { guestCount: 1e400 }, 'guestCount', reasons.count],
    ['출조일이 없다', { id: undefined }, 'id', reasons.id],
    ['출조일이 글자이다', { id: '1; DROP TABLE days' }, 'id', reasons.id],
  ])('%s', async (_, over, field, reason) => {
    await site.config({ useReserveFind: 'Y' });
    const day = await site.day();
    const response = await site.book(day, over);
    expect(response.statusCode).toBe(400);
    const { code, message, errors } = response.json<ErrorBody>();
    expect({ code, message }).toEqual({ code: 'VALIDATION', message: '입력한 내용을 확인해 주세요.' });
    expect(errors?.map(({ field: at, reason: why }) => [at, why])).toEqual([[field, reason]]);
    const value = field === 'password' ? undefined : over[field];
    expect(errors?.[0]?.value ?? null).toEqual(value === undefined || value === Infinity ? null : value);
    expect(await site.reread(day)).toMatchObject({ guestCount: 0 });
    expect(await site.db.selectFrom('guests').select('id').execute()).toEqual([]);
  });

  it('모든 잘못을 화면의 확인 순서대로 답하고 비밀번호의 값은 되돌려주지 않는다', async () => {
    await site.config({ useReserveFind: 'Y' });
    const response = await site.post(API.createBooking, { password: 'abc', guestCount: 0, tel: 7, name: 'x' });
    const { errors } = response.json<ErrorBody>();
    expect(errors?.map(({ field }) => field)).toEqual(['name', 'tel', 'password', 'guestCount', 'id']);
    expect(errors?.[2]).toEqual({ field: 'password', reason: reasons.password });
    expect(response.body).not.toContain('abc');
  });

  it.each([
    ['null', null],
    ['배열', []],
    ['글자', '"예약"'],
  ])('본문이 %s이어도 이름부터 묻는다', async (_, body) => {
    const response = await site.app.inject({
      method: 'POST',
      url: API.createBooking,
      headers: { 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.[0]).toEqual({ field: 'name', reason: reasons.name });
  });

  it('예약 확인 기능을 쓰지 않으면 비밀번호를 묻지 않는다', async () => {
    const day = await site.day();
    expect((await site.book(day, { password: '' })).statusCode).toBe(200);
    expect((await site.book(day, { password: undefined })).statusCode).toBe(200);
  });
});

describe('받을 수 없는 예약', () => {
  const refused = async (day: Parameters<Site['book']>[0], over?: Record<string, unknown>) => {
    const response = await site.book(day, over);
    const { code, message, seatsLeft } = response.json<ErrorBody>();
    return { status: response.statusCode, code, message, seatsLeft };
  };

  it('없는 날은 404', async () => {
    const day = await site.day();
    expect(await refused({ ...day, id: 999 })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each([
    ['어제', '2026-11-19', 'NOT_BOOKING_PERIOD', '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.'],
    [
      '예약 가능 개월을 넘은 날',
      '2027-02-01',
      'NOT_BOOKING_PERIOD',
      '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
    ],
    [
      '마감 시각이 지난 오늘',
      '2026-11-20',
      'BOOKING_TIME_PASSED',
      '예약 시간이 지났습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
    ],
  ])('%s은 기간이 아니라고 답한다', async (_, date, code, message) => {
    await site.config({ month: 3, reserveTime: 8 });
    const day = await site.day({ date, state: 'CLOSE' });
    expect(await refused(day)).toEqual({ status: 409, code, message, seatsLeft: undefined });
  });

  it('마감 시각 전의 오늘과 마지막 달의 말일은 받는다', async () => {
    await site.config({ month: 3, reserveTime: 9 });
    expect((await site.book(await site.day({ date: '2026-11-20' }))).statusCode).toBe(200);
    expect((await site.book(await site.day({ date: '2027-01-31' }))).statusCode).toBe(200);
  });

  it('마감 시각 전이어도 배가 떠난 뒤에는 받지 않고, 아직 나가지 않은 배는 받는다', async () => {
    await site.config({ reserveTime: 23, departAt: '05:00' });
    const day = await site.day({ date: '2026-11-20' });
    expect(await refused(day)).toMatchObject({ status: 409, code: 'BOOKING_TIME_PASSED' });
    await site.db.updateTable('days').set({ departAt: '18:00' }).where('id', '=', day.id).execute();
    expect((await site.book(day)).statusCode).toBe(200);
  });

  it('운항이 취소된 날은 마감이 아니라 운항취소라고 답한다', async () => {
    const day = await site.day({ state: 'CANCEL' });
    expect(await refused(day)).toMatchObject({
      status: 409,
      code: 'DAY_CANCELLED',
      message: closedDayText.DAY_CANCELLED,
    });
  });

  it.each(['CLOSE', 'COMPLETE'] as const)('자리가 있어도 %s인 날은 마감이라고 답한다', async (state) => {
    const day = await site.day({ state });
    expect(await refused(day)).toMatchObject({
      status: 409,
      code: 'DAY_CLOSED',
      message: '예약이 마감되었습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
    });
  });

  it('남은자리보다 한 명이라도 많으면 남은자리를 알려 준다', async () => {
    const day = await site.day({ guestCount: 17 });
    expect(await refused(day, { guestCount: 4 })).toEqual({
      status: 409,
      code: 'SEATS_GONE',
      message: '남은자리가 부족합니다. 현재 3명까지 예약할 수 있습니다.',
      seatsLeft: 3,
    });
    expect((await site.book(day, { guestCount: 3 })).statusCode).toBe(200);
    expect(await refused(day, { guestCount: 1 })).toMatchObject({ status: 409, code: 'SEATS_GONE', seatsLeft: 0 });
  });

  it('한 주소에서 정해진 횟수를 넘으면 잠시 후 다시 하라고 답한다', async () => {
    await site.close();
    site = await openSite({ bookingsPerMinute: 2 });
    const day = await site.day();
    expect((await site.book(day)).statusCode).toBe(200);
    expect((await site.book(day)).statusCode).toBe(200);
    const response = await site.book(day);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: '이용이 한꺼번에 몰렸습니다. 잠시 후 다시 시도해 주세요.',
    });
    const elsewhere = { method: 'POST', url: API.createBooking, payload: aBooking(day.id) } as const;
    expect((await site.app.inject({ ...elsewhere, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
  });
});

import { dayListSchema } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const WRITTEN = { fish: '갑오징어', totalCount: 10, price: 18, reservePrice: 5 };
const PLAN = { stdate: '2026-12-01', eddate: '2026-12-05', ...WRITTEN };
const update = (over: object = {}) => site.post(API.bulkUpdate, { ...PLAN, ...over }, operator);
const december = async () =>
  dayListSchema.parse((await site.get(`${API.dayList}?year=2026&month=12`, operator)).json());

describe('일괄 변경', () => {
  it('없는 날은 예약중으로 만들고, 있는 날은 상태와 메모와 예약을 두고 나머지를 바꾸며, 날 수를 답한다', async () => {
    const open = await site.day({ date: '2026-12-02', memo: '독선 문의' });
    await site.booked(open, { guestCount: 3 });
    const closed = await site.day({ date: '2026-12-03', state: 'CLOSE' });
    const outside = await site.day({ date: '2026-12-06' });
    const response = await update();
    expect([response.statusCode, response.json()]).toEqual([200, 5]);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    const days = await december();
    expect(days.map(({ date }) => date)).toEqual([1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`));
    expect(days[0]).toMatchObject({ ...WRITTEN, state: 'OPEN', guestCount: 0, memo: '', week: 2 });
    expect(days[1]).toEqual({ ...open, ...WRITTEN, guestCount: 3 });
    expect(days[2]).toEqual({ ...closed, ...WRITTEN });
    expect(days[5]).toEqual(outside);
  });

  it('하루만, 또는 숫자를 글자로 보내도 된다', async () => {
    expect(
      (await update({ eddate: '2026-12-01', totalCount: '10', price: '0', reservePrice: '0', fish: '' })).json(),
    ).toBe(1);
    expect(await december()).toMatchObject([{ totalCount: 10, price: 0, fish: '' }]);
  });

  it('어종은 글자로 세어 20자까지이다', async () => {
    const fish = '🐟'.repeat(20);
    expect((await update({ eddate: '2026-12-01', fish })).statusCode).toBe(200);
    expect(await december()).toMatchObject([{ fish }]);
  });

  it('이미 같은 날은 세지 않고 이력에도 남기지 않으며, 달라지는 날만 센다', async () => {
    await update({ eddate: '2026-12-03' });
    const historyOf = () => site.db.selectFrom('changes').select(['dayId', 'action']).orderBy('id').execute();
    const before = await historyOf();
    expect((await update({ eddate: '2026-12-03', fish: ` ${WRITTEN.fish} ` })).json()).toBe(0);
    expect(await historyOf()).toEqual(before);
    expect((await update({ eddate: '2026-12-04' })).json()).toBe(1);
    const [second] = (await december()).slice(1);
    await site.post(API.bulkUpdate, { ...PLAN, stdate: '2026-12-02', eddate: '2026-12-02', price: 30 }, operator);
    expect((await update({ eddate: '2026-12-04' })).json()).toBe(1);
    expect((await historyOf()).slice(before.length)).toEqual([
      { dayId: expect.any(Number) as number, action: 'DAY_CREATED' },
      { dayId: second?.id, action: 'DAY_PLANNED' },
      { dayId: second?.id, action: 'DAY_PLANNED' },
    ]);
  });

  it.each([
    ['만석이던 예약마감일에 자리가 늘면 예약중이 된다', 'COMPLETE', 20, 20, 21, 'OPEN'],
    ['만석이 아닌데 마감해 둔 날은 자리가 늘어도 예약마감이다', 'COMPLETE', 20, 4, 30, 'COMPLETE'],
    ['만석인 예약마감일은 같은 정원이면 예약마감이다', 'COMPLETE', 20, 20, 20, 'COMPLETE'],
    ['예약중인 날이 꼭 차면 예약마감이 된다', 'OPEN', 20, 4, 4, 'COMPLETE'],
    ['예약이 없는 날은 정원이 0명이어도 예약중이다', 'OPEN', 20, 0, 0, 'OPEN'],
    ['예약불가인 날은 꼭 차도 예약불가이다', 'CLOSE', 20, 4, 4, 'CLOSE'],
    ['운항취소된 날은 자리가 늘어도 운항취소이다', 'CANCEL', 20, 20, 30, 'CANCEL'],
  ] as const)('%s', async (_, state, before, guestCount, totalCount, after) => {
    const day = await site.day({ date: PLAN.stdate, state, totalCount: before, guestCount });
    expect((await update({ totalCount })).statusCode).toBe(200);
    expect(await site.reread(day)).toMatchObject({ state: after, totalCount, guestCount });
  });

  it('예약 인원보다 정원이 작은 날이 있으면 아무것도 바꾸지 않고 날짜와 인원을 모두 말한다', async () => {
    await site.day({ date: '2026-12-02', guestCount: 12 });
    await site.day({ date: '2026-12-03', guestCount: 10 });
    await site.day({ date: '2026-12-05', guestCount: 20, state: 'CANCEL' });
    const before = await december();
    const response = await update();
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors).toEqual(
      ['2026년 12월 2일(수) 12명', '2026년 12월 5일(토) 20명'].map((day) => ({
        field: 'totalCount',
        value: 10,
        reason: `정원은 예약된 인원보다 적을 수 없습니다. (${day})`,
      })),
    );
    expect(await december()).toEqual(before);
  });

  it('상태와 메모를 함께 보내면 모든 날에 적고, 보내지 않으면 그대로 둔다', async () => {
    const closed = await site.day({ date: '2026-12-03', state: 'CLOSE', memo: '정기 점검' });
    const storm = { state: 'CANCEL', memo: ' 풍랑주의보 ' };
    expect((await update({ eddate: '2026-12-03', ...storm })).json()).toBe(3);
    expect(await december()).toMatchObject(
      Array.from({ length: 3 }, () => ({ ...WRITTEN, state: 'CANCEL', memo: '풍랑주의보' })),
    );
    expect((await update({ eddate: '2026-12-03', price: 30 })).json()).toBe(3);
    expect(await site.reread(closed)).toMatchObject({ state: 'CANCEL', memo: '풍랑주의보', price: 30 });
  });

  it('상태와 메모만 보내면 어종과 금액은 날마다 그대로이고, 없는 날은 만들지 않는다', async () => {
    const first = await site.day({ date: '2026-12-02', fish: '갈치', price: 15, memo: '독선' });
    const second = await site.day({ date: '2026-12-04', fish: '참돔', price: 22 });
    const range = { stdate: PLAN.stdate, eddate: PLAN.eddate };
    const only = (over: object) => site.post(API.bulkUpdate, { ...range, ...over }, operator);
    expect((await only({ state: 'CANCEL' })).json()).toBe(2);
    expect(await december()).toEqual([
      { ...first, state: 'CANCEL' },
      { ...second, state: 'CANCEL' },
    ]);
    expect((await only({ memo: '' })).json()).toBe(1);
    expect((await only({ state: 'CANCEL', memo: '' })).json()).toBe(0);
    expect((await december()).map(({ memo }) => memo)).toEqual(['', '']);
  });

  it('운항을 취소해도 예약은 남고, 날마다 기록과 알림이 하나씩 남는다', async () => {
    const day = await site.day({ date: '2026-12-02', memo: '독선' });
    const guest = await site.booked(day, { guestCount: 3 });
    const { last } = await site.db
      .selectFrom('changes')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const storm = { stdate: day.date, eddate: '2026-12-03', state: 'CANCEL', memo: '풍랑주의보' };
    expect((await site.post(API.bulkUpdate, storm, operator)).json()).toBe(1);
    expect(await site.reread(day)).toMatchObject({ state: 'CANCEL', guestCount: 3 });
    const { state } = await site.db
      .selectFrom('guests')
      .select('state')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('WATTING');
    const changes = await site.db
      .selectFrom('changes')
      .select(['action', 'actor', 'dayId', 'before', 'after'])
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      {
        action: 'DAY_PLANNED',
        actor: 'operator',
        dayId: day.id,
        before: JSON.stringify({ state: 'OPEN', memo: '독선' }),
        after: JSON.stringify({ state: 'CANCEL', memo: '풍랑주의보' }),
      },
    ]);
  });

  it('예약중으로 바꾸어도 꼭 찬 날은 예약마감이다', async () => {
    await site.day({ date: '2026-12-01', state: 'CLOSE', totalCount: 4, guestCount: 4 });
    await site.day({ date: '2026-12-02', state: 'CANCEL', totalCount: 4, guestCount: 3 });
    const response = await site.post(
      API.bulkUpdate,
      { stdate: PLAN.stdate, eddate: PLAN.eddate, state: 'OPEN' },
      operator,
    );
    expect(response.json()).toBe(2);
    expect((await december()).map(({ state }) => state)).toEqual(['COMPLETE', 'OPEN']);
  });

  it.each([
    ['어종과 금액의 일부만', { fish: '갈치', totalCount: 10 }, ['price', 'reservePrice']],
    ['바꿀 것이 없이', {}, ['fish', 'totalCount', 'price', 'reservePrice']],
    ['너무 긴 메모를', { memo: '가'.repeat(51) }, ['memo']],
    ['없는 상태를', { state: 'STORM' }, ['state']],
  ])('%s 보내면 400이고 무엇이 틀렸는지 말한다', async (_, sent, fields) => {
    const day = await site.day({ date: PLAN.stdate });
    const response = await site.post(API.bulkUpdate, { stdate: PLAN.stdate, eddate: PLAN.eddate, ...sent }, operator);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(fields);
    expect(await site.reread(day)).toEqual(day);
  });

  it('취소된 예약의 인원은 세지 않는다', async () => {
    const day = await site.day({ date: '2026-12-02' });
    const guest = await site.booked(day, { guestCount: 12 });
    expect((await update()).statusCode).toBe(400);
    await site.get(`/api/manage/guest/${guest.id}/cancel`, operator);
    expect((await update()).statusCode).toBe(200);
  });

  it('한 해(366일)까지 한 번에 만든다', async () => {
    const response = await update({ stdate: '2027-12-01', eddate: '2028-11-30' });
    expect(response.json()).toBe(366);
    const leap = await site.get('/api/reserve/date/2028-02-29');
    expect(leap.json()).toMatchObject({ ...WRITTEN, week: 2 });
  });

  it('달력의 ETag가 바뀐다', async () => {
    const url = `${API.dayList}?year=2026&month=12`;
    const etag = String((await site.get(url)).headers.etag);
    await update();
    expect((await site.get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('예약과 동시에 바꾸어도 정원을 넘지 않는다', async () => {
    const day = await site.day({ date: '2026-12-01' });
    const books = Array.from({ length: 12 }, () => site.book(day, { guestCount: 1 }));
    const shrink = [0, 1, 2].map((more) => update({ totalCount: 4 + more }));
    await Promise.all([...books.slice(0, 6), ...shrink, ...books.slice(6)]);
    const after = await site.reread(day);
    const guests = await site.db.selectFrom('guests').select('guestCount').execute();
    expect(after.guestCount).toBe(guests.length);
    expect(after.guestCount).toBeLessThanOrEqual(after.totalCount);
    expect(after.state).toBe(after.guestCount === after.totalCount ? 'COMPLETE' : 'OPEN');
  });

  it.each<[object, string, string]>([
    [{ stdate: '2026-02-30' }, 'stdate', '올바른 날짜를 입력해 주세요.'],
    [{ stdate: '0000-01-01', eddate: '0000-01-02' }, 'stdate', '올바른 날짜를 입력해 주세요.'],
    [{ eddate: '99999-01-01' }, 'eddate', '올바른 날짜를 입력해 주세요.'],
    [{ eddate: undefined }, 'eddate', '종료일을 입력해 주세요.'],
    [{ eddate: '2026-11-30' }, 'eddate', '종료일을 시작일 이후로 선택해 주세요.'],
    [{ eddate: '2027-12-02' }, 'eddate', '기간을 366일 이하로 선택해 주세요.'],
    [{ fish: '가'.repeat(21) }, 'fish', '어종은 20자 이하로 입력해 주세요.'],
    [{ fish: '🐟'.repeat(21) }, 'fish', '어종은 20자 이하로 입력해 주세요.'],
    [{ fish: '갈\uE000치' }, 'fish', '어종에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.'],
    [{ fish: 7 }, 'fish', '어종을 올바르게 입력해 주세요.'],
    [{ totalCount: 100 }, 'totalCount', '정원은 0에서 99 사이의 정수로 입력해 주세요.'],
    [{ totalCount: -1 }, 'totalCount', '정원은 0에서 99 사이의 정수로 입력해 주세요.'],
    [{ totalCount: 1.5 }, 'totalCount', '정원은 0에서 99 사이의 정수로 입력해 주세요.'],
    [{ totalCount: null }, 'totalCount', '정원을 입력해 주세요.'],
    [{ totalCount: '' }, 'totalCount', '정원을 입력해 주세요.'],
    [{ totalCount: true }, 'totalCount', '정원을 올바르게 입력해 주세요.'],
    [{ price: '1e1' }, 'price', '선비를 올바르게 입력해 주세요.'],
    [{ reservePrice: [] }, 'reservePrice', '예약금을 올바르게 입력해 주세요.'],
    [{ price: 5, reservePrice: 90 }, 'reservePrice', '예약금은 선비보다 많을 수 없습니다. 1인 금액을 확인해 주세요.'],
  ])('%j 는 이유를 말하고 아무것도 바꾸지 않는다', async (over, field, reason) => {
    const response = await update(over);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.[0]).toMatchObject({ field, reason });
    expect(await site.db.selectFrom('days').select('id').execute()).toEqual([]);
  });

  it('로그인하지 않으면 401이다', async () => {
    expect((await site.post(API.bulkUpdate, PLAN)).statusCode).toBe(401);
  });
});

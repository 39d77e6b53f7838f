import type { Attention } from '#contract/booking/guest.schema';
import type { ErrorBody } from '#contract/errors';
import type { ReserveDay } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const update = (day: Pick<ReserveDay, 'id'>, facts: object) =>
  site.post(API.updateDay, { id: day.id, ...facts }, operator);
const listed = async (): Promise<ReserveDay[]> =>
  (await site.get(`${API.dayList}?year=2026&month=12`)).json<ReserveDay[]>();

const lastChange = async (day: ReserveDay) =>
  (await site.get(`${API.history}?dayId=${day.id}`, operator)).json<{ list: object[] }>().list[0];

describe('하루의 시각과 최소 인원', () => {
  it('아무것도 정하지 않은 날은 시각이 없고, 메모는 보이지 않고, 최소 인원이 없다', async () => {
    expect(await site.day()).toMatchObject({
      departAt: null,
      returnAt: null,
      meetAt: null,
      memoPublic: 'N',
      minCount: 0,
      confirmed: 'N',
    });
  });

  it('정한 것만 바뀌고, 목록에서도 바로 보이고, 기록에 남는다', async () => {
    const day = await site.day();
    await listed();
    const first = await update(day, { departAt: '17:00', returnAt: '05:00', meetAt: 30 });
    expect(first.json()).toEqual({ ...day, departAt: '17:00', returnAt: '05:00', meetAt: 30 });
    await update(day, { minCount: 8, returnAt: null });
    const after = { ...day, departAt: '17:00', meetAt: 30, minCount: 8 };
    expect(await site.reread(day)).toEqual(after);
    expect(await listed()).toEqual([after]);
    expect(await lastChange(day)).toMatchObject({
      action: 'DAY_PLANNED',
      before: { returnAt: '05:00', minCount: 0 },
      after: { returnAt: null, minCount: 8 },
    });
  });

  it.each([
    [{ departAt: '25:00' }, '출항 시각을 올바르게 입력해 주세요.'],
    [{ returnAt: '' }, '귀항 시각을 올바르게 입력해 주세요.'],
    [{ meetAt: 241 }, '집합 시각은 0에서 240 사이의 정수로 입력해 주세요.'],
    [{ minCount: -1 }, '최소 인원은 0에서 20 사이의 정수로 입력해 주세요.'],
  ])('%j 은 저장하지 않고 이유를 말한다', async (facts, reason) => {
    const day = await site.day();
    const response = await update(day, facts);
    expect([response.statusCode, response.json<ErrorBody>().errors?.[0]?.reason]).toEqual([400, reason]);
    expect(await site.reread(day)).toEqual(day);
  });

  it('정원보다 많은 최소 인원은 영영 모일 수 없으니 저장하지 않는다', async () => {
    const day = await site.day({ totalCount: 20 });
    const response = await update(day, { minCount: 30 });
    expect([response.statusCode, response.json<ErrorBody>().errors?.[0]?.reason]).toEqual([
      400,
      '최소 인원은 0에서 20 사이의 정수로 입력해 주세요.',
    ]);
    expect((await update(day, { minCount: 20 })).statusCode).toBe(200);
  });

  it('없는 날은 404이고, 로그인하지 않으면 바꾸지 못한다', async () => {
    expect((await update({ id: 999 }, { minCount: 1 })).statusCode).toBe(404);
    const { id } = await site.day();
    expect((await site.post(API.updateDay, { id, minCount: 1 })).statusCode).toBe(401);
  });

  it('직접 확정한 날은 예약이 취소되어도 확정이고, 예약과 자리는 그대로 움직인다', async () => {
    const day = await site.day({ minCount: 8 });
    const guest = await site.booked(day, { guestCount: 5 });
    await update(day, { confirmed: 'Y' });
    await site.post(`/api/manage/guest/${guest.id}/cancel`, undefined, operator);
    expect(await site.reread(day)).toEqual({ ...day, confirmed: 'Y' });
    await update(day, { confirmed: 'N' });
    expect((await site.reread(day)).confirmed).toBe('N');
    expect(await lastChange(day)).toMatchObject({ before: { confirmed: 'Y' }, after: { confirmed: 'N' } });
  });

  it('메모를 예약중에도 보이게 하고 도로 숨긴다', async () => {
    const day = await site.day();
    const save = (memoPublic?: string) =>
      site.post(
        API.updateDayMemo,
        { id: day.id, memo: '귀항 후 어묵탕 제공', ...(memoPublic && { memoPublic }) },
        operator,
      );
    expect((await save()).json()).toMatchObject({ memo: '귀항 후 어묵탕 제공', memoPublic: 'N' });
    expect((await save('Y')).json()).toMatchObject({ memoPublic: 'Y' });
    // A request without `memoPublic` does not change it.
    expect((await save()).json()).toMatchObject({ memoPublic: 'Y' });
    expect((await save('N')).json()).toMatchObject({ memoPublic: 'N' });
    expect(await lastChange(day)).toMatchObject({
      action: 'DAY_MEMO',
      before: { memoPublic: 'Y' },
      after: { memoPublic: 'N' },
    });
  });

  it('일괄 변경은 시각과 최소 인원만 바꿀 수도, 새 날에 함께 정할 수도 있다', async () => {
    const day = await site.day({ date: '2026-12-01' });
    const range = { stdate: '2026-12-01', eddate: '2026-12-02' };
    const facts = { departAt: '05:00', returnAt: '15:00', meetAt: 20, minCount: 8 };
    expect((await site.post(API.bulkUpdate, { ...range, ...facts }, operator)).json()).toBe(1);
    expect(await listed()).toEqual([{ ...day, ...facts }]);
    const plan = { fish: '참돔', totalCount: 16, price: 15, reservePrice: 5 };
    expect((await site.post(API.bulkUpdate, { ...range, ...plan }, operator)).json()).toBe(2);
    expect((await listed()).map(({ departAt, minCount }) => [departAt, minCount])).toEqual([
      ['05:00', 8],
      [null, 0],
    ]);
    await site.post(API.bulkUpdate, { ...range, ...plan, ...facts, memo: '어묵탕', memoPublic: 'Y' }, operator);
    expect((await listed())[1]).toMatchObject({ ...plan, ...facts, memo: '어묵탕', memoPublic: 'Y' });
    const tooMany = await site.post(API.bulkUpdate, { ...range, minCount: 17 }, operator);
    expect([tooMany.statusCode, tooMany.json<ErrorBody>().errors?.[0]?.reason]).toEqual([
      400,
      '최소 인원은 0에서 16 사이의 정수로 입력해 주세요.',
    ]);
    const fewSeats = await site.post(API.bulkUpdate, { ...range, ...plan, totalCount: 7 }, operator);
    expect([fewSeats.statusCode, fewSeats.json<ErrorBody>().errors?.map(({ field }) => field)]).toEqual([
      400,
      ['minCount'],
    ]);
    const wrong = await site.post(API.bulkUpdate, { ...range, departAt: '5시' }, operator);
    expect([wrong.statusCode, wrong.json<ErrorBody>().errors?.map(({ field }) => field)]).toEqual([400, ['departAt']]);
  });
});

describe('관리 홈의 최소 인원', () => {
  const below = async () => (await site.get(API.attention, operator)).json<Attention>().belowMinimum;

  it('오늘부터 사흘 뒤까지, 모자라고 확정하지 않은 날만 날짜 순서로 나온다', async () => {
    site.setClock(new Date('2026-12-01T00:00:00+09:00'));
    operator = await site.operator();
    const short = await site.day({ date: '2026-12-04', minCount: 8 });
    const today = await site.day({ date: '2026-12-01', minCount: 2, state: 'COMPLETE' });
    await site.day({ date: '2026-12-05', minCount: 8 });
    await site.day({ date: '2026-12-02', minCount: 8, state: 'CANCEL' });
    await site.day({ date: '2026-12-03', minCount: 8, confirmed: 'Y' });
    const paid = await site.booked(short, { guestCount: 5 });
    await site.post(`/api/manage/guest/${paid.id}/complete`, undefined, operator);
    await site.booked(short, { guestCount: 2 });
    const cancelled = await site.booked(short, { guestCount: 4 });
    await site.post(`/api/manage/guest/${cancelled.id}/cancel`, undefined, operator);
    expect(await below()).toEqual([
      { id: today.id, date: '2026-12-01', state: 'COMPLETE', guestCount: 0, minCount: 2, cases: 0, paidCases: 0 },
      { id: short.id, date: '2026-12-04', state: 'OPEN', guestCount: 7, minCount: 8, cases: 2, paidCases: 1 },
    ]);
    await site.booked(short, { guestCount: 1 });
    await update(today, { confirmed: 'Y' });
    expect(await below()).toEqual([]);
  });

  it('오늘의 출조는 출항할 때까지만 나온다', async () => {
    site.setClock(new Date('2026-12-01T04:00:00+09:00'));
    operator = await site.operator();
    await site.day({ date: '2026-12-01', minCount: 2, departAt: '04:30' });
    expect(await below()).toHaveLength(1);
    site.setClock(new Date('2026-12-01T04:30:00+09:00'));
    operator = await site.operator();
    expect(await below()).toEqual([]);
  });
});

describe('운영정책의 시각과 안내', () => {
  it('저장하고, 비우면 다시 정하지 않은 것이 된다', async () => {
    const { version } = (await site.get(API.configLogic)).json<{ version: string }>();
    const policy = { departAt: '05:00', returnAt: '15:00', meetAt: 30, payRest: ' 배에서 현금으로 내시면 됩니다. ' };
    const saved = await site.post(API.storeLogic, { ...policy, version }, operator);
    expect(saved.json()).toMatchObject({ ...policy, payRest: '배에서 현금으로 내시면 됩니다.', payBack: null });
    const again = { version: saved.json<{ version: string }>().version, departAt: null, payRest: '' };
    expect((await site.post(API.storeLogic, again, operator)).json()).toMatchObject({
      departAt: null,
      returnAt: '15:00',
      payRest: null,
    });
  });

  it.each([
    [{ departAt: '5시' }, '출항 시각을 올바르게 입력해 주세요.'],
    [{ meetAt: 999 }, '집합 시각은 0에서 240 사이의 정수로 입력해 주세요.'],
    [{ payBack: '가'.repeat(101) }, '환불 안내는 100자 이하로 입력해 주세요.'],
    [
      { payRest: '첫 줄\uE000둘째 줄' },
      '나머지 선비 안내에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    ],
  ])('%j 은 저장하지 않는다', async (policy, reason) => {
    const { version } = (await site.get(API.configLogic)).json<{ version: string }>();
    const response = await site.post(API.storeLogic, { ...policy, version }, operator);
    expect([response.statusCode, response.json<ErrorBody>().errors?.[0]?.reason]).toEqual([400, reason]);
  });
});

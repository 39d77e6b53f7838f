import { dayListSchema, reserveDaySchema, type ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API, apiPath } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('예약일정 조회', () => {
  it('그 달의 모든 날을 날짜순으로, 시간이 닫은 날까지 답한다', async () => {
    for (const date of ['2026-11-30', '2026-11-01', '2026-10-31', '2026-12-01']) await site.day({ date });
    const response = await site.get(`${API.dayList}?year=2026&month=11`);
    const days = dayListSchema.parse(response.json());
    expect(days.map(({ date, week }) => [date, week])).toEqual([
      ['2026-11-01', 7],
      ['2026-11-30', 1],
    ]);
  });

  it('일정이 없는 달은 빈 목록이다', async () => {
    expect((await site.get(`${API.dayList}?year=2026&month=2`)).json()).toEqual([]);
  });

  it('번호와 날짜로 하루를 찾는다', async () => {
    const day = await site.day({ date: '2026-12-05' });
    expect(reserveDaySchema.strict().parse((await site.get(apiPath(API.dayById, { id: day.id }))).json())).toEqual(day);
    expect((await site.get(apiPath(API.dayByDate, { date: day.date }))).json()).toEqual(day);
    expect(day.week).toBe(6);
  });

  it('손님에게 보이기로 하지 않은 예약중인 날의 메모는 로그인한 운영자만 읽는다', async () => {
    const memo = '단골 김 사장님 자리';
    const hidden = await site.day({ date: '2026-12-05', memo });
    const shown = await site.day({ date: '2026-12-06', memo: '어묵탕 제공', memoPublic: 'Y' });
    const closed = await site.day({ date: '2026-12-07', memo: '정비', state: 'CLOSE' });
    const paths = [
      `${API.dayList}?year=2026&month=12`,
      apiPath(API.dayById, { id: hidden.id }),
      apiPath(API.dayByDate, { date: hidden.date }),
    ];
    const memosFor = async (headers?: Record<string, string>) =>
      (await Promise.all(paths.map((path) => site.get(path, headers))))
        .flatMap((response) => response.json<ReserveDay | ReserveDay[]>())
        .map((day) => day.memo);
    const operator = await site.operator();
    expect(await memosFor(operator)).toEqual([memo, shown.memo, closed.memo, memo, memo]);
    for (const stranger of [
      undefined,
      { authorization: 'Bearer x' },
      { authorization: `${operator['authorization']}x` },
    ])
      expect(await memosFor(stranger)).toEqual(['', shown.memo, closed.memo, '', '']);
    await site.db.updateTable('refreshTokens').set({ endedAt: '2026-11-19T00:00:00.000Z' }).execute();
    expect(await memosFor(operator)).toEqual(['', shown.memo, closed.memo, '', '']);
  });

  it.each([
    [apiPath(API.dayById, { id: 999 }), 404],
    [apiPath(API.dayByDate, { date: '2026-12-06' }), 404],
    [apiPath(API.dayById, { id: 'abc' }), 400],
    [apiPath(API.dayById, { id: -1 }), 400],
    [apiPath(API.dayByDate, { date: '2026-02-30' }), 400],
    [`${API.dayList}?year=2026&month=13`, 400],
    [`${API.dayList}?year=2026`, 400],
    [`${API.dayList}?year=2026&month=1%27%20OR%201=1`, 400],
  ])('%s 는 %d', async (url, status) => {
    const response = await site.get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json<ErrorBody>().message).toMatch(/[가-힣]/);
  });

  it('틀린 날짜와 빠진 값을 항목의 이름으로 말한다', async () => {
    const date = await site.get(apiPath(API.dayByDate, { date: '2026-02-30' }));
    expect(date.json<ErrorBody>().errors).toEqual([
      { field: 'date', value: '2026-02-30', reason: '올바른 날짜를 입력해 주세요.' },
    ]);
    const month = await site.get(`${API.dayList}?year=26`);
    expect(month.json<ErrorBody>().errors).toEqual([
      { field: 'year', value: '26', reason: '연도를 올바르게 입력해 주세요.' },
      { field: 'month', reason: '월을 입력해 주세요.' },
    ]);
  });

  it('바뀌지 않은 일정은 ETag로 304를 답하고, 예약이 들어오면 새로 답한다', async () => {
    const day = await site.day();
    const url = `${API.dayList}?year=2026&month=12`;
    const first = await site.get(url);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const same = await site.get(url, { 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await site.booked(day);
    expect((await site.get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('운영자의 일정 변경', () => {
  let operator: Record<string, string>;
  beforeEach(async () => {
    operator = await site.operator();
  });
  const changeState = (day: Pick<ReserveDay, 'id'>, state: string) =>
    site.post(API.updateDayState, { id: day.id, state }, operator);

  it.each([
    ['OPEN', 'CLOSE'],
    ['CLOSE', 'CANCEL'],
    ['CANCEL', 'OPEN'],
    ['COMPLETE', 'OPEN'],
    ['OPEN', 'OPEN'],
  ] as const)('%s인 날을 %s(으)로 바꾸면 바뀐 상태를 JSON으로 답한다', async (from, to) => {
    const day = await site.day({ state: from, guestCount: 3 });
    const response = await changeState(day, to);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toBe(to);
    expect(await site.reread(day)).toEqual({ ...day, state: to });
  });

  it('남은자리가 없는 날은 예약중으로 바꾸어도 예약마감이다', async () => {
    const day = await site.day({ state: 'CLOSE', guestCount: 20 });
    expect((await changeState(day, 'OPEN')).json()).toBe('COMPLETE');
    expect((await site.reread(day)).state).toBe('COMPLETE');
  });

  it('없는 날과 모르는 상태는 바꾸지 않는다', async () => {
    expect((await changeState({ id: 999 }, 'OPEN')).statusCode).toBe(404);
    const wrong = await changeState(await site.day(), 'DELETED');
    expect(wrong.json<ErrorBody>().errors?.[0]?.reason).toBe('상태를 올바르게 입력해 주세요.');
  });

  it('메모를 저장하고 비울 수 있다', async () => {
    const day = await site.day({ state: 'CANCEL' });
    const memo = '풍랑주의보로 운항하지 않습니다.';
    const response = await site.post(API.updateDayMemo, { id: day.id, memo: ` ${memo} ` }, operator);
    expect(response.json()).toEqual({ ...day, memo });
    await site.post(API.updateDayMemo, { id: day.id, memo: '' }, operator);
    expect((await site.reread(day)).memo).toBe('');
  });

  it.each([
    ['51자', '가'.repeat(51), 400, '메모는 50자 이하로 입력해 주세요.'],
    ['50자', '가'.repeat(50), 200, undefined],
    ['뜻이 없는 문자', '독선\uE000<script>', 400, '메모에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.'],
    ['없는 값', undefined, 400, '메모를 입력해 주세요.'],
    ['그림 문자 50개', '🎣'.repeat(50), 200, undefined],
    ['그림 문자 51개', '🎣'.repeat(51), 400, '메모는 50자 이하로 입력해 주세요.'],
  ])('메모가 %s이면 %#', async (_, memo, status, reason) => {
    const day = await site.day();
    const response = await site.post(API.updateDayMemo, { id: day.id, memo }, operator);
    expect([response.statusCode, response.json<ErrorBody>().errors?.[0]?.reason]).toEqual([status, reason]);
    // The calendar stays readable, regardless of the stored text.
    expect((await site.get(`${API.dayList}?year=2026&month=12`)).statusCode).toBe(200);
  });

  it('보고 있던 상태를 함께 보내면, 그사이 바뀐 상태를 덮어쓰지 않는다', async () => {
    const day = await site.day({ state: 'OPEN' });
    const change = (state: string, seen: string) =>
      site.post(API.updateDayState, { id: day.id, state, seen }, operator);
    expect((await change('CANCEL', 'OPEN')).json()).toBe('CANCEL');
    const late = await change('COMPLETE', 'OPEN');
    expect([late.statusCode, late.json<ErrorBody>().code]).toEqual([409, 'CONFLICT']);
    expect((await site.reread(day)).state).toBe('CANCEL');
    expect((await change('COMPLETE', 'CANCEL')).json()).toBe('COMPLETE');
    expect((await change('OPEN', 'DELETED')).statusCode).toBe(400);
  });

  it('두 화면이 동시에 상태를 바꾸면 하나만 바꾼다', async () => {
    const day = await site.day({ state: 'OPEN' });
    const responses = await Promise.all(
      ['CLOSE', 'CANCEL', 'COMPLETE'].map((state) =>
        site.post(API.updateDayState, { id: day.id, state, seen: 'OPEN' }, operator),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const done = responses.find(({ statusCode }) => statusCode === 200);
    expect((await site.reread(day)).state).toBe(done?.json());
  });

  it('보고 있던 메모를 함께 보내면, 그사이 저장된 메모를 덮어쓰지 않는다', async () => {
    const day = await site.day({ memo: '' });
    const save = (memo: string, seen: string) => site.post(API.updateDayMemo, { id: day.id, memo, seen }, operator);
    const responses = await Promise.all([save('독선 문의', ''), save('풍랑 예보 확인', '')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const saved = (await site.reread(day)).memo;
    expect(responses.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ ...day, memo: saved });
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json<ErrorBody>().code).toBe('CONFLICT');
    expect((await save('선박 점검', saved)).statusCode).toBe(200);
    expect((await site.reread(day)).memo).toBe('선박 점검');
    expect((await site.post(API.updateDayMemo, { id: 999, memo: '', seen: '' }, operator)).statusCode).toBe(404);
  });

  it('저장된 메모를 답을 받지 못해 다시 보내면, 다른 곳에서 변경되었다고 하지 않는다', async () => {
    const day = await site.day({ memo: '' });
    const save = (memo: string) => site.post(API.updateDayMemo, { id: day.id, memo, seen: '' }, operator);
    await save('풍랑 예보 확인');
    const again = await save('풍랑 예보 확인 ');
    expect([again.statusCode, again.json()]).toEqual([200, { ...day, memo: '풍랑 예보 확인' }]);
    expect((await save('선박 점검')).statusCode).toBe(409);
  });

  it('없는 날의 메모는 404', async () => {
    expect((await site.post(API.updateDayMemo, { id: 999, memo: '' }, operator)).statusCode).toBe(404);
  });
});

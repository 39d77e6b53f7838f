import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { dump } from '#tests/support/server/dump';
import { NO_LIMITS, openSite, type Site } from '#tests/support/server/site';

const OPENS = '2026-11-25T11:00:00.000Z';
const before = new Date('2026-11-25T10:59:59.999Z');
const then = new Date(OPENS);

describe('예약 시작', () => {
  let site: Site;
  let operator: Record<string, string>;
  beforeEach(async () => {
    site = await openSite({ limits: NO_LIMITS });
    await site.config({ month: 6, useWaiting: 'Y' });
    site.setClock(before);
    operator = await site.operator();
  });
  afterEach(() => site.close());

  const expectSame = async (work: () => Promise<void>) => {
    const stored = await dump(site.db);
    await work();
    expect(await dump(site.db)).toBe(stored);
  };
  const setOpening = (day: ReserveDay, opensAt: string | null) =>
    site.post(API.updateDay, { id: day.id, opensAt }, operator);

  it('1밀리초 전에는 시각을 말하며 거절하고, 그 순간부터 받는다', async () => {
    const day = await site.day({ opensAt: OPENS });
    await expectSame(async () => {
      const refused = await site.book(day);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({
        code: 'NOT_YET_OPEN',
        message: '11월 25일(수) 오후 8시부터 예약할 수 있습니다. 그때 다시 예약해 주세요.',
        opensAt: OPENS,
      });
    });
    site.setClock(then);
    expect((await site.book(day)).statusCode).toBe(200);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('자리보다 많은 인원도, 마감 전의 날은 먼저 언제 열리는지 답하고, 운항취소와 마감은 그대로 답한다', async () => {
    const codeOf = async (day: ReserveDay, over = {}) => (await site.book(day, over)).json<ErrorBody>().code;
    expect(await codeOf(await site.day({ totalCount: 1, opensAt: OPENS }))).toBe('NOT_YET_OPEN');
    expect(await codeOf(await site.day({ state: 'CANCEL', opensAt: OPENS }))).toBe('DAY_CANCELLED');
    expect(await codeOf(await site.day({ state: 'CLOSE', opensAt: OPENS }))).toBe('DAY_CLOSED');
    expect(await codeOf(await site.day({ opensAt: OPENS }), { name: '' })).toBe('VALIDATION');
  });

  it('운영자는 전화로 받은 예약을 언제든 넣고, 있던 예약은 그대로다', async () => {
    const day = await site.day();
    const guest = await site.booked(day);
    expect((await setOpening(day, OPENS)).json()).toMatchObject({ opensAt: OPENS, guestCount: 2 });
    const added = { id: day.id, name: '박등대', tel: '010-2222-0001', guestCount: 3, memo: '', paid: 'N', notify: 'N' };
    expect((await site.post(API.addGuest, added, operator)).statusCode).toBe(200);
    expect((await site.reread(day)).guestCount).toBe(5);
    expect((await site.post(`/api/manage/guest/${guest.id}/cancel`, undefined, operator)).statusCode).toBe(200);
    expect((await site.reread(day)).guestCount).toBe(3);
  });

  it('시작을 늦추거나 비우면 다음 신청부터 그대로 따르고, 목록과 기록에 남는다', async () => {
    const day = await site.day({ opensAt: OPENS });
    site.setClock(then);
    await setOpening(day, '2026-11-25T11:30:00.000Z');
    expect((await site.book(day)).json()).toMatchObject({ opensAt: '2026-11-25T11:30:00.000Z' });
    await setOpening(day, null);
    expect((await site.book(day)).statusCode).toBe(200);
    const history = await site.get(`${API.history}?dayId=${day.id}`, operator);
    expect(history.json<{ list: object[] }>().list[1]).toMatchObject({
      action: 'DAY_PLANNED',
      before: { opensAt: '2026-11-25T11:30:00.000Z' },
      after: { opensAt: null },
    });
    const listed = await site.get(`${API.dayList}?year=2026&month=12`);
    expect(listed.json<ReserveDay[]>()).toMatchObject([{ opensAt: null, guestCount: 2 }]);
  });

  it('기간으로 정하고, 말하지 않은 일괄 변경은 그대로 둔다', async () => {
    const range = { stdate: '2026-12-20', eddate: '2026-12-21' };
    const plan = { fish: '갈치', totalCount: 20, price: 20, reservePrice: 10 };
    expect((await site.post(API.bulkUpdate, { ...range, ...plan, opensAt: OPENS }, operator)).json()).toBe(2);
    expect((await site.post(API.bulkUpdate, { ...range, ...plan, price: 21 }, operator)).json()).toBe(2);
    expect((await site.post(API.bulkUpdate, { ...range, opensAt: OPENS }, operator)).json()).toBe(0);
    const listed = (await site.get(`${API.dayList}?year=2026&month=12`)).json<ReserveDay[]>();
    expect(listed.map(({ opensAt, price }) => [opensAt, price])).toEqual([
      [OPENS, 21],
      [OPENS, 21],
    ]);
    expect((await site.post(API.bulkUpdate, { ...range, opensAt: null }, operator)).json()).toBe(2);
  });

  it('출항일 뒤에 시작하는 예약은 하나씩도 기간으로도 저장하지 않는다', async () => {
    const day = await site.day({ date: '2026-12-07' });
    const late = '2026-12-07T15:00:00.000Z';
    const range = { stdate: day.date, eddate: '2026-12-20' };
    await expectSame(async () => {
      const responses = [
        await setOpening(day, late),
        await site.post(API.bulkUpdate, { ...range, opensAt: late }, operator),
      ];
      for (const refused of responses) {
        expect(refused.statusCode).toBe(400);
        expect(refused.json<ErrorBody>().errors).toMatchObject([
          {
            field: 'opensAt',
            reason: '예약 시작은 출항일인 2026년 12월 7일(월)까지로 입력해 주세요.',
          },
        ]);
      }
    });
    expect((await setOpening(day, '2026-12-07T14:30:00.000Z')).statusCode).toBe(200);
  });

  it.each(['', '2026-11-25T11:10:00.000Z', '2026-11-25T20:00:00+09:00'])('"%s"은 저장하지 않는다', async (opensAt) => {
    const day = await site.day();
    await expectSame(async () => {
      const response = await setOpening(day, opensAt);
      expect([response.statusCode, response.json<ErrorBody>().errors?.[0]?.reason]).toEqual([
        400,
        '예약 시작을 날짜와 함께 30분 단위로 입력해 주세요.',
      ]);
    });
  });

  it('열리지 않은 날은 대기를 받지 않는다', async () => {
    const day = await site.day({ totalCount: 2, guestCount: 0, opensAt: OPENS });
    const added = { id: day.id, name: '박등대', tel: '010-2222-0001', guestCount: 2, memo: '', paid: 'N', notify: 'N' };
    await site.post(API.addGuest, added, operator);
    const waiting = { id: day.id, name: '김바다', tel: '010-3333-0001', password: '1234', guestCount: 1 };
    const join = () => site.post(API.joinWaiting, waiting);
    expect((await join()).json()).toMatchObject({ code: 'NOT_YET_OPEN', opensAt: OPENS });
    site.setClock(then);
    expect((await join()).statusCode).toBe(200);
  });
});

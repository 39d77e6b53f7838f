import { API, apiPath } from '#contract/paths';
import { operationNamed, operationsOf, readDocument, type Operation } from '#tests/support/server/document';
import { expectRefusal } from '#tests/support/server/expectRefusal';
import { sendRequest, type Sent } from '#tests/support/server/sendRequest';
import { openSite, type Site } from '#tests/support/server/site';
import { nextDay } from '#tests/support/server/validRequests';

let site: Site;
let operations: Operation[];
let operator: Record<string, string>;
beforeAll(async () => {
  site = await openSite({ apiDocs: true });
  await site.config({ useReserveFind: 'Y', ktAdmin: 'Y' });
  operator = await site.operator();
  operations = operationsOf(await readDocument(site));
});
afterAll(() => site.close());

const refusedStatus = async (call: string, sent: Sent, what: string) =>
  (await expectRefusal(site, operationNamed(operations, call), sent, what)).statusCode;

describe('상태가 허락하지 않는 일', () => {
  const guestIn = async (state: 'WATTING' | 'COMPLETE' | 'CANCEL') => {
    const guest = await site.booked(await nextDay(site));
    if (state === 'COMPLETE') await site.get(apiPath(API.completeGuest, { id: guest.id }), operator);
    if (state === 'CANCEL') await site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
    return guest;
  };
  const edit = (id: number) => ({ id, name: '김바다', tel: '010-0000-0001', guestCount: 1 });

  it.each([
    ['complete', 'COMPLETE'],
    ['complete', 'CANCEL'],
    ['cancel', 'CANCEL'],
    ['delete', 'WATTING'],
    ['delete', 'COMPLETE'],
    ['refunded', 'WATTING'],
    ['refunded', 'COMPLETE'],
    ['refunded', 'CANCEL'],
  ] as const)('%s 는 %s 인 예약에 409이다', async (action, state) => {
    const { id } = await guestIn(state);
    for (const method of action === 'refunded' ? ['POST'] : ['GET', 'POST'])
      expect(
        await refusedStatus(`${method} /api/manage/guest/{id}/${action}`, { params: { id }, headers: operator }, state),
      ).toBe(409);
  });

  it('취소된 예약은 수정할 수 없다', async () => {
    const { id } = await guestIn('CANCEL');
    expect(
      await refusedStatus('POST /api/manage/guest/guest-update', { body: edit(id), headers: operator }, 'cancelled'),
    ).toBe(409);
  });

  it('예약받지 않는 날, 지난 날, 자리가 모자란 날은 예약할 수 없다', async () => {
    for (const over of [
      { state: 'CLOSE' },
      { state: 'CANCEL' },
      { state: 'COMPLETE' },
      { date: '2026-11-19' },
      { date: '2028-01-01' },
      { totalCount: 1 },
    ] as const) {
      const day = await nextDay(site, over);
      const body = { id: day.id, name: '김바다', tel: '010-0000-0001', password: '1234', guestCount: 2 };
      expect([over, await refusedStatus('POST /api/guest/create', { body }, JSON.stringify(over))]).toEqual([
        over,
        409,
      ]);
    }
  });

  it('이미 취소했거나 출조한 예약은 방문자가 취소할 수 없다', async () => {
    const guest = await guestIn('CANCEL');
    const body = { guestId: guest.guestId, password: '1234' };
    expect(await refusedStatus('POST /api/guest/cancel', { body }, 'cancelled')).toBe(409);
    const day = await nextDay(site);
    const gone = await site.booked(day);
    await site.db.updateTable('days').set({ date: '2026-11-18' }).where('id', '=', day.id).execute();
    expect(
      await refusedStatus('POST /api/guest/cancel', { body: { guestId: gone.guestId, password: '1234' } }, 'departed'),
    ).toBe(409);
  });

  it('예약된 인원보다 정원을 줄일 수 없다', async () => {
    const day = await nextDay(site);
    await site.booked(day, { guestCount: 5 });
    const body = { stdate: day.date, eddate: day.date, fish: '갈치', totalCount: 4, price: 20, reservePrice: 10 };
    expect(await refusedStatus('POST /api/manage/reserve/update-reserve', { body, headers: operator }, 'crowded')).toBe(
      400,
    );
  });

  it('예약 확인을 끄면 조회와 취소는 403이다', async () => {
    await site.config({ useReserveFind: 'N' });
    for (const call of ['POST /api/guest/find', 'POST /api/guest/cancel'])
      expect(await refusedStatus(call, { body: { guestId: '1', password: '1' } }, 'off')).toBe(403);
    await site.config({ useReserveFind: 'Y' });
  });
});

describe('이름의 글자', () => {
  const book = async (name: string) => {
    const day = await nextDay(site);
    return sendRequest(site, operationNamed(operations, 'POST /api/guest/create'), {
      body: { id: day.id, name, tel: '010-0000-0001', password: '1234', guestCount: 1 },
    });
  };
  it.each(['🚢🐟', '🚢🐟🚢🐟🚢', '<b>', "'--"])('%s 는 다섯 자 이내의 글자이고 그대로 저장된다', async (name) => {
    const response = await book(name);
    expect([response.statusCode, response.json<{ name: string }>().name]).toEqual([200, name]);
  });
  it.each([
    ['김\u202e바다', '김바다'],
    ['김\u200d바다', '김바다'],
    ['👨\u200d👩', '👨👩'],
    ['김\n바다', '김 바다'],
  ])('보이지 않는 글자가 든 %j 는 %s 로 저장된다', async (name, stored) => {
    const response = await book(name);
    expect([response.statusCode, response.json<{ name: string }>().name]).toEqual([200, stored]);
  });
  it.each(['🚢🐟🚢🐟🚢🐟', '\u3164\u3164', '김\0바다'])('%j 는 받지 않는다', async (name) => {
    expect((await book(name)).statusCode).toBe(400);
  });
});

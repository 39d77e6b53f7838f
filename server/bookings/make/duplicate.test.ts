import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  await site.config({ useReserveFind: 'Y' });
  day = await site.day({ date: '2026-12-05', totalCount: 20 });
});
afterEach(() => site.close());

const asked = (over: object = {}, headers = {}) => site.book(day, { askDuplicate: true, ...over }, headers);

describe('같은 날짜에 같은 번호로 한 번 더', () => {
  it('물어봐 달라고 하면 자리를 잡지 않고 이미 예약이 있다고만 답하고, 그냥 보내면 예약한다', async () => {
    expect((await asked()).statusCode).toBe(200);
    const refused = await asked({ name: '이파랑', tel: '01000000001' });
    expect(refused.statusCode).toBe(409);
    expect(Object.keys(refused.json<ErrorBody>()).sort()).toEqual(['code', 'message']);
    expect(refused.json<ErrorBody>().code).toBe('DUPLICATE_BOOKING');
    expect((await site.reread(day)).guestCount).toBe(2);
    expect((await site.book(day)).statusCode).toBe(200);
    expect((await site.reread(day)).guestCount).toBe(4);
  });

  it('다른 날짜, 다른 번호, 취소한 예약은 묻지 않는다', async () => {
    const first = await site.booked(day);
    expect((await asked({ tel: '010-0000-0002' })).statusCode).toBe(200);
    const other = await site.day({ date: '2026-12-06' });
    expect((await site.book(other, { askDuplicate: true })).statusCode).toBe(200);
    await site.post(API.cancelBooking, { guestId: first.guestId, password: '1234' });
    expect((await asked()).statusCode).toBe(200);
  });

  it('답을 받지 못해 다시 보낸 신청은 두 번째 예약이 아니라 첫 답이다', async () => {
    const key = { [IDEMPOTENCY_HEADER]: '0b7c3c2e-8c9a-4c59-9a43-0d7d1f1f2a11' };
    const first = await asked({}, key);
    const again = await asked({}, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await site.book(day, {}, key)).json()).toEqual(first.json());
  });

  it('예약하지 않은 번호인지는 자리를 얻을 수 있는 신청만 안다', async () => {
    await site.booked(day, { guestCount: 2 });
    const codes = await Promise.all(
      ['010-0000-0001', '010-0000-0009'].map(
        async (tel) => (await asked({ tel, guestCount: 99 })).json<ErrorBody>().code,
      ),
    );
    expect(codes).toEqual(['SEATS_GONE', 'SEATS_GONE']);
  });
});

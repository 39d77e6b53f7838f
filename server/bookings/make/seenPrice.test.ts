import type { ReserveDay } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { Collected } from '#contract/day/draw.schema';
import type { ErrorBody } from '#contract/errors';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { linkToken } from '#server/keys/linkToken';
import { expectUnchanged } from '#tests/support/server/expectRefusal';
import { lineOf } from '#tests/support/server/line';
import { openSite, SECRET, type Site } from '#tests/support/server/site';

const KEY = { [IDEMPOTENCY_HEADER]: '3f6b1c52-6d0e-4a55-9d7b-3d1f2a4c5e61' };
const SEEN = { price: 12, reservePrice: 5 };
const RAISED = { price: 21, reservePrice: 10 };
const SENTENCE =
  '선비가 1인 12만원에서 21만원으로, 예약금이 1인 5만원에서 10만원으로 바뀌었습니다. 금액을 확인하고 다시 동의해 주세요.';

describe('동의한 금액과 다른 금액으로는 예약하지 않는다', () => {
  let site: Site;
  let day: ReserveDay;
  beforeEach(async () => {
    site = await openSite();
    await site.config({ useReserveFind: 'N', useWaiting: 'Y', reserveTime: 10, month: 6 });
    day = await site.day({ date: '2026-12-05', totalCount: 20, ...SEEN });
  });
  afterEach(() => site.close());
  const raise = () => site.db.updateTable('days').set(RAISED).where('id', '=', day.id).execute();

  it('그사이 오른 금액을 알려 주고 자리도 한도도 쓰지 않으며, 새 금액에 동의하면 예약한다', async () => {
    await raise();
    const refused = await expectUnchanged(site, '오른 금액', () => site.book(day, { seen: SEEN }, KEY));
    expect([refused.statusCode, refused.json<ErrorBody>()]).toEqual([
      409,
      { code: 'PRICE_CHANGED', message: SENTENCE, prices: RAISED },
    ]);
    const booked = await site.book(day, { seen: RAISED }, KEY);
    expect([booked.statusCode, booked.json<Guest>()]).toEqual([200, expect.objectContaining(RAISED)]);
  });

  it('금액이 그대로이거나 금액을 보내지 않는 화면의 신청은 예약한다', async () => {
    expect((await site.book(day, { seen: SEEN })).statusCode).toBe(200);
    await raise();
    expect((await site.book(day)).statusCode).toBe(200);
  });

  it('답을 받지 못해 다시 보낸 신청은 그사이 금액이 올랐어도 처음의 예약이다', async () => {
    const first = await site.book(day, { seen: SEEN }, KEY);
    await raise();
    expect((await site.book(day, { seen: SEEN }, KEY)).json()).toEqual(first.json());
    expect((await site.book(day, { seen: RAISED }, KEY)).json()).toEqual(first.json());
  });

  it('자리가 없으면 금액보다 자리가 없다고 먼저 답한다', async () => {
    await raise();
    const refused = await site.book(day, { seen: SEEN, guestCount: 21 });
    expect(refused.json<ErrorBody>().code).toBe('SEATS_GONE');
  });

  it.each([[{ price: '12', reservePrice: 5 }], [{ price: 12 }], [12], [null]])(
    '금액의 모양이 아닌 %j은 그 항목의 이유로 거절한다',
    async (seen) => {
      const refused = await expectUnchanged(site, '모양이 아닌 금액', () => site.book(day, { seen }));
      expect(refused.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(['seen']);
    },
  );

  it('추첨에 넣을 때도 본 금액과 다르면 받지 않고, 받은 신청은 추첨하기 전에 금액이 올라도 동의한 금액으로 예약한다', async () => {
    const opensAt = '2026-11-25T11:00:00.000Z';
    await site.config({ fairStart: 20 });
    const drawn = await site.day({ date: '2026-12-06', totalCount: 4, opensAt, ...RAISED });
    site.setClock(new Date(opensAt));
    const refused = await site.book(drawn, { seen: SEEN }, KEY);
    expect(await site.db.selectFrom('drawEntries').selectAll().execute()).toEqual([]);
    expect(refused.json<ErrorBody>()).toMatchObject({ code: 'PRICE_CHANGED', prices: RAISED });
    const taken = await site.book(drawn, { seen: RAISED }, KEY);
    expect([taken.statusCode, taken.json<Collected>().number]).toEqual([202, 1]);
    await site.db.updateTable('days').set({ price: 99 }).where('id', '=', drawn.id).execute();
    site.setClock(new Date(taken.json<Collected>().drawAt));
    const booked = await site.book(drawn, { seen: RAISED }, KEY);
    expect([booked.statusCode, booked.json<Guest>()]).toEqual([200, expect.objectContaining(RAISED)]);
  });
});

describe('안내받은 자리를 예약할 때', () => {
  let site: Site;
  let token: string;
  const { join, cancel, fullDay, seats } = lineOf(() => site);
  let day: ReserveDay;
  beforeEach(async () => {
    site = await openSite();
    site.setClock(new Date('2026-11-20T09:00:00+09:00'));
    await site.config({ useWaiting: 'Y', useReserveFind: 'N', reserveTime: 10 });
    const full = await fullDay();
    ({ day } = full);
    await join(day, 2);
    await cancel(full.guest);
    const entry = await site.db.selectFrom('waiting').selectAll().executeTakeFirstOrThrow();
    token = linkToken(deriveKeys(SECRET), 'waitingOffer', entry.offerSalt ?? '', entry.tokenHash ?? '') ?? '';
    await site.db.updateTable('days').set(SEEN).where('id', '=', day.id).execute();
  });
  afterEach(() => site.close());
  const accept = (over: object = {}) => site.post(API.acceptOffer, { token, ...over }, KEY);
  const raise = () => site.db.updateTable('days').set(RAISED).where('id', '=', day.id).execute();

  it('그사이 오른 금액을 알려 주고 자리는 그대로 잡아 두며, 새 금액에 동의하면 예약한다', async () => {
    await raise();
    const held = await seats(day);
    const refused = await expectUnchanged(site, '오른 금액', () => accept({ seen: SEEN }));
    expect([refused.statusCode, refused.json<ErrorBody>()]).toEqual([
      409,
      { code: 'PRICE_CHANGED', message: SENTENCE, prices: RAISED },
    ]);
    expect(await seats(day)).toEqual(held);
    expect((await accept({ seen: RAISED })).json<Guest>()).toMatchObject(RAISED);
    // The response was lost, and the price has changed once more.
    expect((await accept({ seen: SEEN })).json<Guest>()).toMatchObject(RAISED);
  });

  it('동의를 묻지 않던 이전 화면에서도 예약된다: 기한 안에 다시 열지 못하면 자리를 잃는다', async () => {
    await raise();
    expect((await accept()).statusCode).toBe(200);
  });
});

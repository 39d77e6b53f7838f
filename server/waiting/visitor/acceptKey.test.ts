import type { FoundGuest, Guest } from '#contract/booking/guest.schema';
import type { ErrorBody } from '#contract/errors';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { linkToken } from '#server/keys/linkToken';
import { dump } from '#tests/support/server/dump';
import { lineOf } from '#tests/support/server/line';
import { aBooking, openSite, SECRET, type Site } from '#tests/support/server/site';

const KEY = '0b9f3c52-6d0e-4a55-9d7b-3d1f2a4c5e60';
const OTHER = '5a2f1c1e-7a53-4d4e-9a38-1f0e2d3c4b5a';

let site: Site;
let token: string;
const { join, cancel, fullDay, seats } = lineOf(() => site);
let day: Awaited<ReturnType<typeof fullDay>>['day'];

beforeEach(async () => {
  site = await openSite();
  site.setClock(new Date('2026-11-20T09:00:00+09:00'));
  await site.config({ useWaiting: 'Y', useReserveFind: 'N', reserveTime: 10 });
  const full = await fullDay();
  ({ day } = full);
  await join(day, 2, { name: '박파도' });
  await cancel(full.guest);
  const entry = await site.db.selectFrom('waiting').selectAll().executeTakeFirstOrThrow();
  token = linkToken(deriveKeys(SECRET), 'waitingOffer', entry.offerSalt ?? '', entry.tokenHash ?? '') ?? '';
});
afterEach(() => site.close());

const accept = (key = KEY) => site.post(API.acceptOffer, { token }, { [IDEMPOTENCY_HEADER]: key });

it('안내받아 예약한 화면에서도, 예약 확인 기능이 꺼져 있어도, 입금했다고 알리고 입금할 이름을 적는다', async () => {
  const { guestId } = (await accept()).json<Guest>();
  const say = (key: string) =>
    site.post(API.stateDeposit, { guestId, payer: '주식회사 바다', claimed: 'Y' }, { [IDEMPOTENCY_HEADER]: key });
  expect((await say(OTHER)).json<ErrorBody>().code).toBe('FIND_OFF');
  expect((await say(KEY)).json<FoundGuest>()).toMatchObject({
    payer: '주식회사 바다',
    claimedAt: '2026-11-20T00:00:00.000Z',
  });
});

it('답을 받지 못해 다시 보내면 같은 예약을 답하고, 다른 열쇠로는 이미 예약한 자리라고 한다', async () => {
  const first = (await accept()).json<Guest>();
  const before = await dump(site.db);
  expect((await accept()).json<Guest>()).toEqual(first);
  expect((await accept(OTHER)).json<ErrorBody>().code).toBe('OFFER_ACCEPTED');
  expect(await dump(site.db)).toBe(before);
});

it('그사이 운영자가 적은 예약 메모는 다시 보낸 신청에도 답하지 않는다', async () => {
  const first = (await accept()).json<Guest>();
  const memo = '전화로 말다툼한 손님';
  await site.post(API.updateGuestMemo, { id: first.id, memo }, await site.operator());
  expect((await accept()).json<Guest>()).toEqual(first);
});

it('그사이 운영자가 다른 사람으로 바꾸었으면, 그 이름과 번호는 다시 보낸 신청에 답하지 않는다', async () => {
  const { id, guestCount } = (await accept()).json<Guest>();
  const other = { id, name: '새사람', tel: '010-9999-9999', guestCount };
  expect((await site.post(API.updateGuest, other, await site.operator())).statusCode).toBe(200);
  expect((await accept()).json<Guest>()).toMatchObject({ name: '', phone: '' });
});

it('한꺼번에 두 번 보내도 예약은 하나고 답은 같다', async () => {
  const [first, second] = await Promise.all([accept(), accept()]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json<Guest>()).toEqual(first.json<Guest>());
  expect(await site.db.selectFrom('guests').select('id').where('name', '=', '박파도').execute()).toHaveLength(1);
  expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 2, heldCount: 0 });
});

it('다른 예약의 열쇠로는 아무것도 바꾸지 않는다', async () => {
  const other = await site.day();
  await site.book(other, {}, { [IDEMPOTENCY_HEADER]: OTHER });
  const before = await dump(site.db);
  expect((await accept(OTHER)).json<ErrorBody>().code).toBe('CONFLICT');
  expect(await dump(site.db)).toBe(before);
});

it('이 열쇠로 온 새 예약 신청은 이미 한 예약을 알려 준다', async () => {
  await accept();
  const response = await site.post(API.createBooking, aBooking(day.id), { [IDEMPOTENCY_HEADER]: KEY });
  expect(response.json<ErrorBody>().code).toBe('EARLIER_BOOKING');
});

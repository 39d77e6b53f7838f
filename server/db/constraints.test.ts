import { refusalOf } from '#tests/support/server/refusal';
import { freshDatabase, type Taken } from '#tests/support/server/places';
import { removeFolders } from '#tests/support/server/folders';
import type { Db, NewDay, NewGuest } from './tables';

const AT = '2026-11-20T00:00:00.000Z';
const DAY: NewDay = {
  date: '2026-12-05',
  state: 'OPEN',
  fish: '갈치',
  totalCount: 20,
  guestCount: 2,
  memo: '',
  price: 20,
  reservePrice: 10,
};
const GUEST: Omit<NewGuest, 'dayId'> = {
  number: '1111-1111-1111',
  name: '김바다',
  phone: '010-0000-0001',
  passwordHash: null,
  passwordSalt: null,
  guestCount: 2,
  price: 20,
  reservePrice: 10,
  state: 'WATTING',
  memo: '',
  createdAt: AT,
  completedAt: null,
};
const MESSAGE = { dedupKey: 'BOOKED:1', kind: 'BOOKED', audience: 'guest', dueAt: AT, createdAt: AT } as const;
const TOKEN = { family: 'f', tokenHash: 't', startedAt: AT, issuedAt: AT };
const LOGO = {
  id: 1,
  type: 'image/png',
  bytes: Buffer.from('x'),
  width: 1,
  height: 1,
  version: 'v',
  storedAt: AT,
} as const;

let taken: Taken & { db: Db };
let db: Db;
let dayId: number;
let guestId: number;
let userId: number;
beforeEach(async () => {
  taken = await freshDatabase();
  ({ db } = taken);
  dayId = (await db.insertInto('days').values(DAY).returning('id').executeTakeFirstOrThrow()).id;
  guestId = (
    await db
      .insertInto('guests')
      .values({ ...GUEST, dayId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const user = { userid: 'admin', passwordHash: 'h', createdAt: AT };
  userId = (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
  await db.insertInto('idempotencyKeys').values({ key: 'k', guestId, createdAt: AT }).execute();
  await db
    .insertInto('messages')
    .values({ ...MESSAGE, guestId })
    .execute();
  await db
    .insertInto('refreshTokens')
    .values({ ...TOKEN, userId, parentId: null, replacedAt: null, endedAt: null })
    .execute();
  await db.insertInto('logo').values(LOGO).execute();
});
afterEach(async () => {
  await db.destroy();
  taken.release();
  removeFolders();
});

const day = (over: object) =>
  db
    .insertInto('days')
    .values({ ...DAY, date: '2026-12-06', ...over })
    .execute();
const guest = (over: object) =>
  db
    .insertInto('guests')
    .values({ ...GUEST, dayId, number: '2222-2222-2222', ...over })
    .execute();
const waiting = async (over: object) => {
  const first = {
    dayId,
    number: 1,
    name: '',
    phone: '010-0000-0009',
    guestCount: 1,
    state: 'WAITING',
    createdAt: AT,
  } as const;
  await db.insertInto('waiting').values(first).execute();
  await db
    .insertInto('waiting')
    .values({ ...first, ...over })
    .execute();
};
const message = (over: object) =>
  db
    .insertInto('messages')
    .values({ ...MESSAGE, guestId, dedupKey: 'PAID:1', ...over })
    .execute();
const token = (over: object) =>
  db
    .insertInto('refreshTokens')
    .values({ ...TOKEN, userId, tokenHash: 'u', parentId: null, replacedAt: null, endedAt: null, ...over })
    .execute();

it.each<[string, () => Promise<unknown>, string]>([
  ['같은 날짜의 출조일', () => day({ date: DAY.date }), 'unique days.date'],
  ['정원을 넘는 예약인원', () => day({ guestCount: 21 }), 'check days_seats'],
  ['음수인 예약인원', () => day({ guestCount: -1 }), 'check days_seats'],
  [
    '예약인원보다 적은 정원으로의 변경',
    () => db.updateTable('days').set({ totalCount: 1 }).execute(),
    'check days_seats',
  ],
  ['정원을 넘게 잡아 둔 자리', () => day({ guestCount: 19, heldCount: 2 }), 'check days_held'],
  ['음수인 잡아 둔 자리', () => day({ heldCount: -1 }), 'check days_held'],
  ['독선인 날에 잡아 둔 자리', () => day({ guestCount: 6, charterCount: 6, heldCount: 1 }), 'check days_held'],
  ['0명인 대기', () => waiting({ number: 2, guestCount: 0 }), 'check waiting_guest_count'],
  ['기한이 없는 자리 안내', () => waiting({ number: 2, state: 'OFFERED' }), 'check waiting_hold'],
  [
    '예약도 대기도 아닌 메시지',
    () => db.updateTable('messages').set({ guestId: null }).execute(),
    'check messages_subject',
  ],
  ['독선인 날의 다른 예약', () => day({ guestCount: 8, charterCount: 6 }), 'check days_charter'],
  [
    '한 날의 두 독선',
    async () => {
      await guest({ number: '3333-3333-3333', charter: 'Y' });
      await guest({ number: '4444-4444-4444', charter: 'Y' });
    },
    'unique guests.day_id',
  ],
  ['독선이 아닌 예약의 총액', () => guest({ totalPrice: 100 }), 'check guests_total_price'],
  ['모르는 출조일 상태', () => day({ state: 'FULL' }), 'check days_state'],
  ['음수인 가격', () => day({ price: -1 }), 'check days_prices'],
  ['날짜가 아닌 날짜', () => day({ date: '2026-12-6' }), 'check days_date'],
  ['날짜가 없는 출조일', () => day({ date: null }), 'not null days.date'],
  ['같은 예약번호', () => guest({ number: GUEST.number }), 'unique guests.number'],
  ['짧은 예약번호', () => guest({ number: '1' }), 'check guests_number'],
  ['없는 출조일의 예약', () => guest({ dayId: 999 }), 'foreign key'],
  ['모르는 예약 상태', () => guest({ state: 'PAID' }), 'check guests_state'],
  ['0명인 예약', () => guest({ guestCount: 0 }), 'check guests_count'],
  ['예약이 있는 출조일의 삭제', () => db.deleteFrom('days').execute(), 'foreign key'],
  [
    '같은 멱등키',
    () => db.insertInto('idempotencyKeys').values({ key: 'k', guestId, createdAt: AT }).execute(),
    'unique idempotency_keys key',
  ],
  [
    '없는 예약의 멱등키',
    () => db.insertInto('idempotencyKeys').values({ key: 'l', guestId: 999, createdAt: AT }).execute(),
    'foreign key',
  ],
  ['같은 알림', () => message({ dedupKey: MESSAGE.dedupKey }), 'unique messages.dedup_key'],
  ['모르는 알림', () => message({ kind: 'HELLO' }), 'check messages_kind'],
  ['모르는 받는 사람', () => message({ audience: 'all' }), 'check messages_audience'],
  ['모르는 알림 상태', () => message({ state: 'LOST' }), 'check messages_state'],
  ['보내지 않은 알림의 글', () => message({ sentText: '예약' }), 'check messages_sent_text'],
  ['같은 갱신 토큰', () => token({ tokenHash: TOKEN.tokenHash }), 'unique refresh_tokens.token_hash'],
  ['없는 사용자의 갱신 토큰', () => token({ userId: 999 }), 'foreign key'],
  [
    '같은 아이디',
    () => db.insertInto('users').values({ userid: 'admin', passwordHash: 'h', createdAt: AT }).execute(),
    'unique users.userid',
  ],
  [
    '누구인지 모르는 변경',
    () =>
      db
        .insertInto('changes')
        .values({
          at: AT,
          actor: 'nobody' as 'system',
          userId: null,
          action: 'x',
          dayId: null,
          guestId: null,
          before: null,
          after: null,
        })
        .execute(),
    'check changes_actor',
  ],
  ['두 번째 설정', () => db.insertInto('config').values({ id: 2 }).execute(), 'check config_one_row'],
  [
    '모르는 설정',
    () =>
      db
        .updateTable('config')
        .set({ ktAdmin: 'y' as 'Y' })
        .execute(),
    'check config_kt_admin',
  ],
  [
    '두 번째 로고',
    () =>
      db
        .insertInto('logo')
        .values({ ...LOGO, id: 2 })
        .execute(),
    'check logo_one_row',
  ],
  [
    '모르는 로고 형식',
    () =>
      db
        .updateTable('logo')
        .set({ type: 'image/gif' as 'image/png' })
        .execute(),
    'check logo_type',
  ],
])('%s은 데이터베이스가 받지 않는다', async (_, write, refusal) => {
  expect(await refusalOf(write())).toBe(refusal);
});

it.each<[string, object]>([
  ['같은 대기번호', { phone: '010-0000-0008' }],
  ['한 번호의 두 대기', { number: 2 }],
])('한 날의 %s는 데이터베이스가 받지 않는다', async (_, over) => {
  expect(await refusalOf(waiting(over))).toMatch(/^unique waiting\./);
});

it('예약을 지우면 그 멱등키도 지워지고, 사용자를 지우면 로그인이 지워진다', async () => {
  await db.deleteFrom('guests').execute();
  await db.deleteFrom('users').execute();
  for (const table of ['idempotencyKeys', 'refreshTokens'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

it('같은 번호는 지운 다음에도 다시 나오지 않는다', async () => {
  await db.deleteFrom('guests').execute();
  const next = await db
    .insertInto('guests')
    .values({ ...GUEST, dayId })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(next.id).toBeGreaterThan(guestId);
});

import { randomUUID } from 'node:crypto';
import type { Guest } from '#contract/booking/guest.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { GRACE_MS } from '#server/auth/refreshToken';
import { openDatabase } from '#server/db/open';
import type { Db, Tables } from '#server/db/tables';
import { localBus, type LiveChange } from '#server/bus/bus';
import { ENGINE } from '#tests/support/server/engine';
import { respondsWith, openProvider } from '#tests/support/server/provider';
import { SECRET, openSite, removeFolders, type Site } from '#tests/support/server/site';
import { deriveKeys } from '#server/keys/keys';
import { withoutIds } from '#tests/support/server/withoutIds';
import { webhookChannel } from '#server/messages/sending/webhookChannel';
import { startWorker } from '#server/messages/sending/worker';
import { nextNight } from './daily';
import { clearExpired, erasePersonalData } from './privacy.service';
import { runMaintenance } from './maintenance';

const bus = localBus();
let site: Site;
beforeEach(async () => {
  site = await openSite({ bus });
  await site.config({ useReserveFind: 'Y' });
});
afterEach(async () => {
  await site.close();
  removeFolders();
});

const at = (instant: string, db: Db = site.db) => erasePersonalData({ db, bus, clock: () => new Date(instant) });
const stored = () => site.db.selectFrom('guests').selectAll().orderBy('id').execute();
const NOTHING = { guests: 0, messages: 0 };

/**
 * Runs work as several processes would, concurrently. SQLite allows one writer at a time, and two connections of one
 * process cannot wait for each other, so there it runs sequentially.
 */
const together = async <T>(works: (() => Promise<T>)[]): Promise<T[]> => {
  if (ENGINE === 'postgres') return Promise.all(works.map((work) => work()));
  const responses: T[] = [];
  for (const work of works) responses.push(await work());
  return responses;
};

describe('개인정보는 출조일 3일 후 삭제된다', () => {
  it('12월 5일에 출조했으면 12월 8일이 되는 밤에 이름, 연락처, 비밀번호, 메모를 지우고 인원과 상태와 낸 금액은 남긴다', async () => {
    const day = await site.day({ date: '2026-12-05' });
    await site.booked(day);
    await site.db.updateTable('guests').set({ memo: '낚싯대 2대', paidWon: 200_000 }).execute();

    expect(await at('2026-12-07T23:59:59+09:00')).toEqual(NOTHING);
    expect((await stored())[0]).toMatchObject({ name: '김바다', phone: '010-0000-0001' });

    expect(await at('2026-12-08T00:00:00+09:00')).toEqual({ guests: 1, messages: 1 });
    expect((await stored())[0]).toMatchObject({
      name: '',
      phone: '',
      memo: '',
      passwordHash: null,
      passwordSalt: null,
      guestCount: 2,
      state: 'WATTING',
      paidWon: 200_000,
    });
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('두 번 해도 같고, 앞으로의 예약은 건드리지 않는다', async () => {
    await site.booked(await site.day({ date: '2026-11-25' }));
    await site.booked(await site.day({ date: '2026-12-05' }));
    expect(await at('2026-12-01T03:00:00+09:00')).toEqual({ guests: 1, messages: 1 });
    expect(await at('2026-12-01T03:00:00+09:00')).toEqual(NOTHING);
    expect((await stored()).map(({ name }) => name)).toEqual(['', '김바다']);
    const messages = await site.db.selectFrom('messages').select('state').orderBy('id').execute();
    expect(messages.map(({ state }) => state)).toEqual(['DROPPED', 'QUEUED']);
  });

  it('두 프로세스가 함께 해도 한 번만 세고 한 번만 기록한다', async () => {
    const day = await site.day({ date: '2026-11-25' });
    for (let count = 0; count < 5; count += 1) await site.booked(day);
    const other = await openDatabase(site.place);
    try {
      const night = '2026-12-01T03:00:00+09:00';
      const erased = await together([() => at(night), () => at(night, other), () => at(night), () => at(night, other)]);
      expect(erased.reduce((sum, { guests }) => sum + guests, 0)).toBe(5);
    } finally {
      await other.destroy();
    }
    const changes = await site.db.selectFrom('changes').selectAll().where('action', '=', 'ERASED').execute();
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ actor: 'system', guestId: null, after: '{"guests":5,"messages":5}' });
  });

  it('지워진 예약은 비밀번호 없이도, 빈 비밀번호로도 찾을 수 없다', async () => {
    const guest = await site.booked(await site.day({ date: '2026-11-25' }));
    await at('2026-12-01T03:00:00+09:00');
    const response = await site.post('/api/guest/find', { guestId: guest.guestId, password: '1234' });
    expect(response.statusCode).toBe(404);
  });
});

/** Every table: a new one must be added here, otherwise this does not compile. */
const TABLES: Record<keyof Tables, true> = {
  days: true,
  guests: true,
  cancelledTrips: true,
  waiting: true,
  draws: true,
  drawEntries: true,
  drawRefusals: true,
  config: true,
  users: true,
  refreshTokens: true,
  idempotencyKeys: true,
  throttle: true,
  changes: true,
  messages: true,
  notices: true,
  ticks: true,
  liveTickets: true,
  secondSteps: true,
  recoveryCodes: true,
  logo: true,
  pictures: true,
  pictureFiles: true,
  pictureUploads: true,
  pictureParts: true,
  catches: true,
  catchPictures: true,
  calendarFeed: true,
  aboutVersions: true,
  aboutPictures: true,
  backups: true,
  alive: true,
  setup: true,
  manifests: true,
  manifestRows: true,
  migrations: true,
};
const dump = async (): Promise<string> => {
  const tables = [];
  for (const table of Object.keys(TABLES) as (keyof Tables)[])
    tables.push(await site.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(tables);
};

it('지운 뒤에는 어느 표에도 이름, 연락처, 비밀번호, 메모가 없다', async () => {
  const published: LiveChange[] = [];
  const unsubscribe = bus.subscribe((change) => published.push(change));
  const operator = await site.operator();
  await site.config({ ktAdmin: 'Y' });
  const day = await site.day({ date: '2026-11-25' });
  const sent = { name: '정나래봉', tel: '010-8765-4321', password: 'aZ9-비밀' };
  const guest = (await site.book(day, sent, { [IDEMPOTENCY_HEADER]: randomUUID() })).json<Guest>();
  const { passwordHash } = (await stored())[0] ?? {};
  const { requestHash } = await site.db.selectFrom('idempotencyKeys').select('requestHash').executeTakeFirstOrThrow();
  await site.db.updateTable('guests').set({ memo: '무릎이 아픔' }).execute();
  const edit = { id: guest.id, name: '황보가람', tel: '010-1357-2468', guestCount: 3 };
  await site.post(API.updateGuest, edit, operator);
  await site.post(API.findBooking, { guestId: guest.guestId, password: '틀린-비밀' });

  // The provider's refusal quotes the request.
  const provider = await openProvider(respondsWith(400, { errorCode: '황보가람' }), respondsWith(500, edit));
  const clock = () => FROZEN_NOW;
  const channel = webhookChannel({ url: provider.url, secret: 'a secret of the webhook' }, clock);
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const offers = { keys: deriveKeys(SECRET), site: 'https://dawn.example' };
  const worker = startWorker({ db: site.db, clock, bus, channel, operatorTel: null, offers, log: quiet });
  await worker.wake();
  await worker.stop();
  await provider.close();
  await site.post(apiPath(API.completeGuest, { id: guest.id }), undefined, operator);
  await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);

  const personal = /정나래|황보|8765|4321|1357|2468|무릎|aZ9|비밀/;
  expect(await dump()).toMatch(personal);
  await at('2026-11-28T03:00:00+09:00');
  const left = await dump();
  expect(withoutIds(left)).not.toMatch(personal);
  for (const hash of [passwordHash, requestHash]) {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(left).not.toContain(hash);
  }
  expect(left).toContain(guest.guestId);
  expect(withoutIds(JSON.stringify(published))).not.toMatch(personal);
  unsubscribe();
});

describe('때가 지난 것은 지운다', () => {
  const SECOND = 1000;
  const DAY = 86_400 * SECOND;
  const ago = (ms: number): string => new Date(FROZEN_NOW.getTime() - ms).toISOString();
  const clear = (db: Db = site.db) => clearExpired({ db, clock: () => FROZEN_NOW });

  const login = async (family: string, startedMs: number, issuedMs: number[]) => {
    await site.operator();
    const { id: userId } = await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    let parentId: number | null = null;
    for (const issued of issuedMs) {
      const { id }: { id: number } = await site.db
        .insertInto('refreshTokens')
        .values({
          userId,
          family,
          parentId,
          tokenHash: `${family}-${issued}`,
          startedAt: ago(startedMs),
          issuedAt: ago(issued),
          replacedAt: null,
          endedAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      parentId = id;
    }
    return userId;
  };
  const families = async () =>
    (
      await site.db
        .selectFrom('refreshTokens')
        .select('tokenHash')
        .where('family', '<>', 'test')
        .orderBy('id')
        .execute()
    ).map(({ tokenHash }) => tokenHash.split('-')[0]);

  it('두 주를 쉬었거나 서른 날이 된 로그인을, 살아 있는 로그인의 지난 것은 두고', async () => {
    await login('idle', 20 * DAY, [20 * DAY, 14 * DAY + SECOND]);
    await login('old', 30 * DAY + SECOND, [DAY]);
    await login('alive', 29 * DAY, [29 * DAY, 15 * DAY, 14 * DAY - SECOND]);
    await login('new', GRACE_MS, [0]);
    expect((await clear()).logins).toBe(3);
    expect(await families()).toEqual(['alive', 'alive', 'alive', 'new']);
  });

  it('사흘이 지난 예약 열쇠, 끝난 잠금, 쓰지 않은 표를', async () => {
    const userId = await login('alive', 0, [0]);
    const { id: guestId } = await site.booked(await site.day());
    await site.db.updateTable('guests').set({ state: 'COMPLETE' }).execute();
    for (const [key, age] of [
      ['old', 3 * DAY + SECOND],
      ['young', 3 * DAY - SECOND],
    ] as const)
      await site.db
        .insertInto('idempotencyKeys')
        .values({ key, guestId, createdAt: ago(age) })
        .execute();
    for (const [key, until] of [
      ['over', 0],
      ['locked', -SECOND],
    ] as const) {
      await site.db
        .insertInto('throttle')
        .values({ key, attempts: 5, until: ago(until) })
        .execute();
      await site.db
        .insertInto('liveTickets')
        .values({ ticketHash: key, userId, family: 'alive', expiresAt: ago(until) })
        .execute();
    }
    expect(await clear()).toEqual({ logins: 0, keys: 1, throttles: 1, tickets: 1 });
    expect(await site.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([{ key: 'young' }]);
    expect(await site.db.selectFrom('throttle').select('key').where('key', 'not like', 'seats:%').execute()).toEqual([
      { key: 'locked' },
    ]);
    expect(await site.db.selectFrom('liveTickets').select('ticketHash').execute()).toEqual([{ ticketHash: 'locked' }]);
  });

  it('두 번, 두 프로세스가 함께 해도 한 번 한 것과 같다', async () => {
    await login('idle', 20 * DAY, [20 * DAY, 15 * DAY]);
    await login('alive', 0, [0]);
    const other = await openDatabase(site.place);
    try {
      const cleared = await together([() => clear(), () => clear(other), () => clear()]);
      expect(cleared.reduce((sum, { logins }) => sum + logins, 0)).toBe(2);
    } finally {
      await other.destroy();
    }
    expect(await families()).toEqual(['alive']);
  });
});

it('밤일은 무엇을 했는지 세어 남기고, 하나가 실패해도 다른 하나를 한다', async () => {
  const lines: unknown[][] = [];
  const log = {
    info: (...line: unknown[]) => void lines.push(['info', ...line]),
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
  };
  await site.booked(await site.day({ date: '2026-11-25' }));
  const context = { db: site.db, bus, keys: deriveKeys(SECRET), clock: () => new Date('2026-12-01T03:00:00+09:00') };
  await runMaintenance(context, log);
  expect(lines).toEqual([
    ['info', { blanked: { guests: 1, messages: 1 } }, 'personal data of past trips'],
    ['info', { cleared: { logins: 0, keys: 0, throttles: 1, tickets: 0 } }, 'what has expired'],
  ]);
  lines.length = 0;
  let readings = 0;
  const brokenClock = () => {
    readings += 1;
    if (readings > 1) throw new Error('the clock is broken');
    return context.clock();
  };
  await runMaintenance({ ...context, clock: brokenClock }, log);
  expect(lines.map(([level]) => level)).toEqual(['info', 'error', 'error']);
});

describe('밤일은 서울의 새벽 3시에 한다', () => {
  it.each([
    ['2026-11-20T08:24:00+09:00', '2026-11-21T03:00:00+09:00'],
    ['2026-11-20T02:59:59+09:00', '2026-11-20T03:00:00+09:00'],
    ['2026-11-20T03:00:00+09:00', '2026-11-21T03:00:00+09:00'],
    ['2026-12-31T23:59:59+09:00', '2027-01-01T03:00:00+09:00'],
  ])('%s 다음은 %s', (now, next) => {
    expect(nextNight(new Date(now))).toEqual(new Date(next));
  });

  it('얼어 있는 시계의 오늘로도 다음 밤을 안다', () => {
    expect(nextNight(FROZEN_NOW).toISOString()).toBe('2026-11-20T18:00:00.000Z');
  });
});

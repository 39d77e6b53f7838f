import { connect } from 'node:net';
import { once } from 'node:events';
import type { SigninResponse } from '#contract/auth/auth.schema';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { ErrorBody } from '#contract/errors';
import type { ChangeAction } from '#contract/history/history.schema';
import type { LiveTicket } from '#contract/live/live.schema';
import { API, apiPath, CLIENT_HEADER, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { buildApp } from '#server/app';
import { ensureAdministrator } from '#server/auth/administrator';
import { endFamily } from '#server/auth/refreshTokens.repository';
import { inTransaction } from '#server/db/unitOfWork';
import { recordChange, VISITOR } from '#server/history/recordChange';
import { closeReaders, readEvents, type EventReader } from '#tests/support/server/eventReader';
import { listen } from '#tests/support/server/listen';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { localBus, type LiveBus } from '#server/bus/bus';
import type { Every } from '#server/bus/every';
import { HEARTBEAT_MS, MISSED_MAX, STREAM_MS } from './live.service';
import { TICKET_MS } from './tickets.service';

let site: Site;
let bus: LiveBus;
let address: string;
let beats: Set<() => void>;
const every: Every = (ms, work) => {
  if (ms !== HEARTBEAT_MS) return () => undefined;
  beats.add(work);
  return () => beats.delete(work);
};
const beat = () => beats.forEach((work) => work());
let now: Date;
const clock = () => now;

beforeEach(async () => {
  beats = new Set();
  bus = localBus();
  now = new Date('2026-11-19T23:24:00Z');
  site = await openSite({ bus, every, clock });
  await ensureAdministrator({ db: site.db, clock }, ADMIN);
  address = await listen(site.app);
});
afterEach(async () => {
  closeReaders();
  await site.close();
});

const signIn = async (): Promise<SigninResponse> => (await site.post(API.signin, ADMIN)).json();
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const ticket = async (headers: Record<string, string>) =>
  (await site.post(API.sseToken, undefined, headers)).json<LiveTicket>().token;
const eventsAt = (token: string, rest = '') => `${address}${API.events}?token=${token}${rest}`;
const openStream = async (rest = '', headers: Record<string, string> = {}): Promise<EventReader> =>
  readEvents(eventsAt(await ticket(await site.operator()), rest), headers);
/** Records a change as the services do, and returns its id. */
const change = async (action: ChangeAction, of: { dayId?: number; guestId?: number } = {}): Promise<number> =>
  (
    await inTransaction(site.db, (transaction) =>
      recordChange({ clock, bus }, transaction, { actor: VISITOR, action, ...of }),
    )
  ).id;
const idsOf = (events: { id: number }[]) => events.map(({ id }) => id);

describe('표', () => {
  it('로그인한 운영자에게만 주고, 해시로만 저장하며, 아무도 간직하지 않게 한다', async () => {
    expect((await site.post(API.sseToken)).statusCode).toBe(401);
    const response = await site.post(API.sseToken, undefined, await site.operator());
    expect(response.headers['cache-control']).toBe('no-store');
    const { token } = response.json<LiveTicket>();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await site.db.selectFrom('liveTickets').selectAll().execute())).not.toContain(token);
  });

  it('한 번만 쓸 수 있고, 동시에 내밀어도 한 곳만 열린다', async () => {
    const token = await ticket(await site.operator());
    const readers = await Promise.all(Array.from({ length: 5 }, () => readEvents(eventsAt(token))));
    expect(readers.map(({ response }) => response.statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await site.get(`${API.events}?token=${token}`)).statusCode).toBe(401);
  });

  it('60초가 지나면 쓸 수 없고, 지난 표는 지워진다', async () => {
    const token = await ticket(await site.operator());
    now = new Date(now.getTime() + TICKET_MS);
    const late = await site.get(`${API.events}?token=${token}`);
    expect([late.statusCode, late.json<ErrorBody>().code]).toEqual([401, 'UNAUTHENTICATED']);
    await ticket(await site.operator());
    expect(await site.db.selectFrom('liveTickets').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['없는', ''],
    ['빈', '?token='],
    ['모르는', '?token=nobody'],
    ['긴', `?token=${'x'.repeat(5000)}`],
  ])('%s 표는 401이다', async (_, query) => {
    const response = await site.get(`${API.events}${query}`);
    expect([response.statusCode, response.json<ErrorBody>()]).toEqual([
      401,
      { code: 'UNAUTHENTICATED', message: '로그인이 필요합니다.' },
    ]);
  });

  it('HEAD 요청으로는 쓰이지 않는다', async () => {
    const token = await ticket(await site.operator());
    const head = await site.app.inject({ method: 'HEAD', url: `${API.events}?token=${token}` });
    expect(head.statusCode).toBe(404);
    expect((await readEvents(eventsAt(token))).response.statusCode).toBe(200);
  });

  it('다른 프로세스가 준 표로도 열린다', async () => {
    const other = await buildApp({ db: site.db, clock, settings: { secret: SECRET, bookingsPerMinute: 1 } });
    const token = await ticket(await site.operator());
    const reader = await readEvents(`${await listen(other)}${API.events}?token=${token}`);
    expect((await reader.next(1))[0]).toMatchObject({ event: 'ready' });
    expect((await site.get(`${API.events}?token=${token}`)).statusCode).toBe(401);
    await other.close();
  });

  it('표를 받은 뒤 끝난 로그인으로는 열 수 없다', async () => {
    const login = await signIn();
    const token = await ticket(bearer(login));
    await site.post(API.signout, undefined, bearer(login));
    expect((await site.get(`${API.events}?token=${token}`)).statusCode).toBe(401);
    expect(beats.size).toBe(0);
  });
});

describe('흐름', () => {
  it('사건을 이력의 번호와 함께, 개인정보 없이 보낸다', async () => {
    const first = await change('STORE_INFO');
    const reader = await openStream();
    expect(reader.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(reader.response.headers['content-encoding']).toBeUndefined();
    expect(await reader.next(1)).toEqual([{ event: 'ready', id: first }]);
    expect(reader.text()).toMatch(/^retry: 3000\n\n/);

    const booked = await change('BOOKED', { dayId: 5, guestId: 7 });
    await change('STORE_POLICY');
    const closed = await change('DAY_STATE', { dayId: 5 });
    expect(await reader.next(2)).toEqual([
      { event: 'booking', id: booked, action: 'BOOKED', dayId: 5, guestId: 7, at: now.toISOString() },
      { event: 'day', id: closed, action: 'DAY_STATE', dayId: 5, at: now.toISOString() },
    ]);
  });

  it.each<[ChangeAction, 'booking' | 'day']>([
    ['CLAIMED', 'booking'],
    ['PAYER', 'booking'],
    ['EXTENDED', 'booking'],
    ['MANIFEST_WRITTEN', 'booking'],
    ['MESSAGE_HANDLED', 'booking'],
    ['DRAWN', 'day'],
  ])('방문자와 서버와 다른 기기가 한 일도 온다: %s', async (action, event) => {
    const reader = await openStream();
    const id = await change(action, { dayId: 5, guestId: 7 });
    expect((await reader.next(2))[1]).toMatchObject({ event, id, action, dayId: 5 });
  });

  it('열려 있는 모든 화면이 듣고, 되돌린 변경은 아무도 듣지 못한다', async () => {
    const readers = [await openStream(), await openStream()];
    await expect(
      inTransaction(site.db, async (transaction) => {
        await recordChange({ clock, bus }, transaction, { actor: VISITOR, action: 'BOOKED' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const paid = await change('PAID', { guestId: 1 });
    for (const reader of readers) expect((await reader.next(2))[1]).toMatchObject({ id: paid, action: 'PAID' });
  });

  it('운영자의 예약 변경에는 그 일을 청한 탭이 적히고, 늦게 이은 줄에서도 그렇다', async () => {
    const operator = await site.operator();
    const reader = await openStream();
    const [ready] = await reader.next(1);
    const caller = { id: (await site.day()).id, name: '김전화', tel: '010-0000-0009', guestCount: 2 };
    const added = await site.post(API.addGuest, caller, { ...operator, [CLIENT_HEADER]: 'tab-1' });
    const { id } = added.json<ManagedGuest>();
    await site.get(apiPath(API.completeGuest, { id }), { ...operator, [CLIENT_HEADER]: '<b>탭</b>' });
    const events = await reader.next(2);
    expect(events).toMatchObject([{ action: 'BOOKED', client: 'tab-1' }, { action: 'PAID' }]);
    expect(events[1]).not.toHaveProperty('client');
    const later = await openStream(`&lastEventId=${ready?.id}`);
    expect((await later.next(3)).slice(1)).toEqual(events);
  });

  it('조용하면 심장 박동을 보낸다', async () => {
    const reader = await openStream();
    await reader.next(1);
    beat();
    await reader.arrived('\n\nevent: beat\ndata: {}\n\n');
  });

  it('읽던 화면이 떠나면 잊는다', async () => {
    const reader = await openStream();
    await reader.next(1);
    expect(beats.size).toBe(1);
    reader.close();
    await until(() => beats.size === 0);
  });

  it('읽지 않는 화면은 쌓인 것이 넘치면 끊고, 읽는 화면은 그대로이다', async () => {
    const reading = await openStream();
    const { hostname, port } = new URL(address);
    const token = await ticket(await site.operator());
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${API.events}?token=${token} HTTP/1.1\r\nHost: boat\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    expect(beats.size).toBe(2);
    // The operating system's own buffers hold some megabytes; the server buffers another quarter of a megabyte.
    const at = 'x'.repeat(20_000);
    let sent = 0;
    while (beats.size === 2 && sent < 5_000) {
      await inTransaction(site.db, async (transaction) => {
        for (let count = 0; count < 5; count += 1) {
          sent += 1;
          await bus.publish(transaction, [{ id: sent, action: 'BOOKED', dayId: 1, guestId: 1, at }]);
        }
      });
      await reading.arrived(`id: ${sent}\n`);
    }
    expect(beats.size).toBe(1);
    const last = await change('PAID');
    await reading.arrived(`id: ${last}\n`);
    socket.destroy();
  }, 60_000);
});

describe('다시 연결', () => {
  it.each([
    ['머리글 Last-Event-ID', (id: number) => openStream('', { 'last-event-id': String(id) })],
    ['질의 lastEventId', (id: number) => openStream(`&lastEventId=${id}`)],
  ])('%s 뒤에 놓친 것을 먼저 보낸다', async (_, open) => {
    const seen = await change('BOOKED', { dayId: 1, guestId: 1 });
    const missed = [await change('PAID', { guestId: 1 }), await change('DAY_MEMO', { dayId: 1 })];
    await change('PASSWORD');
    const reader = await open(seen);
    const live = await change('CANCELLED', { guestId: 1 });
    expect(idsOf(await reader.next(4))).toEqual([seen, ...missed, live]);
  });

  it('머리글이 질의보다 새것이다', async () => {
    const [first = 0, second = 0, third] = [await change('BOOKED'), await change('PAID'), await change('EDITED')];
    const reader = await openStream(`&lastEventId=${first}`, { 'last-event-id': String(second) });
    expect(idsOf(await reader.next(1))).toEqual([second]);
    await reader.arrived(`"id":${third}`);
  });

  it('놓친 것이 없으면 아무것도 되풀이하지 않는다', async () => {
    const seen = await change('BOOKED');
    const reader = await openStream(`&lastEventId=${seen}`);
    const live = await change('PAID');
    expect(idsOf(await reader.next(2))).toEqual([seen, live]);
  });

  it('너무 많이 놓쳤으면 새로 읽으라는 말 하나를 보낸다', async () => {
    await openStream();
    for (let count = 0; count < MISSED_MAX; count += 1) await change('BOOKED');
    const stream = await openStream('&lastEventId=0');
    expect((await stream.next(MISSED_MAX + 1)).filter(({ event }) => event === 'booking')).toHaveLength(MISSED_MAX);
    const newest = await change('BOOKED');
    const resynced = await openStream('&lastEventId=0');
    const live = await change('PAID');
    expect(await resynced.next(3)).toMatchObject([
      { event: 'ready', id: 0 },
      { event: 'resync', id: newest },
      { event: 'booking', id: live },
    ]);
  }, 30_000);

  it('서버가 모르는 번호를 보았다면 새로 읽게 한다', async () => {
    const newest = await change('BOOKED');
    const reader = await openStream(`&lastEventId=${newest + 1000}`);
    expect(await reader.next(2)).toEqual([
      { event: 'ready', id: newest },
      { event: 'resync', id: newest },
    ]);
  });

  it.each(['-1', 'x', '1.5', '2147483648', '99999999999999999999'])(
    '번호가 아닌 %s 는 400이고 표를 쓰지 않는다',
    async (id) => {
      const token = await ticket(await site.operator());
      const wrong = await site.get(`${API.events}?token=${token}&lastEventId=${id}`);
      expect([wrong.statusCode, wrong.json<ErrorBody>().code]).toEqual([400, 'VALIDATION']);
      expect(wrong.body).not.toContain(token);
      expect((await readEvents(eventsAt(token))).response.statusCode).toBe(200);
    },
  );
});

describe('끝', () => {
  it('로그아웃하면 바로 닫히고 다른 로그인의 것은 열려 있다', async () => {
    const mine = await signIn();
    const other = await signIn();
    const readers = [
      await readEvents(eventsAt(await ticket(bearer(mine)))),
      await readEvents(eventsAt(await ticket(bearer(other)))),
    ];
    await site.post(API.signout, undefined, bearer(mine));
    await readers[0]?.ended;
    const booked = await change('BOOKED');
    expect((await readers[1]?.next(2))?.[1]).toMatchObject({ id: booked });
    expect(readers[0]?.text()).not.toContain('BOOKED');
  });

  it('비밀번호를 바꾸면 다른 로그인의 것이 바로 닫힌다', async () => {
    const mine = await signIn();
    const other = await signIn();
    const reader = await readEvents(eventsAt(await ticket(bearer(other))));
    const kept = await readEvents(eventsAt(await ticket(bearer(mine))));
    const next = '새-비밀번호-12';
    const body = { id: null, password: ADMIN.password, newPassword: next, newPasswordConfirm: next };
    expect((await site.post(API.changePassword, body, bearer(mine))).statusCode).toBe(200);
    await reader.ended;
    const booked = await change('BOOKED');
    expect((await kept.next(2))[1]).toMatchObject({ id: booked });
  });

  it('훔친 갱신 토큰이 드러나 끝난 로그인의 것도 바로 닫힌다', async () => {
    const login = await signIn();
    const reader = await readEvents(eventsAt(await ticket(bearer(login))));
    const reissue = () =>
      site.post(API.reissue, undefined, { ...bearer(login), [REFRESH_TOKEN_HEADER]: login.refreshToken });
    await reissue();
    now = new Date(now.getTime() + 60_000);
    expect((await reissue()).statusCode).toBe(401);
    await reader.ended;
  });

  it('다른 프로세스에서 끝난 로그인은 다음 박동에 닫힌다', async () => {
    const login = await signIn();
    const reader = await readEvents(eventsAt(await ticket(bearer(login))));
    await reader.next(1);
    const { family } = await site.db.selectFrom('refreshTokens').select('family').executeTakeFirstOrThrow();
    await endFamily(site.db, family, now.toISOString());
    beat();
    await reader.ended;
  });

  it('한 시간이 지나면 닫히고, 그때까지는 열려 있다', async () => {
    const reader = await openStream();
    now = new Date(now.getTime() + STREAM_MS - 1);
    beat();
    const heard = await change('BOOKED', { guestId: 1 });
    expect((await reader.next(2))[1]).toMatchObject({ id: heard });
    now = new Date(now.getTime() + 1);
    beat();
    await reader.ended;
  });

  it('서버가 멈추면 모두 닫히고 서버는 기다리지 않는다', async () => {
    const readers = [await openStream(), await openStream()];
    await site.app.close();
    await Promise.all(readers.map(({ ended }) => ended));
    expect(beats.size).toBe(0);
  });
});

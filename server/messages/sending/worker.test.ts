import { setImmediate } from 'node:timers/promises';
import type { ReserveDay } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { MessageList } from '#contract/messages/message.schema';
import { API, apiPath } from '#contract/paths';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.rules';
import { FROZEN_NOW } from '#mocks/now';
import { openDatabase } from '#server/db/open';
import type { Db } from '#server/db/tables';
import { localBus } from '#server/bus/bus';
import { noteAlive } from '#server/upkeep/nightly/lostTime.service';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import {
  respondsWith,
  closesMidResponse,
  neverResponds,
  openProvider,
  type ResponseHandler,
  type Provider,
} from '#tests/support/server/provider';
import { SECRET, openSite, type Site } from '#tests/support/server/site';
import { deriveKeys } from '#server/keys/keys';
import { withoutIds } from '#tests/support/server/withoutIds';
import { SendFailure, type Channel } from '../channel';
import { webhookChannel } from './webhookChannel';
import { claimMessages } from '../messages.repository';
import { PATIENCE_MS, QUIET_MS, startWorker, type Worker, type WorkerOptions } from './worker';

const SECOND = 1000;
const bus = localBus();
let site: Site;
let day: ReserveDay;
let guest: Guest;
let now: Date;
let provider: Provider;
const workers: Worker[] = [];
const lines: object[] = [];
const log = {
  info: (line: object) => void lines.push(line),
  warn: (line: object) => void lines.push(line),
  error: (line: object) => void lines.push(line),
};
const clock = () => now;
/** The server's record of every minute, `ahead` milliseconds later. */
const note = (ahead = 0) => noteAlive({ db: site.db, bus, clock: () => new Date(now.getTime() + ahead) });

beforeEach(async () => {
  now = FROZEN_NOW;
  lines.length = 0;
  site = await openSite({ bus });
  day = await site.day({ date: '2026-12-05' });
  guest = await site.booked(day, { name: '정나래봉', tel: '010-8765-4321' });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await provider.close();
  await site.close();
});

/** A worker whose attempts time out only when the test says so. */
const work = (over: Partial<WorkerOptions> = {}): Worker => {
  const channel = webhookChannel({ url: provider.url, secret: 'a secret of the webhook' }, clock);
  const worker = startWorker({
    db: site.db,
    clock,
    bus,
    channel,
    operatorTel: null,
    offers: { keys: deriveKeys(SECRET), site: 'https://dawn.example' },
    log,
    random: () => 1,
    limit: () => () => undefined,
    ...over,
  });
  workers.push(worker);
  return worker;
};
/** A time limit that has passed when `ending` is aborted. */
const openLimit = () => {
  const ending = new AbortController();
  const whenEnding = (giveUp: () => void) => {
    ending.signal.addEventListener('abort', giveUp);
    return () => ending.signal.removeEventListener('abort', giveUp);
  };
  return { ending, whenEnding };
};
const withProvider = async (...handlers: ResponseHandler[]) => {
  provider = await openProvider(...handlers);
};
const rows = () => site.db.selectFrom('messages').selectAll().orderBy('id').execute();
const row = async () => (await rows())[0];
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * SECOND);
};
const keysReceived = () => provider.received.map(({ headers }) => headers['idempotency-key']);

it('쌓인 메시지를 보내고 보낸 시각을 남긴다', async () => {
  await withProvider();
  await work().wake();
  expect(provider.received).toHaveLength(1);
  expect(JSON.parse(provider.received[0]?.body ?? '')).toMatchObject({
    kind: 'BOOKED',
    audience: 'guest',
    guestId: guest.id,
    to: '010-8765-4321',
    text: expect.stringContaining('정나래봉님 12/5(토) 2명 예약이 신청되었습니다.') as string,
  });
  expect(await row()).toMatchObject({ state: 'SENT', sentAt: now.toISOString(), attempts: 1, claimedUntil: null });
});

describe('보낸 메시지는 읽을 수 있다', () => {
  const sentTo = async () =>
    (await site.get(`${API.messages}?state=SENT`, await site.operator())).json<MessageList>().list;

  it('보낸 그대로의 글과 받은 번호를, 예약을 고친 뒤에도', async () => {
    await withProvider();
    await work().wake();
    const { text, to } = JSON.parse(provider.received[0]?.body ?? '') as { text: string; to: string };
    await site.db.updateTable('guests').set({ name: '이파도', phone: '010-9999-9999', guestCount: 5 }).execute();
    expect(await sentTo()).toEqual([
      expect.objectContaining({ sentText: text, sentTo: to, guestName: '이파도', state: 'SENT' }),
    ]);
    expect(text).toContain('정나래봉님 12/5(토) 2명');
  });

  it('운영자에게 보낸 것도, 운영자의 번호는 남기지 않고', async () => {
    await withProvider();
    await site.config({ ktAdmin: 'Y' });
    await site.booked(day, { name: '이파도' });
    await work({ operatorTel: '010-7777-7777' }).wake();
    const [toOperator] = (await sentTo()).filter(({ audience }) => audience === 'operator');
    expect(toOperator).toMatchObject({
      sentText: expect.stringMatching(/^\[새 예약\].*이파도/) as string,
      sentTo: null,
    });
    // Written with or without hyphens.
    expect(JSON.stringify(await rows())).not.toMatch(/7777-?7777/);
  });

  it('보내지 못한 것에는 글이 남지 않는다', async () => {
    await withProvider(respondsWith(500));
    await work().wake();
    expect(await row()).toMatchObject({ state: 'QUEUED', sentText: null, sentTo: null });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      '예약을 삭제하면',
      async () => site.post(apiPath(API.deleteGuest, { id: guest.id }), undefined, await site.operator()),
    ],
    [
      '출조 3일 뒤에',
      () => erasePersonalData({ db: site.db, bus, clock: () => new Date('2026-12-08T03:00:00+09:00') }),
    ],
  ])('%s 글과 번호를 지우고, 보냈다는 것만 남긴다', async (_, forget) => {
    await withProvider();
    await work().wake();
    await site.db.updateTable('guests').set({ state: 'CANCEL' }).execute();
    expect(JSON.stringify(await rows())).toContain('8765');
    await forget();
    expect(await row()).toMatchObject({ state: 'SENT', sentText: null, sentTo: null });
    expect(withoutIds(JSON.stringify(await rows()))).not.toMatch(/정나래|8765/);
  });

  it('보내는 사이에 개인정보가 지워졌으면 글을 남기지 않는다', async () => {
    await withProvider();
    let arrive: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const channel: Channel = {
      send: () => {
        begin();
        return new Promise((resolve) => (arrive = resolve));
      },
    };
    const worker = work({ channel });
    await begun;
    await erasePersonalData({ db: site.db, bus, clock: () => new Date('2026-12-08T03:00:00+09:00') });
    arrive();
    await worker.wake();
    expect(await row()).toMatchObject({ state: 'DROPPED', sentText: null, sentTo: null });
  });
});

it('보내기 직전의 예약으로 글을 만든다', async () => {
  await withProvider();
  await site.db.updateTable('guests').set({ name: '이파도', guestCount: 5 }).execute();
  await work().wake();
  expect(provider.received[0]?.body).toContain('이파도님 12/5(토) 5명');
});

it('예약이 쓰이는 대로 깨어나 보낸다', async () => {
  await withProvider();
  await work().wake();
  const nextRequest = provider.nextRequest();
  await site.booked(day);
  await nextRequest;
  expect(provider.received).toHaveLength(2);
});

describe('예약이 몰리는 동안', () => {
  /** A worker with pauses of the test: each call of `during` is one pause. */
  const pausing = (during: () => Promise<unknown>) => {
    const pauses: number[] = [];
    const pause = async (ms: number): Promise<void> => {
      pauses.push(ms);
      await during();
    };
    return { pauses, pause };
  };
  const book = () => site.booked(day, { guestCount: 1 });

  it('예약이 멎을 때까지 기다렸다가, 쌓인 것을 한꺼번에 보낸다', async () => {
    await withProvider();
    let more = 3;
    const { pauses, pause } = pausing(async () => {
      expect(provider.received).toHaveLength(1);
      more -= 1;
      if (more > 0) await book();
    });
    const worker = work({ pause });
    await worker.wake();
    await book();
    await worker.wake();
    expect(pauses).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
    expect(provider.received).toHaveLength(4);
  });

  it('멎지 않아도 정해진 시간까지만 기다린다', async () => {
    await withProvider();
    day = await site.day({ date: '2026-12-06', totalCount: 1000 });
    const sentAfter: number[] = [];
    const { pauses, pause } = pausing(async () => {
      sentAfter.push(provider.received.length);
      if (sentAfter.length < 60) await book();
    });
    const worker = work({ pause });
    await worker.wake();
    await book();
    await worker.wake();
    const patience = PATIENCE_MS / QUIET_MS;
    expect(pauses.length).toBeGreaterThan(patience);
    expect(sentAfter.slice(0, patience)).toEqual(Array.from({ length: patience }, () => 1));
    expect(sentAfter[patience]).toBe(2 + patience);
  });

  it('통신이 필요 없는 채널로 보낼 때도, 메시지마다 다른 요청이 먼저 처리된다', async () => {
    await withProvider();
    for (let more = 0; more < 4; more += 1) await book();
    let sent = 0;
    const send = () => {
      sent += 1;
      return Promise.resolve();
    };
    const all = work({ channel: { send } }).wake();
    let before = 0;
    while (sent < 5) {
      await setImmediate();
      expect(sent - before).toBeLessThanOrEqual(1);
      before = sent;
    }
    await all;
  });
});

it('한 번 보내려 했던 메시지는 혼자 맡으므로, 프로세스를 죽이는 메시지가 남의 차례를 쓰지 않는다', async () => {
  await withProvider();
  for (let more = 0; more < 3; more += 1) await site.booked(day, { guestCount: 1 });
  const [first, ...others] = await rows();
  await site.db
    .updateTable('messages')
    .set({ attempts: 1 })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const claimed = async (most: number) =>
    (await claimMessages(site.db, now.toISOString(), new Date(now.getTime() + 1).toISOString(), most)).map(
      ({ id }) => id,
    );
  expect(await claimed(10)).toEqual([first?.id]);
  expect(await claimed(10)).toEqual(others.map(({ id }) => id));
});

describe('보내지 못하면', () => {
  it('오류를 답하면 간격을 늘려 가며 여섯 번까지 보내고 세워 둔다', async () => {
    await withProvider(...Array.from({ length: 6 }, () => respondsWith(500)));
    const worker = work();
    const waits: number[] = [];
    for (let attempt = 1; attempt < 6; attempt += 1) {
      await worker.wake();
      const failed = await row();
      expect(failed).toMatchObject({ state: 'QUEUED', attempts: attempt, lastError: 'PROVIDER 500' });
      waits.push((Date.parse(failed?.dueAt ?? '') - now.getTime()) / SECOND);
      pass((waits.at(-1) ?? 0) - 1);
      await worker.wake();
      expect(provider.received).toHaveLength(attempt);
      pass(1);
    }
    expect(waits).toEqual([30, 120, 480, 1920, 7680]);
    await worker.wake();
    expect(await row()).toMatchObject({ state: 'PARKED', attempts: 6, lastError: 'PROVIDER 500', claimedUntil: null });
    pass(100_000);
    await worker.wake();
    expect(provider.received).toHaveLength(6);
    expect(new Set(keysReceived()).size).toBe(1);
  });

  it('다시 보낼 때를 절반까지 앞당겨 흩어 놓는다', async () => {
    await withProvider(respondsWith(503));
    await work({ random: () => 0 }).wake();
    expect((await row())?.dueAt).toBe(new Date(now.getTime() + 15 * SECOND).toISOString());
  });

  it.each([408, 429])('%i는 다시 보낸다', async (status) => {
    await withProvider(respondsWith(status));
    await work().wake();
    expect(await row()).toMatchObject({ state: 'QUEUED', lastError: `PROVIDER ${status}` });
  });

  it.each([400, 401, 403, 404, 422])('%i는 다시 보내도 같으므로 바로 세워 둔다', async (status) => {
    await withProvider(respondsWith(status));
    await work().wake();
    expect(await row()).toMatchObject({ state: 'PARKED', attempts: 1, lastError: `REFUSED ${status}` });
  });

  it('세워 둔 메시지는 변경 내역에 남고 열린 화면에 바로 알려지며, 다시 보낼 메시지는 그렇지 않다', async () => {
    const heard: string[] = [];
    bus.subscribe((change) => void heard.push(change.action));
    await withProvider(respondsWith(503), respondsWith(400));
    const worker = work();
    await worker.wake();
    expect(heard).not.toContain('MESSAGE_PARKED');
    pass(100);
    await worker.wake();
    expect(heard.filter((action) => action === 'MESSAGE_PARKED')).toHaveLength(1);
    const parked = await site.db.selectFrom('changes').selectAll().where('action', '=', 'MESSAGE_PARKED').execute();
    expect(parked).toEqual([expect.objectContaining({ actor: 'system', guestId: (await row())?.guestId })]);
  });

  it('응답하지 않으면 정해진 시간에 그만두고 다시 보낸다', async () => {
    await withProvider(neverResponds);
    const limits: number[] = [];
    const { ending, whenEnding } = openLimit();
    const nextRequest = provider.nextRequest();
    const worker = work({
      limit: (ms, giveUp) => {
        limits.push(ms);
        return whenEnding(giveUp);
      },
    });
    await nextRequest;
    ending.abort();
    await worker.wake();
    expect(limits[0]).toBe(10 * SECOND);
    expect(await row()).toMatchObject({ state: 'QUEUED', attempts: 1, lastError: 'TIMEOUT' });
  });

  it('답하는 도중에 끊기면 다시 보내고, 그때 같은 열쇠를 보낸다', async () => {
    await withProvider(closesMidResponse);
    const worker = work();
    await worker.wake();
    expect(await row()).toMatchObject({ state: 'QUEUED', lastError: 'TIMEOUT' });
    pass(30);
    await worker.wake();
    expect(await row()).toMatchObject({ state: 'SENT', attempts: 2, lastError: 'TIMEOUT' });
    const [first, second] = keysReceived();
    expect(first).toBe((await row())?.dedupKey);
    expect(second).toBe(first);
  });

  it('연결할 수 없어도 예약은 되고, 메시지는 기다린다', async () => {
    await withProvider();
    await provider.close();
    const worker = work();
    await worker.wake();
    expect(await row()).toMatchObject({ state: 'QUEUED', lastError: 'UNREACHABLE' });
    expect((await site.book(day)).statusCode).toBe(200);
    await worker.wake();
    expect((await rows()).map(({ state }) => state)).toEqual(['QUEUED', 'QUEUED']);
  });

  it('응답하지 않는 동안에도 예약은 바로 된다', async () => {
    await withProvider(neverResponds);
    const nextRequest = provider.nextRequest();
    const { ending, whenEnding } = openLimit();
    const worker = work({ limit: (_, giveUp) => whenEnding(giveUp) });
    await nextRequest;
    expect((await site.book(day)).statusCode).toBe(200);
    ending.abort();
    await worker.wake();
  });

  describe('제때 답하지 않은 업체에는', () => {
    beforeEach(() => withProvider());
    /** Sends one message with a channel until no attempt is left; returns how often each function was called. */
    const tryAll = async (channel: Channel) => {
      const { send, find } = channel;
      const called = { sent: 0, asked: 0 };
      const counted: Channel = {
        send: (...given) => {
          called.sent += 1;
          return send(...given);
        },
        ...(find && {
          find: (...given) => {
            called.asked += 1;
            return find(...given);
          },
        }),
      };
      const worker = work({ channel: counted });
      for (let tries = 0; tries < 10; tries += 1) {
        await worker.wake();
        pass(24 * 60 * 60);
      }
      // Otherwise it would retry the message afterwards.
      await worker.stop();
      return called;
    };
    const slow = () => Promise.reject(new SendFailure('TIMEOUT'));
    const slowOnce = (): Channel['send'] => {
      let times = 0;
      return () => ((times += 1) === 1 ? slow() : Promise.resolve());
    };

    it('물어볼 수 없으면 한 번만 더 보내고, 도착했는지 모른다고 세워 둔다', async () => {
      expect(await tryAll({ send: slow })).toEqual({ sent: 2, asked: 0 });
      expect(await row()).toMatchObject({ state: 'PARKED', attempts: 2, lastError: 'TIMEOUT' });
    });

    it('운영자가 다시 보내라고 하면 또 한 번만 보낸다', async () => {
      await tryAll({ send: slow });
      const { id = 0 } = (await row()) ?? {};
      await site.post(apiPath(API.retryMessage, { id }), undefined, await site.operator());
      expect(await tryAll({ send: slow })).toEqual({ sent: 1, asked: 0 });
      expect((await row())?.state).toBe('PARKED');
    });

    it('다시 보낸 것이 받아들여지면 두 번 갔을 수 있다고 남는다', async () => {
      expect(await tryAll({ send: slowOnce() })).toEqual({ sent: 2, asked: 0 });
      expect(await row()).toMatchObject({ state: 'SENT', lastError: 'TIMEOUT' });
      const list = (await site.get(`${API.messages}?page=0`, await site.operator())).json<MessageList>().list;
      expect(list[0]).toMatchObject({ state: 'SENT', failure: 'TIMEOUT' });
    });

    it('먼저 물어보고, 이미 보냈으면 다시 보내지 않는다', async () => {
      expect(await tryAll({ send: slow, find: () => Promise.resolve(true) })).toEqual({ sent: 1, asked: 1 });
      expect(await row()).toMatchObject({ state: 'SENT', attempts: 2, lastError: null });
    });

    it('먼저 물어보고, 보내지 않았으면 다시 보낸다', async () => {
      const channel = { send: slowOnce(), find: () => Promise.resolve(false) };
      expect(await tryAll(channel)).toEqual({ sent: 2, asked: 1 });
      expect(await row()).toMatchObject({ state: 'SENT', lastError: null });
    });

    it('물어도 답하지 않으면 다시 보내지 않고 세워 둔다', async () => {
      expect(await tryAll({ send: slow, find: slow })).toEqual({ sent: 1, asked: 5 });
      expect(await row()).toMatchObject({ state: 'PARKED', lastError: 'TIMEOUT' });
    });

    it('보내던 서버가 죽었어도 먼저 물어본다', async () => {
      const past = new Date(now.getTime() - SECOND).toISOString();
      await site.db.updateTable('messages').set({ attempts: 1, claimedUntil: past }).execute();
      const channel = { send: () => Promise.resolve(), find: () => Promise.resolve(true) };
      expect(await tryAll(channel)).toEqual({ sent: 0, asked: 1 });
      expect((await row())?.state).toBe('SENT');
    });
  });

  it('통신사가 보내지 못하는 글자는 바꿔 보내고, 보낸 그대로 남긴다', async () => {
    await withProvider();
    await site.db.updateTable('guests').set({ name: '똠바다🎣' }).execute();
    await work().wake();
    const { text } = JSON.parse(provider.received[0]?.body ?? '{}') as { text: string };
    expect(text).toContain('?바다?님');
    expect((await row())?.sentText).toBe(text);
  });

  it('로그에는 이름도 연락처도 글도 없다', async () => {
    await withProvider(respondsWith(400, { errorCode: '010-8765-4321 정나래봉' }));
    await work().wake();
    expect(lines).not.toHaveLength(0);
    expect(withoutIds(JSON.stringify(lines))).not.toMatch(/정나래|8765|예약 신청/);
    expect(withoutIds(JSON.stringify(await rows()))).not.toMatch(/정나래|8765/);
  });
});

describe('받을 사람이나 할 말이 없어졌으면 보내지 않는다', () => {
  it('그사이에 취소된 예약의 신청 안내는 버리고 취소만 알린다', async () => {
    await withProvider();
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, await site.operator());
    await work().wake();
    expect(provider.received.map(({ body }) => (JSON.parse(body) as { kind: string }).kind)).toEqual(['CANCELLED']);
    expect((await rows()).map(({ state }) => state)).toEqual(['DROPPED', 'SENT']);
  });

  it('출항할 때까지 보내지 못한 안내', async () => {
    await withProvider();
    await site.db.updateTable('days').set({ departAt: '05:00' }).execute();
    now = new Date('2026-12-05T05:00:00+09:00');
    await work().wake();
    expect([provider.received.length, (await row())?.state]).toEqual([0, 'DROPPED']);
  });

  it('개인정보가 지워진 예약', async () => {
    await withProvider();
    await site.db.updateTable('guests').set({ name: '', phone: '' }).execute();
    await work().wake();
    expect([provider.received.length, (await row())?.state]).toEqual([0, 'DROPPED']);
  });

  it('없어진 예약', async () => {
    await withProvider();
    await site.db.deleteFrom('guests').execute();
    await work().wake();
    expect([provider.received.length, (await row())?.state]).toEqual([0, 'DROPPED']);
  });
});

describe('입금기한 안내는 밤에 보내지 않는다', () => {
  const at = (text: string): void => {
    now = new Date(`${text}+09:00`);
  };
  beforeEach(async () => {
    at('2026-11-20T21:59:30');
    await site.db.updateTable('guests').set({ payBy: '2026-11-21T00:00:00.000Z' }).execute();
    const instant = now.toISOString();
    await site.db.updateTable('messages').set({ kind: 'REMINDER', createdAt: instant, dueAt: instant }).execute();
  });
  const kept = async () => {
    const { state, attempts, dueAt } = (await row()) ?? {};
    return [state, attempts, dueAt];
  };

  it('밤 10시 직전에 업체가 받지 않았으면 밤에는 다시 보내지 않고, 아침 8시에 보낸다', async () => {
    provider = await openProvider(respondsWith(503));
    const worker = work();
    await worker.wake();
    expect(await row()).toMatchObject({ state: 'QUEUED', attempts: 1 });
    const MORNING = '2026-11-20T23:00:00.000Z';
    for (const night of ['2026-11-20T22:08:00', '2026-11-21T02:00:00', '2026-11-21T07:59:59']) {
      at(night);
      await note();
      await worker.wake();
      expect(await kept()).toEqual(['QUEUED', 1, MORNING]);
    }
    expect(provider.received).toHaveLength(1);
    at('2026-11-21T08:00:00');
    await worker.wake();
    expect(provider.received).toHaveLength(2);
  });

  it('아침 8시에 기한이 지났으면 보내지 않는다', async () => {
    await withProvider();
    await site.db.updateTable('guests').set({ payBy: '2026-11-20T23:00:00.000Z' }).execute();
    at('2026-11-20T22:08:00');
    const worker = work();
    await worker.wake();
    expect((await row())?.state).toBe('QUEUED');
    at('2026-11-21T08:00:00');
    await worker.wake();
    expect([provider.received.length, (await row())?.state]).toEqual([0, 'DROPPED']);
  });

  it('하루 앞선 시계가 아침으로 미룬 것은 시계가 돌아오면 보낸다', async () => {
    await withProvider();
    at('2026-11-20T22:08:00');
    const worker = work();
    await worker.wake();
    await note();
    at('2026-11-19T12:00:00');
    await note();
    await worker.wake();
    expect((await row())?.state).toBe('SENT');
  });
});

it.each([
  ['만든 것', (later: string) => ({ createdAt: later, dueAt: later })],
  ['보내지 못해 나중으로 미룬 것', (later: string) => ({ dueAt: later, attempts: 1 })],
  ['보내던 것', (later: string) => ({ claimedUntil: later, attempts: 1 })],
])('시계가 하루 앞섰을 때 %s도 시계가 돌아오면 곧 보낸다', async (_, at) => {
  const later = new Date(now.getTime() + DAY_MS).toISOString();
  await site.db.updateTable('messages').set(at(later)).execute();
  provider = await openProvider();
  const worker = work();
  await worker.wake();
  expect((await row())?.state).toBe('QUEUED');
  await note(DAY_MS);
  await note();
  await worker.wake();
  expect((await row())?.state).toBe('SENT');
});

it.each([
  ['만든 것', {}],
  ['만들어 보내지 못한 것', { attempts: 1 }],
])(
  '시계가 한 시간 앞섰을 때 %s은 시계가 돌아오면 한 시간을 기다리지 않는다',
  async (_, more: { attempts?: number }) => {
    const later = new Date(now.getTime() + HOUR_MS).toISOString();
    const due = new Date(now.getTime() + HOUR_MS + (more.attempts ?? 0) * MINUTE_MS).toISOString();
    await site.db
      .updateTable('messages')
      .set({ createdAt: later, dueAt: due, ...more })
      .execute();
    await note(HOUR_MS);
    await note();
    provider = await openProvider();
    await work().wake();
    expect((await row())?.state).toBe('SENT');
  },
);

it('시계가 하루 앞섰을 때 다시 보내라고 한 것도 시계가 돌아오면 곧 보낸다', async () => {
  await site.db.updateTable('messages').set({ state: 'PARKED', attempts: 5 }).execute();
  site.moveClock(DAY_MS);
  const operator = await site.operator();
  const { id } = (await row()) ?? {};
  expect((await site.post(apiPath(API.retryMessage, { id: id ?? 0 }), undefined, operator)).statusCode).toBe(200);
  site.moveClock(-DAY_MS);
  await note(DAY_MS);
  await note();
  provider = await openProvider();
  await work().wake();
  expect((await row())?.state).toBe('SENT');
});

it('내일 보내라고 만든 알림은 시계가 앞섰다가 돌아와도 내일 보낸다', async () => {
  const later = new Date(now.getTime() + DAY_MS);
  await site.db.updateTable('messages').set({ dueAt: later.toISOString() }).execute();
  await note(HOUR_MS);
  await note();
  provider = await openProvider();
  const worker = work();
  await worker.wake();
  expect(await row()).toMatchObject({ state: 'QUEUED', dueAt: later.toISOString() });
  now = later;
  await worker.wake();
  expect((await row())?.state).toBe('SENT');
});

describe('여러 프로세스', () => {
  let other: Db;
  beforeEach(async () => {
    other = await openDatabase(site.place);
  });
  afterEach(() => other.destroy());

  it('둘이 함께 보내도 하나를 한 번만 보낸다', async () => {
    await withProvider();
    for (let more = 0; more < 9; more += 1) await site.booked(day, { guestCount: 1 });
    await Promise.all([work().wake(), work({ db: other }).wake()]);
    expect(new Set(keysReceived()).size).toBe(10);
    expect(provider.received).toHaveLength(10);
  });

  it('다른 쪽이 보내고 있는 것은 건드리지 않는다', async () => {
    await withProvider(neverResponds);
    const nextRequest = provider.nextRequest();
    const { ending, whenEnding } = openLimit();
    const first = work({ limit: (_, giveUp) => whenEnding(giveUp) });
    await nextRequest;
    await work({ db: other }).wake();
    expect(provider.received).toHaveLength(1);
    ending.abort();
    await first.wake();
  });

  it('보내던 프로세스가 죽으면 빌린 시간이 지난 뒤 다른 쪽이 같은 열쇠로 보낸다', async () => {
    await withProvider();
    const lease = new Date(now.getTime() + 60 * SECOND).toISOString();
    await site.db.updateTable('messages').set({ attempts: 1, claimedUntil: lease }).execute();
    const worker = work({ db: other });
    pass(59);
    await worker.wake();
    expect(provider.received).toHaveLength(0);
    pass(1);
    await worker.wake();
    expect(keysReceived()).toEqual([(await row())?.dedupKey]);
    expect(await row()).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  it('보낼 때마다 프로세스가 죽게 하는 메시지는 여섯 번 뒤에 세워 둔다', async () => {
    await withProvider();
    await site.db.updateTable('messages').set({ attempts: 6, claimedUntil: now.toISOString() }).execute();
    await work().wake();
    expect(provider.received).toHaveLength(0);
    expect(await row()).toMatchObject({ state: 'PARKED', lastError: 'LOST' });
  });

  it('늦게 실패한 쪽은 그사이에 보낸 것을 되돌리지 않는다', async () => {
    await withProvider(neverResponds);
    const nextRequest = provider.nextRequest();
    const { ending, whenEnding } = openLimit();
    const slow = work({ limit: (_, giveUp) => whenEnding(giveUp) });
    await nextRequest;
    pass(60);
    await work({ db: other }).wake();
    ending.abort();
    await slow.wake();
    expect(await row()).toMatchObject({ state: 'SENT', attempts: 2 });
  });
});

describe('멈출 때', () => {
  it('보내던 것을 마치고, 다음 것은 시작하지 않는다', async () => {
    await withProvider();
    await site.booked(day);
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const sent: string[] = [];
    const channel: Channel = {
      send: ({ key }) =>
        new Promise((resolve) => {
          finish = () => {
            sent.push(key);
            resolve();
          };
          begun();
        }),
    };
    const worker = work({ channel });
    await started;
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(sent).toHaveLength(1);
    expect((await rows()).map(({ state }) => state)).toEqual(['SENT', 'QUEUED']);
    await worker.wake();
    expect(sent).toHaveLength(1);
  });
});

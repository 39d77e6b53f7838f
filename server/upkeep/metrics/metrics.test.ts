import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, apiPath, METRICS } from '#contract/paths';
import { isPostgres } from '#server/db/engine';
import { closeReaders, readEvents } from '#tests/support/server/eventReader';
import { listen } from '#tests/support/server/listen';
import { openSite, SECRET, tempFolder, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { HEARTBEAT_MS, STREAM_MS } from '#server/live/live.service';
import { loggerOptions } from '#server/logger';
import type { LiveTicket } from '#contract/live/live.schema';

let site: Site;
afterEach(async () => {
  closeReaders();
  await site.close();
});

const TOKEN = 'a-token-for-monitoring';
const withToken = { settings: { secret: SECRET, bookingsPerMinute: 100_000, metricsToken: TOKEN, apiDocs: false } };

/** The samples of a reading: `name{labels}` and value. */
const samples = async (): Promise<Map<string, number>> => {
  const response = await site.get(METRICS);
  expect(response.statusCode).toBe(200);
  return new Map(
    response.body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
};
const requests = (method: string, route: string, status: number, answered = 'made'): string =>
  `boat_http_requests_total{method="${method}",route="${route}",status="${status}",answered="${answered}"}`;

describe('누가 볼 수 있나', () => {
  const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'GET', url: METRICS, remoteAddress, headers });

  it('정한 토큰이 없으면 서버가 있는 기계에서만 본다', async () => {
    site = await openSite();
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await read(own)).statusCode).toBe(200);
    for (const other of ['192.0.2.7', '2001:db8::7', '::ffff:192.0.2.7'])
      expect((await read(other)).statusCode).toBe(404);
  });

  it.each<[string, string[] | undefined]>([
    ['믿는', ['127.0.0.1']],
    ['믿지 않는', undefined],
  ])('같은 기계의 %s 프록시가 전한 요청에는, 어떤 주소를 적어 보내도 답하지 않는다', async (_, trustProxy) => {
    site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 1000, ...(trustProxy && { trustProxy }) } });
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '203.0.113.9' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
    ] as Record<string, string>[])
      expect((await read('127.0.0.1', headers)).statusCode).toBe(404);
  });

  it('토큰을 정했으면 어디서든 그 토큰으로만 본다', async () => {
    site = await openSite(withToken);
    expect((await read('192.0.2.7', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
    for (const authorization of ['', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, `Bearer ${TOKEN.slice(1)}`])
      expect((await read('127.0.0.1', { authorization })).statusCode).toBe(404);
    expect((await read('127.0.0.1', await site.operator())).statusCode).toBe(404);
  });

  it('볼 수 없으면 없는 주소와 같은 답을 받는다', async () => {
    site = await openSite(withToken);
    const refused = await site.get(METRICS);
    const missing = await site.get('/nothing');
    expect([refused.statusCode, refused.body]).toEqual([missing.statusCode, missing.body]);
    const own = ['date', 'x-request-id', 'server-time'];
    const headersOf = ({ headers }: typeof refused) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
    expect(headersOf(refused)).toEqual(headersOf(missing));
  });
});

describe('무엇을 세나', () => {
  it('요청은 적어 둔 주소의 꼴로 세고, 사람이 친 주소나 번호는 남지 않는다', async () => {
    site = await openSite();
    const day = await site.day();
    await site.get(apiPath(API.dayById, { id: day.id }));
    await site.get(apiPath(API.dayById, { id: 987_654 }));
    await site.get('/nothing/010-1234-5678?name=김바다');
    await site.book(day, { tel: '010-9876-5432', name: '남궁민수' });
    const read = await samples();
    expect(read.get(requests('GET', API.dayById, 200))).toBe(1);
    expect(read.get(requests('GET', API.dayById, 404))).toBe(1);
    expect(read.get(requests('GET', 'none', 404))).toBe(1);
    expect(read.get(requests('POST', API.createBooking, 200))).toBe(1);
    expect(read.get(`boat_http_request_duration_seconds_count{route="${API.dayById}"}`)).toBe(2);
    const { body } = await site.get(METRICS);
    expect(body).not.toMatch(/010-|남궁|김바다|987654|nothing/);
  });

  it('기억해 둔 답도 그 주소의 꼴로 센다', async () => {
    const clientDir = join(tempFolder(), 'client');
    mkdirSync(clientDir, { recursive: true });
    writeFileSync(join(clientDir, 'index.html'), '<!doctype html><head></head>');
    site = await openSite({ clientDir, every: () => () => undefined });
    const address = await listen(site.app);
    const url = `${address}${API.configInfo}`;
    const counted = (read: Map<string, number>, status: number) =>
      (read.get(requests('GET', API.configInfo, status, 'kept')) ?? 0) +
      (read.get(requests('GET', API.configInfo, status)) ?? 0);
    await until(async () => {
      const response = await fetch(url);
      await response.arrayBuffer();
      return ((await samples()).get(requests('GET', API.configInfo, 200, 'kept')) ?? 0) > 0;
    });
    const before = await samples();
    for (let count = 0; count < 3; count += 1) await (await fetch(url)).arrayBuffer();
    const after = await samples();
    expect(counted(after, 200) - counted(before, 200)).toBe(3);
    expect(await samples()).toEqual(expect.objectContaining({ size: after.size }));
  });

  it('예약은 저장된 것만 한 번씩 세고, 못 받은 예약과 너무 잦은 요청은 상태로 센다', async () => {
    site = await openSite({ bookingsPerMinute: 4 });
    const day = await site.day({ totalCount: 2 });
    const key = { 'idempotency-key': '3f0e7d1c-8a51-4b39-9a53-2f7f5d1f0a11' };
    for (const [headers, status] of [
      [key, 200],
      [key, 200],
      [{}, 409],
      [{}, 409],
      [{}, 429],
    ] as const)
      expect((await site.book(day, {}, headers)).statusCode).toBe(status);
    const read = await samples();
    expect(read.get('boat_changes_total{action="BOOKED"}')).toBe(1);
    expect(read.get(requests('POST', API.createBooking, 409))).toBe(2);
    expect(read.get(requests('POST', API.createBooking, 429))).toBe(1);
  });

  it('저장하는 데 걸린 시간을 잰다', async () => {
    site = await openSite();
    const day = await site.day();
    const name = 'boat_transaction_duration_seconds';
    const before = await samples();
    await site.booked(day);
    const after = await samples();
    expect(after.get(`${name}_count`)).toBeGreaterThan(before.get(`${name}_count`) ?? 0);
    expect(after.get(`${name}_sum`)).toBeGreaterThan(before.get(`${name}_sum`) ?? 0);
  });

  it('보내지 못한 메시지의 수와, 가장 오래 기다린 메시지가 얼마나 밀렸는지를 보인다', async () => {
    site = await openSite();
    const outbox = async () => {
      const read = await samples();
      const states = ['waiting', 'retried', 'parked'].map((state) =>
        read.get(`boat_outbox_messages{state="${state}"}`),
      );
      return [...states, read.get('boat_outbox_delay_seconds')];
    };
    expect(await outbox()).toEqual([0, 0, 0, 0]);
    const day = await site.day();
    for (let count = 0; count < 3; count += 1) await site.booked(day);
    site.moveClock(90_000);
    expect(await outbox()).toEqual([3, 0, 0, 90]);
    const [first, second] = await site.db.selectFrom('messages').select('id').orderBy('id').execute();
    await site.db
      .updateTable('messages')
      .set({ attempts: 1 })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await site.db
      .updateTable('messages')
      .set({ state: 'PARKED' })
      .where('id', '=', second?.id ?? 0)
      .execute();
    expect(await outbox()).toEqual([2, 1, 1, 90]);
  });

  it('열려 있는 운영자 화면의 수를 세고, 그 시간은 응답 시간에 넣지 않는다', async () => {
    const beats = new Set<() => void>();
    site = await openSite({
      every: (ms, work) => {
        if (ms === HEARTBEAT_MS) beats.add(work);
        return () => beats.delete(work);
      },
    });
    const address = await listen(site.app);
    const open = async () => {
      const ticket = (await site.post(API.sseToken, undefined, await site.operator())).json<LiveTicket>();
      return readEvents(`${address}${API.events}?token=${ticket.token}`);
    };
    const streams = async () => (await samples()).get('boat_event_streams');
    expect(await streams()).toBe(0);
    const left = await open();
    const ended = await open();
    expect(await streams()).toBe(2);
    left.close();
    await until(async () => (await streams()) === 1);
    site.moveClock(STREAM_MS);
    beats.forEach((beat) => beat());
    await ended.ended;
    await until(async () => (await samples()).get(requests('GET', API.events, 200)) === 1);
    expect(await streams()).toBe(0);
    expect((await samples()).has(`boat_http_request_duration_seconds_count{route="${API.events}"}`)).toBe(false);
  });

  it('자리가 바뀌는 것을 보고 있는 손님의 수를 센다', async () => {
    site = await openSite();
    const address = await listen(site.app);
    const looking = async () => (await samples()).get('boat_seat_streams');
    expect(await looking()).toBe(0);
    const [left] = [await readEvents(`${address}${API.seatEvents}`), await readEvents(`${address}${API.seatEvents}`)];
    expect(await looking()).toBe(2);
    left.close();
    await until(async () => (await looking()) === 1);
    expect((await samples()).get('boat_event_streams')).toBe(0);
  });

  it('마지막 백업의 시각을 보이고, 백업한 적이 없으면 아무것도 보이지 않는다', async () => {
    site = await openSite();
    const last = async () => (await samples()).get('boat_last_backup_timestamp_seconds');
    expect(await last()).toBeUndefined();
    await site.db
      .insertInto('backups')
      .values({ id: 1, nextAt: '2026-11-21T18:00:00.000Z', doneAt: '2026-11-20T18:00:00.000Z' })
      .execute();
    expect(await last()).toBe(Date.parse('2026-11-20T18:00:00.000Z') / 1000);
  });

  it('서버의 일손과 메모리, 데이터베이스 자리의 여유를 보인다', async () => {
    site = await openSite();
    await site.app.ready();
    const read = await samples();
    for (const name of [
      'boat_event_loop_delay_seconds{quantile="0.99"}',
      'boat_event_loop_busy_seconds_total',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'process_start_time_seconds',
    ])
      expect(read.get(name)).toBeGreaterThanOrEqual(0);
    expect(read.get('boat_database_up')).toBe(1);
    expect(read.has('boat_database_free_bytes')).toBe(!isPostgres(site.db));
  });
});

it('데이터베이스가 답하지 못해도 나머지를 보이고, 그렇다고 말한다', async () => {
  site = await openSite();
  await site.db.schema.alterTable('messages').renameTo('messagesGone').execute();
  const read = await samples();
  expect(read.get('boat_database_up')).toBe(0);
  expect([...read.keys()].filter((name) => name.startsWith('boat_outbox'))).toEqual([]);
  await site.db.schema.alterTable('messagesGone').renameTo('messages').execute();
  expect((await samples()).get('boat_database_up')).toBe(1);
});

it('프로메테우스가 읽는 형식으로 답하고, 저장하지 않으며, 기록에 남기지 않는다', async () => {
  const lines: string[] = [];
  site = await openSite({ logger: loggerOptions('info', { write: (line) => lines.push(line) }) });
  const { headers, body } = await site.get(METRICS);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  const names = Array.from(
    body.matchAll(/^# TYPE (\S+) (\S+)$/gm),
    ([, name = '', type = '']) => [name, type] as const,
  );
  expect(names.length).toBeGreaterThan(10);
  for (const [name, type] of names) if (type === 'counter') expect(name).toMatch(/_total$/);
  for (const line of body.split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{.+\})? [-+\d.eE]+|)$/);
  expect(lines).toEqual([]);
});

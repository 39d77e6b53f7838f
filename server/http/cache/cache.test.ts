import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { ReserveDay } from '#contract/day/day.schema';
import { LOGO } from '#contract/config/logo.rules';
import { API, apiPath, PAGES, DOCS, HEALTH, METRICS } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { buildApp, type AppOptions } from '#server/app';
import type { App } from '../fastify';
import { openBus } from '#server/bus/openBus';
import { loggerOptions } from '#server/logger';
import { aForm } from '#tests/support/server/form';
import { listen } from '#tests/support/server/listen';
import { aBooking, NO_LIMITS, openSite, SECRET, tempFolder, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { CHECK_EVERY_MS } from './freshness';

const TEMPLATE = `<!doctype html><html lang="ko"><head><title>__TITLE__</title><!-- __HEAD__ -->
<meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__"></head>
<body><div id="root"><!-- __CONTENT__ --></div></body></html>`;
const SCRIPT = `console.log("${'sea '.repeat(1000)}")`;

interface Served {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  nonces: string[];
}

const unpacked = (bytes: Buffer, encoding: string | undefined): string => {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

const HOST = 'boat.example';
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** A request over the network; replaces nonces by their number and removes values that differ each time. */
const read = (address: string, path: string, headers: Record<string, string> = {}): Promise<Served> =>
  new Promise((resolve, reject) => {
    request(address + path, { headers: { host: HOST, ...headers }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { date, 'x-request-id': id, ...rest } = response.headers;
        if (date === undefined || !/^[0-9a-f-]{36}$/.test(String(id))) return reject(new Error('no date or id'));
        const body = unpacked(Buffer.concat(chunks), rest['content-encoding']);
        const policy = String(rest['content-security-policy']);
        const nonces = [...new Set(Array.from(policy.matchAll(/'nonce-([^']+)'/g), ([, nonce = '']) => nonce))];
        const named = (text: string) => nonces.reduce((all, nonce) => all.replaceAll(nonce, 'NONCE'), text);
        resolve({
          status: response.statusCode ?? 0,
          headers: { ...rest, 'content-security-policy': named(policy) },
          body: named(body),
          nonces,
        });
      });
    })
      .on('error', reject)
      .end();
  });

let site: Site;
let now: Date;
let clientDir: string;
let ticks: (() => void)[];
/** Reads of the database. */
let reads: { mock: { calls: unknown[] } };
const opened: { close: () => Promise<unknown> }[] = [];

beforeEach(async () => {
  now = FROZEN_NOW;
  ticks = [];
  clientDir = join(tempFolder(), 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE);
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  site = await openSite();
  reads = jest.spyOn(site.db, 'selectFrom');
});
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
  await site.close();
});

/** Another server on the site's database, with its own bus. A `deaf` one gets no notifications. */
const openApp = async ({
  cachesResponses = true,
  deaf = false,
  ...over
}: Partial<AppOptions> & { cachesResponses?: boolean; deaf?: boolean } = {}): Promise<{
  app: App;
  address: string;
}> => {
  const bus = await openBus(site.place);
  opened.push(bus);
  const app = await buildApp({
    db: site.db,
    bus: deaf ? { ...bus, subscribe: () => () => undefined } : bus,
    clock: () => now,
    settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: NO_LIMITS, cachesResponses },
    every: (ms, work) => {
      if (ms === CHECK_EVERY_MS) ticks.push(work);
      return () => undefined;
    },
    clientDir,
    ...over,
  });
  opened.push(app);
  return { app, address: await listen(app) };
};

/** Waits until a server serves an address without asking the database. */
const isCached = async (address: string, path: string): Promise<boolean> => {
  await read(address, path);
  const before = reads.mock.calls.length;
  await read(address, path);
  return reads.mock.calls.length === before;
};

const MONTH = `${API.dayList}?year=2026&month=12`;
const WAYS: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip, deflate, br' }, { 'accept-encoding': 'gzip' }];
const placesOf = (day: ReserveDay): string[] => [
  MONTH,
  `${API.dayList}?year=2027&month=1`,
  apiPath(API.dayById, { id: day.id }),
  apiPath(API.dayByDate, { date: day.date }),
  API.configInfo,
  API.configLogic,
  PAGES.home,
  PAGES.about,
  PAGES.reserve(),
  PAGES.reserve({ year: 2027, month: 1 }),
  PAGES.reserveDay(day.id),
  PAGES.privacy,
  `${PAGES.reserve({ year: 2027, month: 1 })}&utm_source=kakaotalk`,
  `${PAGES.reserve()}?year=2026&month=13`,
  `${PAGES.reserveFind}?id=1234-5678-9012&utm_source=band`,
  PAGES.reserveDay(999_999_999),
  '/nothing',
  '/nothing/else?id=1',
  '/nothing.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/assets/main-abc123.js',
];

/** Addresses of nothing that are too many, or answered without reading anything. */
const NEVER_KEPT = [PAGES.reserveDay(999_999_999), '/nothing.txt'];

describe('간직한 답은 그때그때 만든 답과 같다', () => {
  it('예약하고, 취소하고, 날과 설정과 로고를 바꾸고, 시간이 흘러도', async () => {
    for (let date = 1; date <= 31; date += 1) await site.day({ memo: '새벽 네 시에 모입니다. 멀미약을 챙기세요.' });
    const day = (await site.get(MONTH)).json<ReserveDay[]>()[20];
    if (!day) throw new Error('no day');
    const fast = await openApp();
    const general = await openApp({ cachesResponses: false });
    await until(() => isCached(fast.address, MONTH));
    const operator = await site.operator();
    const post = async (url: string, payload: object, headers: Record<string, string> = operator) => {
      const response = await fast.app.inject({ method: 'POST', url, payload, headers });
      expect([url, response.statusCode]).toEqual([url, 200]);
      return response;
    };
    const months = { year: 2026, month: 12, stdate: '2026-12-24', eddate: '2027-01-05' };
    const plan = { fish: '참돔', totalCount: 12, price: 25, reservePrice: 5 };
    let guest: { id: number; guestId: string };
    const steps: [string, () => Promise<unknown> | void][] = [
      ['처음', () => undefined],
      ['예약', async () => void (guest = (await post(API.createBooking, aBooking(day.id), {})).json())],
      ['환경', () => post(API.storeLogic, { month: 5, reserveTime: 9, ktAdmin: 'N', useReserveFind: 'Y' })],
      ['취소', () => post(apiPath(API.cancelGuest, { id: guest.id }), {})],
      ['상태', () => post(API.updateDayState, { id: day.id, state: 'CLOSE' })],
      ['메모', () => post(API.updateDayMemo, { id: day.id, memo: '안개로 쉽니다' })],
      ['여러 날', () => post(API.bulkUpdate, { ...months, ...plan })],
      ['가게', () => post(API.storeInfo, { name: '새벽<호>', tel: '061-000-0000', desc: '첫 배' })],
      [
        '로고',
        async () => {
          const content = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#0b6e8f' } })
            .png()
            .toBuffer();
          const { payload, headers } = aForm([{ name: LOGO.field, filename: 'logo.png', type: 'image/png', content }]);
          await post(API.storeLogo, payload, { ...operator, ...headers });
        },
      ],
      ['마감 시각', () => void (now = new Date('2026-11-20T09:00:00+09:00'))],
      ['자정', () => void (now = new Date('2026-11-21T00:00:00+09:00'))],
      ['출조일의 마감', () => void (now = new Date(`${day.date}T09:00:00+09:00`))],
      ['다음 달', () => void (now = new Date('2027-01-01T00:00:00+09:00'))],
    ];
    for (const [number, [step, change]] of steps.entries()) {
      await change();
      for (const [place, path] of placesOf(day).entries()) {
        const way = WAYS[(number + place) % WAYS.length];
        const { nonces, ...expected } = await read(general.address, path, way);
        const first = await read(fast.address, path, way);
        const again = await read(fast.address, path, way);
        for (const { nonces: fresh, ...response } of [first, again]) {
          expect([step, response]).toEqual([step, expected]);
          expect(fresh).toHaveLength(nonces.length);
        }
        expect(new Set([...nonces, ...first.nonces, ...again.nonces]).size).toBe(3 * nonces.length);
        const { etag } = expected.headers;
        if (etag === undefined || path.startsWith('/assets/')) continue;
        const asked = { ...way, 'if-none-match': etag };
        const unchanged = await read(general.address, path, asked);
        expect([step, unchanged.status]).toEqual([step, 304]);
        for (let time = 0; time < 2; time += 1) expect(await read(fast.address, path, asked)).toEqual(unchanged);
        const other = await read(fast.address, path, { ...way, 'if-none-match': 'W/"another"' });
        expect([step, other.status, other.body]).toEqual([step, 200, expected.body]);
      }
    }
    // What was compared did come from the cached responses.
    for (const path of placesOf(day).filter((one) => !NEVER_KEPT.includes(one)))
      expect([path, await isCached(fast.address, path)]).toEqual([path, true]);
  }, 120_000);

  it('한 달의 목록과 화면은 눌러 담겨 나간다', async () => {
    for (let date = 1; date <= 31; date += 1) await site.day();
    const { address } = await openApp();
    for (const path of [MONTH, PAGES.reserve()])
      for (const [asked, encoding] of [
        ['gzip', 'gzip'],
        ['br;q=1, gzip;q=0.5', path === MONTH ? 'br' : 'gzip'],
        ['identity', undefined],
        ['gzip;q=0, br;q=0', undefined],
      ]) {
        const { headers } = await read(address, path, { 'accept-encoding': asked ?? '' });
        expect([path, asked, headers['content-encoding']]).toEqual([path, asked, encoding]);
        expect(headers.vary).toBe('Accept-Encoding');
      }
  });
});

it('운영자에게 준 답은 간직하지 않고, 간직한 답을 운영자에게 주지 않는다', async () => {
  const memo = '단골 김 사장님 자리';
  const day = await site.day({ memo });
  const operator = await site.operator();
  const { address } = await openApp();
  const paths = [MONTH, apiPath(API.dayById, { id: day.id }), apiPath(API.dayByDate, { date: day.date })];
  for (const path of paths) await until(() => isCached(address, path));
  for (const path of [...paths, PAGES.reserve(), PAGES.reserveDay(day.id)]) {
    const { headers, body } = await read(address, path, operator);
    expect([path, body.includes(memo)]).toEqual([path, path.startsWith('/api/')]);
    if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
    expect([path, (await read(address, path)).body.includes(memo)]).toEqual([path, false]);
    const again = { ...operator, 'if-none-match': String((await read(address, path)).headers.etag) };
    expect([path, (await read(address, path, again)).body.includes(memo)]).toEqual([path, path.startsWith('/api/')]);
  }
});

describe('같은 화면의 다른 주소', () => {
  it.each([
    ['카카오톡과 밴드가 덧붙인 것이 있어도', `${PAGES.reserve()}?utm_source=kakaotalk`, `${PAGES.reserve()}?fbclid=B`],
    ['월의 순서가 달라도', `${PAGES.reserve()}?month=1&year=2027&x=1`, PAGES.reserve({ year: 2027, month: 1 })],
    ['모르는 주소는 모두', '/wp-login', '/nothing/else?id=1'],
  ])('%s 다시 만들지 않는다', async (_, first, second) => {
    const { address } = await openApp();
    await until(() => isCached(address, first));
    const before = reads.mock.calls.length;
    const response = await read(address, second);
    expect(reads.mock.calls.length).toBe(before);
    const { nonces, ...same } = await read(address, first);
    expect(nonces).not.toEqual(response.nonces);
    expect({ ...response, nonces }).toEqual({ ...same, nonces });
  });

  it('달을 정하는 것과 없는 날과 파일은 저마다의 답이 있다', async () => {
    const { address } = await openApp();
    await until(() => isCached(address, PAGES.reserve()));
    await until(() => isCached(address, '/nothing'));
    const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec((await read(address, path)).body)?.[1];
    expect(await titleOf(PAGES.reserve())).not.toBe(await titleOf(PAGES.reserve({ year: 2027, month: 1 })));
    expect((await read(address, '/nothing.txt')).headers['content-type']).toContain('json');
    expect((await read(address, '/api/nothing')).headers['content-type']).toContain('json');
    expect((await read(address, '/res%65rve')).status).toBe(200);
    expect((await read(address, PAGES.reserveDay(999_999_999))).status).toBe(404);
    expect(await isCached(address, PAGES.reserveDay(999_999_999))).toBe(false);
  });
});

it('없는 주소의 답을 간직해도 상태를 묻는 주소와 옮겨 간 주소는 그대로 답한다', async () => {
  const { address } = await openApp();
  await until(() => isCached(address, '/nothing'));
  for (const path of [HEALTH.alive, HEALTH.ready, METRICS, DOCS.document])
    expect([path, (await read(address, path)).status]).toEqual([path, 200]);
  const moved = await fetch(`${address}/index.html`, { redirect: 'manual' });
  await moved.arrayBuffer();
  expect([moved.status, moved.headers.get('location')]).toEqual([301, PAGES.home]);
});

describe('다른 곳에서 바뀐 것', () => {
  const seatsAt = async (address: string): Promise<number | undefined> =>
    (JSON.parse((await read(address, MONTH)).body) as ReserveDay[])[0]?.guestCount;
  const book = async ({ app }: { app: App }, day: ReserveDay) => {
    const response = await app.inject({ method: 'POST', url: API.createBooking, payload: aBooking(day.id) });
    expect(response.statusCode).toBe(200);
  };

  it('알림을 놓쳐도 다음 확인 뒤에는 옛 좌석을 보이지 않는다', async () => {
    const day = await site.day();
    const deaf = await openApp({ deaf: true });
    const other = await openApp();
    await until(() => isCached(deaf.address, MONTH));
    await book(other, day);
    expect(await seatsAt(deaf.address)).toBe(0);
    for (const tick of ticks) tick();
    await until(async () => (await seatsAt(deaf.address)) === 2);
  });

  it('확인에 답이 없으면 간직한 것을 더는 주지 않는다', async () => {
    const day = await site.day();
    const deaf = await openApp({ deaf: true });
    const other = await openApp();
    await until(() => isCached(deaf.address, MONTH));
    await book(other, day);
    // The second request comes before the first response.
    for (const tick of [...ticks, ...ticks]) tick();
    expect(await seatsAt(deaf.address)).toBe(2);
  });
});

describe('간직한 답의 기록', () => {
  const linesOf = async (logReads: boolean, cachesResponses: boolean): Promise<object[]> => {
    const lines: string[] = [];
    const { address } = await openApp({
      settings: { secret: SECRET, bookingsPerMinute: 100_000, logReads, cachesResponses },
      logger: loggerOptions('info', { write: (line) => lines.push(line) }),
    });
    if (cachesResponses) await until(() => isCached(address, MONTH));
    lines.length = 0;
    for (const path of [MONTH, '/api/nothing', API.attention]) await read(address, path);
    return lines.map((line) => {
      const { time, reqId, ms, ...rest } = JSON.parse(line) as Record<string, unknown>;
      expect([typeof time, typeof reqId, typeof ms]).toEqual(['number', 'string', 'number']);
      // Also the order of the fields.
      return { ...rest, fields: line.replace(/"(time|ms)":\d+/g, '"$1":0').replaceAll(String(reqId), '') };
    });
  };

  it.each([true, false])('읽은 것을 적거나 적지 않기로 하면(%s) 어느 쪽이나 같은 줄을 적는다', async (logReads) => {
    const general = await linesOf(logReads, false);
    expect(general.filter((line) => JSON.stringify(line).includes(API.dayList))).toHaveLength(logReads ? 1 : 0);
    expect(general).toHaveLength(logReads ? 3 : 2);
    expect(await linesOf(logReads, true)).toEqual(general);
  });
});

it('믿는 프록시가 전한 번호와 주소를 적고, 주소가 정해지지 않은 화면은 간직하지 않는다', async () => {
  const lines: string[] = [];
  const { address } = await openApp({
    settings: { secret: SECRET, bookingsPerMinute: 100_000, trustProxy: ['127.0.0.1'] },
    logger: loggerOptions('info', { write: (line) => lines.push(line) }),
  });
  await until(() => isCached(address, MONTH));
  lines.length = 0;
  for (const from of ['203.0.113.7', '203.0.113.7', '198.51.100.9'])
    await read(address, MONTH, { 'x-forwarded-for': from, 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' });
  const said = lines.map((line) => JSON.parse(line) as { reqId: string; from: string });
  expect(new Set(said.map(({ reqId }) => reqId))).toEqual(new Set(['0f8fad5b-d9cb-469f-a165-70867728950e']));
  expect([said[0]?.from === said[1]?.from, said[1]?.from === said[2]?.from]).toEqual([true, false]);

  const hosts = ['boat.example', 'other.example', 'boat.example'];
  for (const host of hosts) {
    const { body } = await read(address, PAGES.home, { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' });
    expect(body).toContain(`href="https://${host}/"`);
  }
  for (const host of hosts)
    expect((await read(address, PAGES.home, { host })).body).toContain(`href="http://${host}/"`);
});

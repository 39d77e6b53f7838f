import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Catch } from '#contract/catch/catch.schema';
import { API, PAGES } from '#contract/paths';
import { catches } from '#copy/catches';
import { ensureAdministrator } from '#server/auth/administrator';
import { ADMIN, openSite, SECRET, tempFolder, type Site } from '#tests/support/server/site';
import { uploadPicture } from '#tests/support/server/upload';

const ORIGIN = 'https://boat.example';
const TEMPLATE = `<!doctype html><html lang="ko"><head><title>__TITLE__</title>
<meta name="description" content="__DESCRIPTION__" />
<!-- __HEAD__ -->
</head></html>`;

/** A built app of one page and the real drawings. */
const clientFolder = (): string => {
  const clientDir = join(tempFolder(), 'client');
  mkdirSync(clientDir, { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE);
  cpSync(resolve('public/art'), join(clientDir, 'art'), { recursive: true });
  return clientDir;
};
const STORE = {
  name: '새벽호',
  desc: '여수에서\n떠나는 배',
  tel: '010-1234-5678',
  address: '여수시 국동항',
  band: 'https://band.us/@dawn',
};

let site: Site;
beforeEach(async () => {
  const settings = { secret: SECRET, bookingsPerMinute: 100, publicUrl: ORIGIN };
  // On a busy machine many pictures together may take longer than a visitor waits.
  site = await openSite({ clientDir: clientFolder(), settings, responseMs: 60_000 });
  await site.config(STORE);
});
afterEach(() => site.close());

const UNESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescape = (text: string) => text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => UNESCAPED[entity] ?? entity);

/** The head of a page as a chat's crawler reads it. */
const headOf = async (url: string, at: Site = site) => {
  const { body, statusCode } = await at.get(url);
  const metas = new Map(
    [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      unescape(content),
    ]),
  );
  const facts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return {
    body,
    status: statusCode,
    title: unescape(/<title>(.*?)<\/title>/.exec(body)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1],
    meta: (name: string) => metas.get(name),
    facts,
  };
};

describe('미리보기의 글', () => {
  it('첫 화면은 가게를 소개한다', async () => {
    const head = await headOf('/');
    expect(head.title).toBe('새벽호 예약');
    expect(head.canonical).toBe(`${ORIGIN}/`);
    expect(head.meta('description')).toBe('여수에서 떠나는 배');
    expect(head.meta('robots')).toBeUndefined();
    for (const [name, content] of [
      ['og:type', 'website'],
      ['og:locale', 'ko_KR'],
      ['og:site_name', '새벽호 예약'],
      ['og:title', '새벽호 예약'],
      ['og:description', '여수에서 떠나는 배'],
      ['og:url', `${ORIGIN}/`],
      ['og:image:width', '800'],
      ['og:image:height', '400'],
      ['twitter:card', 'summary_large_image'],
    ])
      expect([name, head.meta(name ?? '')]).toEqual([name, content]);
    expect(head.meta('og:image')).toMatch(/^https:\/\/boat\.example\/og\/home\.png\?v=[\w-]{12}$/);
    expect(head.facts).toEqual([
      expect.objectContaining({
        '@type': 'LocalBusiness',
        name: '새벽호',
        telephone: '010-1234-5678',
        address: { '@type': 'PostalAddress', streetAddress: '여수시 국동항', addressCountry: 'KR' },
        sameAs: ['https://band.us/@dawn'],
      }),
    ]);
  });

  it('출조일은 날짜와 어종, 물때, 남은자리를 말하고, 표를 낸 물건으로도 적는다', async () => {
    const day = await site.day({ date: '2026-12-05', fish: '갈치', totalCount: 20, guestCount: 15, price: 20 });
    const head = await headOf(PAGES.reserveDay(day.id));
    expect(head.title).toBe('12월 5일(토) 갈치 | 새벽호 예약');
    expect(head.meta('og:description')).toBe(
      '2026년 12월 5일(토) · 4물(음력 10.27) · 남은자리 5명 · 선비 1인 20만원 여수에서 떠나는 배',
    );
    expect(head.canonical).toBe(`${ORIGIN}/reserve/${day.id}`);
    expect(head.facts[0]).toMatchObject({
      '@type': 'Event',
      name: '12월 5일(토) 갈치',
      startDate: '2026-12-05',
      eventStatus: 'https://schema.org/EventScheduled',
      remainingAttendeeCapacity: 5,
      offers: { price: 200_000, priceCurrency: 'KRW', availability: 'https://schema.org/InStock' },
    });
    await site.config({ tideTable: 'OFF' });
    expect((await headOf(PAGES.reserveDay(day.id))).meta('og:description')).not.toMatch(/물|음력/);
  });

  it.each([
    [{ state: 'COMPLETE', guestCount: 20 } as const, '예약마감', 'SoldOut', 'EventScheduled'],
    [{ state: 'CLOSE' } as const, '예약불가', 'SoldOut', 'EventScheduled'],
    [{ state: 'CANCEL' } as const, '운항취소', 'SoldOut', 'EventCancelled'],
  ])('예약할 수 없는 날은 까닭을 말한다: %j', async (over, label, availability, status) => {
    const day = await site.day({ date: '2026-12-05', ...over });
    const head = await headOf(PAGES.reserveDay(day.id));
    expect(head.meta('og:description')).toContain(` · ${label} · `);
    expect(head.facts[0]).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('지난 날은 끝났다고 하고, 아직 열리지 않은 날은 무엇을 하려는지 말하지 않는다', async () => {
    const past = await headOf(PAGES.reserveDay((await site.day({ date: '2026-11-19' })).id));
    expect([past.status, past.meta('robots')]).toEqual([200, 'noindex']);
    expect(past.meta('og:description')).toContain(' · 예약 종료 · ');
    const planned = await site.day({ date: '2027-11-19', fish: '비밀어종' });
    const future = await headOf(PAGES.reserveDay(planned.id));
    expect([future.status, future.meta('robots'), future.canonical]).toEqual([200, 'noindex', undefined]);
    expect(future.body).not.toMatch(/비밀어종|2027/);
    expect((await site.get(`/og/trip/${planned.id}.png`)).statusCode).toBe(404);
  });

  it('달은 그 달의 이름과 출조일을 말하고, 예약할 수 없는 달은 이번 달이다', async () => {
    const day = await site.day({ date: '2026-12-05' });
    const head = await headOf('/reserve?month=12&year=2026&utm=kakao');
    expect(head.title).toBe('2026년 12월 예약일정 | 새벽호 예약');
    expect(head.canonical).toBe(`${ORIGIN}/reserve?year=2026&amp;month=12`);
    expect(head.facts[0]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${ORIGIN}/reserve/${day.id}` }],
    });
    const far = await headOf('/reserve?year=2031&month=1');
    expect([far.title, far.meta('robots')]).toEqual(['2026년 11월 예약일정 | 새벽호 예약', 'noindex']);
  });

  it.each([
    ['/about', '선박소개 | 새벽호 예약', undefined],
    ['/reserve', '예약일정 | 새벽호 예약', undefined],
    ['/privacy', '개인정보 처리방침 | 새벽호 예약', undefined],
    ['/reserve/find', '예약 확인·취소 | 새벽호 예약', 'noindex'],
    ['/reserve/find?id=1234-5678-9012', '예약 확인·취소 | 새벽호 예약', 'noindex'],
    ['/nothing', '페이지를 찾을 수 없습니다. | 새벽호 예약', 'noindex'],
    ['/reserve/999', '페이지를 찾을 수 없습니다. | 새벽호 예약', 'noindex'],
    ['/admin', '관리 | 새벽호 예약', 'noindex'],
    ['/admin/guest/7', '관리 | 새벽호 예약', 'noindex'],
  ])('%s 의 제목은 %s이다', async (url, title, robots) => {
    const head = await headOf(url);
    expect([head.title, head.meta('robots')]).toEqual([title, robots]);
    expect(head.body).not.toContain('1234-5678-9012');
    if (url.startsWith('/admin')) expect([head.meta('og:image'), head.facts]).toEqual([undefined, []]);
  });

  it('예약 확인을 꺼 두었으면 미리보기도 예약번호로 확인할 수 있다고 하지 않고 전화하라고 한다', async () => {
    const said = async () => String((await headOf('/reserve/find')).meta('og:description'));
    expect(await said()).toMatch(/^예약 확인과 취소는 전화로 문의해 주세요\./);
    await site.config({ useReserveFind: 'Y' });
    expect(await said()).toMatch(/^예약번호와 비밀번호로 예약을 확인하고 취소하실 수 있습니다\./);
  });

  it('가게의 글은 태그도 따옴표도 되지 못한다', async () => {
    const evil = `"'</script><script>alert(1)</script>`;
    await site.config({ name: evil, desc: `${evil} $& \u2028`, address: evil, tel: evil });
    const day = await site.day({ fish: '<!--"갈치' });
    for (const url of ['/', '/about', '/reserve?year=2026&month=12', PAGES.reserveDay(day.id)]) {
      const head = await headOf(url);
      expect(head.body).not.toContain('<script>alert');
      expect(head.body).not.toContain('<!--');
      expect(head.title).toContain(`${evil} 예약`);
      expect(head.meta('og:description')).toContain(`${evil} $&`);
      expect(head.facts).toHaveLength(1);
    }
  });

  it('주소를 정하지 않았으면 요청의 주소를 쓰되, 주소가 아닌 것은 옮기지 않는다', async () => {
    const plain = await openSite({ clientDir: clientFolder() });
    const canonicalFor = async (host: string) =>
      /rel="canonical" href="([^"]+)"/.exec((await plain.get('/about', { host })).body)?.[1];
    expect(await canonicalFor('Boat.example:8080')).toBe('http://boat.example:8080/about');
    expect(await canonicalFor('[::1]:3000')).toBe('http://[::1]:3000/about');
    for (const host of ['a"><b>', 'a/b', 'a b', 'x@y', "'"])
      expect(await canonicalFor(host)).toBe('http://localhost/about');
    await plain.close();
  });
});

describe('미리보기의 그림', () => {
  const pictureOf = async (url: string) => String((await headOf(url)).meta('og:image')).replace(ORIGIN, '');

  it('첫 화면의 그림은 상호를 한 번만 말한다', async () => {
    expect((await headOf('/')).meta('og:image:alt')).toBe('새벽호 여수에서\n떠나는 배');
  });

  it('화면마다 가로 800, 세로 400의 PNG이고, 내용이 같으면 다시 보내지 않는다', async () => {
    const day = await site.day({ date: '2026-12-05', fish: '갈치·한치·오징어·참돔·방어·부시리'.slice(0, 20) });
    const addresses = await Promise.all(
      ['/', '/about', '/reserve?year=2026&month=12', PAGES.reserveDay(day.id)].map(pictureOf),
    );
    expect(new Set(addresses).size).toBe(4);
    for (const address of addresses) {
      const response = await site.get(address);
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 800, height: 400 });
      const again = await site.get(address, { 'if-none-match': String(response.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('조황의 그림은 그 첫 사진이고, 모든 대화방이 여는 JPEG이다', async () => {
    const operator = await site.operator();
    const background = { r: 240, g: 180, b: 90, alpha: 0.5 };
    const photo = await sharp({ create: { width: 1200, height: 900, channels: 4, background } })
      .png()
      .toBuffer();
    const { id } = await uploadPicture(site, operator, photo);
    const body = { date: '2026-11-17', story: '갈치 풍년입니다.', pictures: [{ id, caption: '씨알 굵은 갈치' }] };
    const post = (await site.post(API.saveCatch, body, operator)).json<Catch>();
    const head = await headOf(PAGES.catchPost(post.id));
    expect(['og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt'].map(head.meta)).toEqual([
      'image/jpeg',
      '960',
      '720',
      '씨알 굵은 갈치',
    ]);
    expect(head.meta('og:title')).toContain(catches.of('11월 17일(화)'));
    const earlier = (await site.post(API.saveCatch, { ...body, date: '2025-11-17' }, operator)).json<Catch>();
    expect((await headOf(PAGES.catchPost(earlier.id))).meta('og:title')).toContain(catches.of('2025년 11월 17일'));
    const address = await pictureOf(PAGES.catchPost(post.id));
    const [response, same] = await Promise.all([site.get(address), site.get(address)]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 720 });
    expect(same.rawPayload.equals(response.rawPayload)).toBe(true);
    expect((await site.get(`/og/catch/${'f'.repeat(32)}/960.jpg`)).statusCode).toBe(404);
    expect((await site.get(`/og/catch/${id}/961.jpg`)).statusCode).toBe(404);
  });

  it('말하는 내용이 바뀌면 주소도 그림도 바뀌고, 옛 주소는 오래 간직되지 않는다', async () => {
    const day = await site.day({ date: '2026-12-05' });
    const before = await pictureOf(PAGES.reserveDay(day.id));
    const first = (await site.get(before)).rawPayload;
    await site.db.updateTable('days').set({ guestCount: 3 }).execute();
    expect(await pictureOf(PAGES.reserveDay(day.id))).toBe(before);
    await site.db.updateTable('days').set({ fish: '참돔' }).execute();
    expect(await pictureOf(PAGES.reserveDay(day.id))).not.toBe(before);
    const old = await site.get(before);
    expect(old.headers['cache-control']).toBe('no-cache');
    expect(old.rawPayload.equals(first)).toBe(false);
  });

  it('지난 출조일의 그림은 따로 그리지 않고 가게의 그림을 준다', async () => {
    const days = await Promise.all(['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => site.day({ date })));
    const [home, ...pictures] = await Promise.all(['/', ...days.map(({ id }) => PAGES.reserveDay(id))].map(pictureOf));
    expect(pictures.map((address) => address === home)).toEqual([true, true, false]);
    const stored = (await site.get(home ?? '')).rawPayload;
    const old = await site.get(`/og/trip/${days[0]?.id}.png`);
    expect([old.headers['cache-control'], old.rawPayload.equals(stored)]).toEqual(['no-cache', true]);
  });

  it('서른 장이 밀려 있어도 로그인은 그 뒤에서 기다리지 않는다', async () => {
    await ensureAdministrator({ db: site.db, clock: () => new Date() }, ADMIN);
    const dates = Array.from({ length: 30 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
    const days = await Promise.all(dates.map((date) => site.day({ date })));
    await site.get('/og/home.png');
    const order: string[] = [];
    const pictures = Promise.all(days.map(({ id }) => site.get(`/og/trip/${id}.png`))).then((responses) => {
      order.push('pictures');
      return responses;
    });
    const login = site.post(API.signin, ADMIN).then(({ statusCode }) => order.push(`login ${statusCode}`));
    await login;
    expect(new Set((await pictures).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(order).toEqual(['login 200', 'pictures']);
  });

  it('한 주소가 1분에 가져갈 수 있는 그림의 수에는 끝이 있고, 다른 주소는 그대로이다', async () => {
    const ask = (remoteAddress: string) => site.app.inject({ method: 'GET', url: '/og/home.png', remoteAddress });
    const statuses = [];
    for (let asked = 0; asked < 100; asked += 1)
      statuses.push((await ask(`2001:db8:1:1::${asked.toString(16)}`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('2001:db8:1:2::1')).statusCode).toBe(200);
  });

  it.each(['/og/trip/999.png', '/og/trip/x.png', '/og/month/2031-01.png', '/og/month/x.png', '/og/nothing.png'])(
    '%s 는 없다',
    async (url) => {
      const response = await site.get(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toContain('json');
    },
  );
});

describe('홈 화면에 둔 사이트', () => {
  interface Manifest {
    name: string;
    short_name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  }
  const manifest = async () => (await site.get('/manifest.webmanifest')).json<Manifest>();

  it('이름은 설정에서 오고, 아이콘은 말한 크기의 PNG이다', async () => {
    expect((await headOf('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    const { name, short_name, start_url, icons, shortcuts } = await manifest();
    expect([name, short_name, start_url]).toEqual(['새벽호 예약', '새벽호', '/']);
    expect(shortcuts.map(({ url }) => url)).toEqual(['/reserve']);
    expect(new Set(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`))).toEqual(
      new Set(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes } of [...icons, { src: '/icons/180.png', sizes: '180x180' }]) {
      const { width, height } = await sharp((await site.get(src)).rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    await site.config({ useReserveFind: 'Y' });
    expect((await manifest()).shortcuts.map(({ url }) => url)).toEqual(['/reserve', '/reserve/find']);
  });

  it('로고가 있으면 아이콘은 로고이고, 새 로고는 새 주소이다', async () => {
    const mark = (await site.get('/icons/192.png')).rawPayload;
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    await site.db
      .insertInto('logo')
      .values({
        id: 1,
        type: 'image/png',
        bytes,
        width: 40,
        height: 20,
        version: 'abc',
        storedAt: '2026-11-20T00:00:00Z',
      })
      .execute();
    const [icon] = (await manifest()).icons;
    expect(icon?.src).toBe('/icons/192.png?v=abc');
    const renderedIcon = (await site.get(icon?.src ?? '')).rawPayload;
    expect(renderedIcon.equals(mark)).toBe(false);
    const middle = await sharp(renderedIcon)
      .extract({ left: 96, top: 96, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...middle]).toEqual([255, 0, 0]);
  });
});

describe('검색하는 기계에게', () => {
  it('관리 화면과 API는 읽지 말라 하고 사이트맵을 알려 준다', async () => {
    const response = await site.get('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Allow: /api/calendar/',
      'Disallow: /api/',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });

  it('사이트맵에는 방문자의 화면과 앞으로의 출조일만 있다', async () => {
    const past = await site.day({ date: '2026-11-19' });
    const soon = await site.day({ date: '2026-12-05' });
    const far = await site.day({ date: '2027-11-19' });
    const { body } = await site.get('/sitemap.xml');
    const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
      unescape(place).replace(ORIGIN, ''),
    );
    expect(places).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/reserve',
        '/privacy',
        '/reserve?year=2026&month=11',
        '/reserve?year=2027&month=4',
      ]),
    );
    expect(places).toContain(PAGES.reserveDay(soon.id));
    for (const { id } of [past, far]) expect(places).not.toContain(PAGES.reserveDay(id));
    expect(places.filter((place) => place.startsWith('/admin') || place.includes('find'))).toEqual([]);
  });
});

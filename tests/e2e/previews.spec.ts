import { API, apiPath, PAGES } from '#contract/paths';
import { expect, test } from './site';

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('주소를 붙이면 보이는 글과 그림, 일정 파일, 홈 화면의 이름과 아이콘을 서버가 준다', async ({ site, request }) => {
  const get = (path: string) => request.get(site.address + path, { maxRedirects: 0 });
  const day = (await (await get(apiPath(API.dayByDate, { date: '2026-12-05' }))).json()) as {
    id: number;
    fish: string;
  };
  const html = await (await get(PAGES.reserveDay(day.id))).text();
  expect(html).toContain(`<title>12월 5일(토) ${day.fish} | 새벽호 예약</title>`);
  const contentOf = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '';
  expect(contentOf('og:description')).toMatch(
    /2026년 12월 5일\(토\) · 04:30 집합 → 05:00 출항 → 15:00 귀항 · 4물\(음력 10\.27\)/,
  );
  expect(contentOf('og:url')).toBe(site.address + PAGES.reserveDay(day.id));
  const picture = await request.get(contentOf('og:image'));
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(sizeOf(await picture.body())).toEqual([800, 400]);
  // Contains drawing and text: the sky alone is a tenth of this size.
  expect((await picture.body()).length).toBeGreaterThan(20_000);
  expect(html).toContain('"@type":"Event"');
  expect(html).not.toContain('__');

  const file = await get(apiPath(API.calendarFile, { id: day.id }));
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('DTSTART:20261204T200000Z');

  const manifest = (await (await get('/manifest.webmanifest')).json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('새벽호 예약');
  for (const { src } of manifest.icons) expect((await get(src)).headers()['content-type']).toBe('image/png');
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${site.address}/sitemap.xml`);
  expect(await (await get('/sitemap.xml')).text()).toContain(`${site.address}${PAGES.reserveDay(day.id)}<`);

  for (const [path, status] of [
    ['/nowhere', 404],
    [PAGES.reserveDay(999_999), 404],
    [PAGES.admin, 200],
    ['/index.html', 301],
  ] as const)
    expect([path, (await get(path)).status()]).toEqual([path, status]);
});

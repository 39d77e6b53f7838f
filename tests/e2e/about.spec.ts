import { PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { serveMap, expect, test } from './site';

test('첫 화면에서 가까운 출조를 보고 예약과 선박소개로 간다', { tag: '@pc' }, async ({ page, visit }) => {
  await visit(PAGES.home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('새벽을 가르는');
  const next = page.getByRole('list', { name: '가까운 출조' }).getByRole('link');
  await expect(next).toHaveCount(2);
  await expectReachable(page);

  await page.getByRole('link', { name: '전체 일정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeFocused();
  await page.getByRole('link', { name: '새벽호 예약' }).click();
  await expect(page).toHaveURL(/\/$/);
  await next.first().click();
  await expect(page.getByRole('heading', { level: 1, name: '예약하기' })).toBeVisible();

  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '선박소개' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '새벽호' })).toBeFocused();
  await expect(page.getByRole('link', { name: '선박소개' }).first()).toHaveAttribute('aria-current', 'page');
});

test('선박소개는 연락처, 시설, 오시는 길, 준비물, 대여, 어종을 모두 보여 준다', async ({ page, visit }) => {
  await serveMap(page);
  await visit(PAGES.about);
  await expect(page.getByRole('heading', { level: 1, name: '새벽호' })).toBeVisible();
  await expect(page.getByRole('link', { name: '전화 문의' })).toHaveAttribute('href', 'tel:010-0000-0000');
  await expect(page.getByRole('main').getByText('전라남도 여수시 국동항 낚시어선 선착장')).toBeVisible();
  for (const map of ['카카오맵에서 열기', '네이버 지도에서 열기'])
    await expect(page.getByRole('link', { name: map })).toHaveAttribute('href', /^https:\/\/map\..+%/);
  const map = page.getByRole('figure', { name: '전라남도 여수시 국동항 낚시어선 선착장 지도' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-state', 'shown');
  expect((await map.boundingBox())?.height).toBe(360);
  await expect(map.getByText('새벽호')).toBeVisible();
  for (const text of ['넓은 갑판', '주차 안내', '준비물', '제공 품목', '갈치 낚싯대', '오징어·참돔'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();

  // Pictures below the first screen are loaded lazily.
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0))
      .toBe(true);
  }
  await expectReachable(page);
});

/**
 * Replaces the used part of Kakao's library, which requires an API key, and shows a plain box. Like a library without
 * Trusted Types it adds a script by address and renders with markup.
 */
const KAKAO = `
  window.kakao = { maps: {
    load: (ready) => {
      const script = document.createElement('script');
      script.src = 'http://t1.daumcdn.net/module.js';
      script.onload = ready;
      document.head.append(script);
    },
    LatLng: class { constructor(...at) { this.at = at; } },
    Map: class {
      constructor(node, { level }) {
        this.node = node;
        node.dataset.kakao = 'level ' + level;
        node.innerHTML = '<span data-drawn></span>';
      }
      setDraggable(on) { this.node.dataset.draggable = on; }
      setZoomable() {}
      addControl() {}
    },
    Marker: class { constructor({ map, title }) { map.node.dataset.marker = title; } },
    CustomOverlay: class { constructor({ map, content }) { map.node.append(content); } },
    ZoomControl: class {},
    ControlPosition: { RIGHT: 1 },
  } };`;

test('카카오의 열쇠를 정하면 지도는 카카오맵이고, 받지 못하면 주소가 글로 남는다', async ({ page, visit, site }) => {
  await site.stop();
  await site.start({ KAKAO_MAP_KEY: 'e2e-key' });
  const asked: string[] = [];
  await page.route('https://dapi.kakao.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: KAKAO });
  });
  await page.route('http://t1.daumcdn.net/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await visit(PAGES.about);
  const map = page.getByRole('figure', { name: '전라남도 여수시 국동항 낚시어선 선착장 지도' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-state', 'shown');
  await expect(map.locator('[data-kakao]')).toHaveAttribute('data-marker', '새벽호');
  await expect(map.locator('[data-kakao]')).toHaveAttribute('data-draggable', 'false');
  await expect(map.locator('[data-kakao] [data-drawn]')).toHaveCount(1);
  await expect(map.getByText('© OpenStreetMap')).toHaveCount(0);
  expect((await map.boundingBox())?.height).toBe(360);
  expect(asked).toEqual([expect.stringContaining('appkey=e2e-key')]);

  await page.unroute('https://dapi.kakao.com/**');
  await page.route('https://dapi.kakao.com/**', (route) => route.abort());
  await visit(PAGES.about);
  await map.scrollIntoViewIfNeeded();
  await expect(map).not.toHaveAttribute('data-state', 'shown');
  await expect(page.getByRole('main').getByText('전라남도 여수시 국동항 낚시어선 선착장').first()).toBeVisible();
});

test('320 픽셀에서도 첫 화면과 선박소개가 옆으로 밀리지 않는다', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(PAGES.home);
  await expect(page.getByRole('list', { name: '가까운 출조' })).toBeVisible();
  await expectReachable(page);
  // The map service is unreachable: the address is shown instead of the map.
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await visit(PAGES.about);
  await expect(page.getByRole('link', { name: '전화 문의' })).toBeVisible();
  const map = page.getByRole('figure', { name: '전라남도 여수시 국동항 낚시어선 선착장 지도' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('지도를 불러오지 못했습니다.')).toBeVisible();
  await expect(map.getByText('전라남도 여수시 국동항 낚시어선 선착장')).toBeVisible();
  await expectReachable(page);
});

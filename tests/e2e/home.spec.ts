import type { Locator } from '@playwright/test';
import { API, PAGES } from '#contract/paths';
import { TRIPS } from './everyPage';
import { asOperator, configure, expect, login, openInApp, test, type Site } from './site';

/** Most taps from the operator's home page, without typing. */
const TAPS = { weatherTomorrow: 3, weatherLater: 5, offer: 3, phoneBooking: 4, list: 2, guest: 3 };
const WAITED_FOR = '2026-12-13';
/** In CSS pixels, on an ordinary day. */
const LENGTH = 1600;

/** Frees two seats of a day with a waiting list, without an automatic offer. */
const freeSeats = async (site: Site): Promise<void> => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
    id: number;
    date: string;
  }[];
  const id = days.find(({ date }) => date === WAITED_FOR)?.id;
  const plan = { fish: '갈치', totalCount: 22, price: 20, reservePrice: 10 };
  await asOperator(site, API.updateDayState, { id, state: 'CLOSE' });
  await asOperator(site, API.bulkUpdate, { stdate: WAITED_FOR, eddate: WAITED_FOR, ...plan });
  await asOperator(site, API.updateDayState, { id, state: 'COMPLETE' });
};

test('운영자의 첫 화면은 짧고, 날마다 하는 일은 몇 번만 누르면 된다', async ({ page, visit, site }) => {
  await freeSeats(site);
  await visit(PAGES.admin);
  await login(page);
  const home = async (): Promise<void> => {
    if (new URL(page.url()).pathname !== PAGES.admin) await openInApp(page, new URL(PAGES.admin, page.url()).href);
    await expect(page.getByRole('region', { name: '지금 처리할 일' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^입금대기 \d+건 보기$/ })).toBeVisible();
  };
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  const counted = (what: keyof typeof TAPS, name: string): void => {
    console.log(`${name}: 관리 홈에서 ${taps}번 누름`);
    expect(taps, name).toBeLessThanOrEqual(TAPS[what]);
    taps = 0;
  };
  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  const dialog = page.getByRole('dialog');
  const cancelTrip = async (): Promise<void> => {
    await tap(dialog.getByRole('button', { name: '다음' }));
    await tap(dialog.getByRole('button', { name: '운항 취소하기' }));
    await expect(page.getByText(/^운항을 취소했습니다\. 예약/).first()).toBeVisible();
  };
  const tomorrow = page.getByRole('region', { name: '내일 11.21(토)' });

  await home();
  const length = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`관리 홈의 길이: ${await length()}px`);
  expect(await length()).toBeLessThanOrEqual(LENGTH);
  await configure(site, API.storeLogic, {
    month: 3,
    reserveTime: 7,
    ktAdmin: 'N',
    useReserveFind: 'Y',
    useManifest: 'Y',
  });
  await page.reload();
  await expect(page.getByRole('link', { name: /^명부 \d+\/\d+명$/ })).toHaveCount(2);
  console.log(`승선자명부를 쓰는 관리 홈의 길이: ${await length()}px`);
  expect(await length()).toBeLessThanOrEqual(LENGTH);

  await tap(tomorrow.getByRole('link', { name: '명단' }));
  await expect(page.getByRole('checkbox', { name: '승선' }).first()).toBeInViewport();
  counted('list', '내일 명단');

  await home();
  await tap(menu.getByRole('link', { name: '전화 예약' }));
  await tap(page.getByRole('region', { name: '출조일' }).getByRole('link').last());
  await expect(page.getByRole('form', { name: '예약 추가' })).toBeVisible();
  counted('phoneBooking', '아무 날의 전화 예약 양식');

  await home();
  await tap(menu.getByRole('link', { name: '예약자' }));
  await tap(page.getByRole('searchbox', { name: '검색어' }));
  await page.keyboard.type('0001');
  taps += 1;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^총 / })).toBeVisible();
  counted('guest', '번호 네 자리로 손님 찾기');

  await home();
  await tap(page.getByRole('listitem').filter({ hasText: '자리를 기다리는' }).getByRole('link').first());
  const offer = page.getByRole('button', { name: '자리 안내' }).first();
  await expect(offer).toBeInViewport();
  await tap(offer);
  await tap(dialog.getByRole('button', { name: '자리 안내' }));
  await expect(page.getByText('자리 안내함')).toBeVisible();
  counted('offer', '대기자에게 자리 안내');

  await home();
  await tap(tomorrow.getByRole('link', { name: '운항취소' }));
  await cancelTrip();
  counted('weatherTomorrow', '내일 날씨로 운항취소');

  await home();
  await tap(page.getByRole('region', { name: '다음 출조' }).locator(`[href="${PAGES.adminDay(TRIPS.sailing)}"]`));
  await tap(page.getByRole('button', { name: '상태 변경' }));
  await tap(page.getByRole('button', { name: '운항취소로 변경' }));
  await cancelTrip();
  counted('weatherLater', '며칠 뒤 날씨로 운항취소');
});

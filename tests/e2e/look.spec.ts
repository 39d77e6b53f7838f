import type { Page } from '@playwright/test';
import { API, apiPath, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { receipt } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { lookup } from '#copy/lookup';
import { expectReachable } from './axe';
import { serveMap, expect, fillBooking, login, openInApp, test } from './site';

/** Dates of the demo data: a trip with guests, and a cancelled trip. */
const TRIP = '2026-11-28';
const CANCELLED = '2026-11-22';
/** A full day with a waiting list. */
const FULL = '2026-12-13';

const VISITOR = [
  PAGES.home,
  PAGES.reserve(),
  PAGES.reserveFind,
  PAGES.privacy,
  PAGES.offer,
  PAGES.manifest,
  PAGES.catches(),
  '/nowhere',
];
const OPERATOR = [
  PAGES.admin,
  PAGES.adminReserve(),
  PAGES.adminDay(TRIP),
  PAGES.adminDay(CANCELLED),
  PAGES.adminDay('2027-06-01'),
  PAGES.adminCalls(TRIP),
  PAGES.adminBoarding('2026-11-20'),
  PAGES.adminBulk(),
  PAGES.adminGuests,
  PAGES.adminGuest(3),
  PAGES.adminMove(3),
  PAGES.adminRefunds,
  PAGES.adminDeposits,
  PAGES.adminCatches,
  PAGES.adminNewCatch,
  PAGES.adminStats(),
  PAGES.adminMessages,
  PAGES.adminPassword,
  PAGES.adminPolicy,
  PAGES.adminLogo,
  PAGES.adminSettings,
];

/** Texts with more lines than necessary for the width of their container, or up to the next element. */
const needlessBreaks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles: number[] = [];
      for (const { top, bottom, width, height } of range.getClientRects())
        if (width > 1 && middles.every((middle) => Math.abs(middle - (top + bottom) / 2) > height / 2))
          middles.push((top + bottom) / 2);
      return middles.length;
    };
    /** Lines and width of the text with only its explicit line breaks. */
    const unbroken = (text: HTMLElement): { lines: number; width: number } => {
      // Set by script: the page's content security policy refuses style attributes.
      const { style } = text;
      style.whiteSpace = getComputedStyle(text).whiteSpaceCollapse === 'preserve-breaks' ? 'pre' : 'nowrap';
      style.width = 'max-content';
      style.maxWidth = 'none';
      style.position = 'fixed';
      const unwrapped = { lines: linesOf(text), width: text.getBoundingClientRect().width };
      for (const property of ['white-space', 'width', 'max-width', 'position']) style.removeProperty(property);
      return unwrapped;
    };
    const neighbours = [...document.querySelectorAll('img, svg, a, button, p, h1, h2, h3, input, dt, dd, span')];
    const widthFor = (text: Element): number => {
      const own = text.getBoundingClientRect();
      let holder = text.parentElement;
      const edges = (element: Element) => {
        const { paddingRight, borderRightWidth } = getComputedStyle(element);
        return element.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth);
      };
      // The boundary is the grid column, or the nearest element with a painted background.
      while (holder?.parentElement && holder !== document.body) {
        const { display, backgroundColor } = getComputedStyle(holder);
        if (display.includes('grid') || backgroundColor !== 'rgba(0, 0, 0, 0)' || holder.matches('main, header')) break;
        holder = holder.parentElement;
      }
      const end = holder && !getComputedStyle(holder).display.includes('grid') ? edges(holder) : own.right;
      const beside = neighbours
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 1 && box.top < own.bottom && box.bottom > own.top && box.left >= own.left + 24)
        .map((box) => box.left);
      return Math.min(end, ...beside) - own.left;
    };
    return [...document.querySelectorAll<HTMLElement>('p, li, div, dd, h1, h2, h3, figcaption')]
      .filter((text) => text.checkVisibility() && [...text.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter((text) => linesOf(text) > 1)
      .flatMap((text) => {
        const { lines, width } = unbroken(text);
        const available = widthFor(text);
        return linesOf(text) > lines && width < available
          ? [`${Math.ceil(width)}px of ${Math.floor(available)}px: ${text.innerText}`]
          : [];
      });
  });

/** Pairs of overlapping controls, without fixed and sticky elements, because the page scrolls below them. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stays = (element: Element): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(outer).position)) return true;
      return false;
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1 && !stays(control))
      .map((control) => ({
        control,
        box: control.getBoundingClientRect(),
        name: control.getAttribute('aria-label') ?? control.textContent,
      }));
    return controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // A field and the button inside it, such as for showing a password.
        const within = one.control.contains(other.control) || one.control.parentElement === other.control.parentElement;
        return across > 0.5 && down > 0.5 && !within ? [`${one.name} / ${other.name}: ${across} × ${down}`] : [];
      }),
    );
  });

/** Chips less than 8 px from an icon or button: their focus rings would touch. */
const crowdedChips = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 8;
    const chip = getComputedStyle(document.documentElement).getPropertyValue('--r-chip');
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const beside = shown('main :is(svg, button, a[href])').filter(({ box }) => box.width > 1);
    return shown('main span')
      .filter(({ element, box }) => getComputedStyle(element).borderRadius === chip && box.height < 36)
      .flatMap((one) =>
        beside
          .filter(({ element }) => !element.contains(one.element) && !one.element.contains(element))
          .filter(({ box }) => Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 4)
          .map(({ element, box }) => ({
            gap: Math.max(box.left - one.box.right, one.box.left - box.right),
            name: element.closest('a, button')?.textContent ?? element.nodeName,
          }))
          .filter(({ gap }) => gap < LEAST - 0.5)
          .map(({ gap, name }) => `${one.element.textContent} / ${name}: ${gap.toFixed(1)}px`),
      );
  });

const expectNeat = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.getByText(/불러오는 중입니다/), where).toHaveCount(0);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overlaps(page), `${where} (${width}px)에서 겹친 것`).toEqual([]);
    expect.soft(await crowdedChips(page), `${where} (${width}px)에서 바싹 붙은 표시`).toEqual([]);
    if (width === 1280) {
      expect.soft(await needlessBreaks(page), `${where}에서 자리가 있는데 꺾인 글`).toEqual([]);
      await expectReachable(page);
    }
  }
};

test('방문자의 화면은 자리가 있는 글을 꺾지 않고, 누르는 것과 표시가 서로 떨어져 있다', async ({
  page,
  visit,
  site,
}) => {
  test.slow();
  const full = await fetch(site.address + apiPath(API.dayByDate, { date: FULL }));
  const { id } = (await full.json()) as { id: number };
  for (const path of [...VISITOR, PAGES.waiting(id), PAGES.ownPlace(id)]) {
    await visit(path);
    await expectNeat(page, path);
  }
  await visit(PAGES.reserve());
  await page
    .getByRole('link', { name: /예약하기/ })
    .first()
    .click();
  await fillBooking(page, '김바다');
  await expectNeat(page, '예약하기');
  await page.getByRole('button', { name: bookingForm.submit(format.people(1)) }).click();
  await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
  await expectNeat(page, '예약을 마친 화면');
  // The last, because its route switches off Chromium's cache (serveMap).
  await serveMap(page);
  await visit(PAGES.about);
  await expectNeat(page, PAGES.about);
});

test('운영자의 화면은 자리가 있는 글을 꺾지 않고, 누르는 것과 표시가 서로 떨어져 있다', async ({ page, visit }) => {
  test.slow();
  await visit(PAGES.admin);
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: admin.title, exact: true })).toBeVisible();
  for (const path of OPERATOR) {
    await openInApp(page, path);
    await expect(page.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
    await expectNeat(page, path);
  }
});

test('휴대폰에서 두 줄인 알림도 화면의 제목을 가리지 않는다', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PAGES.reserveFind);
  await page.getByLabel(lookup.number).fill('1111-2222-3333');
  await page.getByLabel(lookup.password, { exact: true }).fill('4821');
  await page.getByRole('button', { name: lookup.submit }).click();
  const toast = page.getByLabel(frame.notices).getByRole('alert');
  await expect(toast).toHaveText(errorText.BOOKING_NOT_FOUND);
  const top = await toast.evaluate((element) => element.getBoundingClientRect().top);
  const letters = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return bottom - (height - parseFloat(getComputedStyle(element).fontSize)) / 2;
  });
  expect(top).toBeGreaterThanOrEqual(letters);
});

test('휴대폰에서 빈 양식을 보내면 첫 칸과 그 이름표가 알림 아래에 보인다', async ({ page, visit }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByLabel('예약자')).toBeFocused();
  const toast = page.getByRole('alert').filter({ hasText: '예약자 이름을 입력해 주세요.' }).first();
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const label = await page.locator('label', { hasText: '예약자' }).boundingBox();
      const over = await toast.boundingBox();
      return label && over && label.y >= over.y + over.height;
    })
    .toBe(true);
});

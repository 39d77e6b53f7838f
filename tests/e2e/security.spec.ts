import type { Page } from '@playwright/test';
import { NAME_MAX } from '#contract/booking/booking.rules';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { receipt } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { lookup } from '#copy/lookup';
import { operatorPages, visitorPages, type PageFacts } from './everyPage';
import { fillWithMarkup, hostile, HOSTILE_USERID, INJECTED } from './hostileTexts';
import { ADMIN, serveMap, expect, fillBooking, openInApp, test } from './site';

const MARKUP = hostile(200);

/** Records violations of the page's policy, and dialogs of scripts. */
const watch = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      reportViolation([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' ')),
    );
  });
  page.on('dialog', (dialog) => {
    seen.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
};

/** Expects no element from hostile text. */
const expectText = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.getByText(/(?<!지도를 )불러오는 중입니다/), where).toHaveCount(0);
  await expect(page.locator(INJECTED), where).toHaveCount(0);
  await expect(page.locator('[href^="javascript:" i], [src^="javascript:" i]'), where).toHaveCount(0);
};

test.describe('사람이 적는 모든 글에 스크립트가 들어 있어도', () => {
  let facts: PageFacts & { bookingNumber: string };
  let seen: string[];
  test.use({ startsItself: true });
  test.beforeEach(async ({ site, page }) => {
    test.slow();
    facts = fillWithMarkup(site.file);
    await site.start();
    seen = await watch(page);
  });

  test('방문자의 어느 화면에서도 글로만 보이고, 정책을 어기지 않는다', async ({ page, visit }) => {
    const reflected = encodeURIComponent(MARKUP);
    const asked = [
      `/reserve?year=${reflected}&month=${reflected}`,
      `/reserve/${reflected}`,
      `/reserve/find?id=${reflected}`,
      `/${reflected}`,
      `/?${reflected}#${reflected}`,
    ];
    // The map is last, because its route switches off Chromium's cache (serveMap).
    const { about, ...others } = visitorPages(facts);
    for (const path of [...Object.values(others).flat(), '/nowhere', ...asked]) {
      await visit(path);
      await expectText(page, path);
    }
    await visit(PAGES.reserveDay(facts.dayIds.sailing));
    // Excludes empty pages.
    await expect(page.getByText(hostile(20)).first()).toBeVisible();
    await fillBooking(page, hostile(NAME_MAX));
    await expectText(page, '예약하기');
    await page.getByRole('button', { name: bookingForm.submit(format.people(1)) }).click();
    await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expectText(page, '예약을 마친 화면');

    await visit(`${PAGES.reserveFind}?id=${facts.bookingNumber}`);
    await page.getByLabel(lookup.password, { exact: true }).fill('1234');
    await page.getByRole('button', { name: lookup.submit }).click();
    await expect(page.getByRole('heading', { name: lookup.detailTitle })).toBeVisible();
    await expectText(page, '찾은 예약');
    await page.getByRole('button', { name: lookup.cancel, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectText(page, '예약을 취소하는 질문');

    await serveMap(page);
    for (const path of about) {
      await visit(path);
      await expectText(page, path);
    }
    expect(seen, '막힌 것과 열린 창').toEqual([]);
  });

  test('운영자의 어느 화면에서도 글로만 보이고, 정책을 어기지 않는다', async ({ page, visit }) => {
    await visit(PAGES.admin);
    await page.getByLabel('아이디').fill(MARKUP);
    await page.getByLabel('비밀번호', { exact: true }).fill(MARKUP);
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectText(page, '로그인을 거절한 화면');
    await page.getByLabel('아이디').fill(HOSTILE_USERID);
    await page.getByLabel('비밀번호', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('heading', { level: 1, name: admin.title, exact: true })).toBeVisible();
    const searched = PAGES.adminGuestsOf({ keyword: MARKUP.slice(0, 50) });
    for (const path of [...Object.values(operatorPages(facts)).flat(), searched]) {
      await openInApp(page, path);
      await expect(page.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
      await expectText(page, path);
    }
    await visit(PAGES.adminDay('2026-11-28'));
    await expect(page.getByText(hostile(NAME_MAX)).first()).toBeVisible();
    await page.getByRole('button', { name: '더 보기' }).first().click();
    await expectText(page, '예약자의 메뉴');
    expect(seen, '막힌 것과 열린 창').toEqual([]);
  });
});

test('화면의 정책은 글로 만든 태그와 스크립트, 다른 곳의 그림과 바탕 주소를 막는다', async ({ browser, site }) => {
  // Its own page, because the others fail on violations.
  const page = await browser.newPage();
  const seen = await watch(page);
  await page.goto(site.address + PAGES.home);
  const tried = await page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => object } };
    return [
      attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      attempt(() => (document.createElement('script').src = '/assets/a.js')),
      attempt(() => (document.createElement('script').text = 'alert(1)')),
      attempt(() => (new Image().src = 'https://x.example/a.png')),
      attempt(() => trustedTypes.createPolicy('default')),
      attempt(() => document.head.append(Object.assign(document.createElement('base'), { href: 'https://x.example' }))),
      document.baseURI,
    ];
  });
  const refused = 'TypeError';
  expect(tried).toEqual([refused, refused, refused, 'done', refused, 'done', `${site.address}${PAGES.home}`]);
  await expect
    .poll(() => new Set(seen.map((text) => text.split(' ')[1])))
    .toEqual(new Set(['require-trusted-types-for', 'img-src', 'trusted-types', 'base-uri']));
  await page.close();
});

/** A visitor in a real browser: books, looks up the booking and cancels it, with retries. */
import { chromium, type Page } from '@playwright/test';
import { IDEMPOTENCY_HEADER, PAGES } from '#contract/paths';
import { lookup } from '#copy/lookup';
import { nextMonth } from '#tests/support/product';
import { CHROMIUM_ARGS, shellPath } from '../../scripts/chromium.mjs';
import type { Visit } from './visitors';

const PASSWORD = '4821';
const NUMBER = /^\d{4}-\d{4}-\d{4}$/;
const TRY_MS = 3_000;
const MOST_MS = 90_000;

/** Repeats an action until its result is visible; throws after MOST_MS. */
const untilVisible = async (act: () => Promise<void>, seen: ReturnType<Page['locator']>): Promise<void> => {
  const deadline = performance.now() + MOST_MS;
  for (;;) {
    try {
      await act();
      await seen.first().waitFor({ timeout: TRY_MS });
      return;
    } catch (error) {
      if (await seen.first().isVisible()) return;
      if (performance.now() > deadline) throw error;
    }
  }
};

export interface BrowserVisitor {
  /** Books, finds and cancels once. Returns the booking. */
  visit: () => Promise<Visit>;
  close: () => Promise<void>;
}

export const openBrowserVisitor = async (url: string): Promise<BrowserVisitor> => {
  const browser = await chromium.launch({ executablePath: shellPath(), args: CHROMIUM_ARGS });
  const options = { timeout: TRY_MS };
  return {
    visit: async () => {
      const page = await browser.newPage({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
      const keys = new Set<string>();
      page.on('request', (request) => {
        const key = request.headers()[IDEMPOTENCY_HEADER.toLowerCase()];
        if (key !== undefined) keys.add(key);
      });
      const day = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      await untilVisible(async () => void (await page.goto(url + PAGES.reserve(nextMonth()))), day);
      await untilVisible(() => day.click(options), page.getByLabel('예약자'));
      await page.getByLabel('예약자').fill('나브라');
      await page.getByLabel('휴대폰 번호').fill('010-9999-0000');
      await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
      await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
      const submit = page.getByRole('button', { name: '1명 예약하기' });
      // The same telephone number has booked this day before: confirm the duplicate.
      const once = page.getByRole('dialog').getByRole('button').last();
      await untilVisible(async () => {
        if (await once.isVisible()) await once.click(options);
        else await submit.click(options);
      }, page.getByText(NUMBER));
      const guestId = (await page.getByText(NUMBER).first().innerText()).trim();
      const password = page.getByLabel('비밀번호', { exact: true });
      await untilVisible(async () => void (await page.goto(`${url}${PAGES.reserveFind}?id=${guestId}`)), password);
      await password.fill(PASSWORD);
      const cancel = page.getByRole('button', { name: lookup.cancel, exact: true });
      await untilVisible(() => page.getByRole('button', { name: '예약 찾기' }).click(options), cancel);
      const confirm = page.getByRole('dialog').getByRole('button', { name: lookup.confirmAction });
      await untilVisible(async () => {
        if (!(await confirm.isVisible())) await cancel.click(options);
        await confirm.click(options);
      }, page.getByText('취소된 예약입니다.'));
      await page.close();
      const [key = '', ...others] = keys;
      if (others.length > 0) throw new Error('the form sent several keys for one booking');
      return { key, body: { id: 0, name: '', tel: '', guestCount: 1 }, guestId };
    },
    close: () => browser.close(),
  };
};

import type { Locator, Page } from '@playwright/test';
import { API, apiPath, PAGES } from '#contract/paths';
import { MovingSite, openMovingSite } from './movingSite';
import { expectReachable } from './axe';
import { expect, login, test as base } from './site';

const DATE = '2026-12-05';
const HEAD = '거래일시\t적요\t보낸분/받는분\t출금액\t입금액\t잔액';
const deposit = (time: string, name: string, won: string): string =>
  `2026.11.21 ${time}\t타행이체\t${name}\t0\t${won}\t9,000,000`;
const LIST = [
  HEAD,
  deposit('09:10:11', '김바다', '80,000'),
  deposit('09:20:22', '(주)남해', '160,000'),
  deposit('09:30:33', '박선우', '40,000'),
  deposit('09:40:44', '강도윤', '70,000'),
  '2026.11.21 09:50:55\t체크카드\t주유소\t50,000\t0\t8,950,000',
].join('\n');
/** Of other people, in a spreadsheet's format. */
const LINES = 10_000;

const test = base.extend<{ moving: MovingSite }>({
  moving: async ({ page, makeSite }, use) => {
    const { moving, close } = await openMovingSite({ page, makeSite }, MovingSite);
    await moving.goTo('2026-11-20T09:00:00+09:00');
    await use(moving);
    await close();
  },
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel('거래내역', { exact: true }).press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByRole('button', { name: '맞춰보기' }).click();
};

test(
  '은행의 거래내역을 붙여 넣어 예약과 맞춰 보고, 확실한 입금을 한꺼번에 확인한다',
  { tag: '@pc' },
  async ({ moving, page }) => {
    test.slow();
    const ids = new Map<string, number>();
    const stateOf = async (name: string) =>
      (await moving.call<{ state: string }>(apiPath(API.guest, { id: ids.get(name) ?? 0 }))).state;

    await test.step('다섯 사람이 예약한다', async () => {
      await moving.call(API.storeLogic, { month: 2, reserveTime: 20, ktAdmin: 'N', useReserveFind: 'Y' });
      const values = { fish: '갈치', totalCount: 20, price: 12, reservePrice: 4, state: 'OPEN' };
      await moving.call(API.bulkUpdate, { stdate: '2026-12-01', eddate: '2026-12-31', ...values });
      const { id } = await moving.day<{ id: number }>(DATE);
      for (const [name, tel, guestCount] of [
        ['김바다', '010-1111-0001', 2],
        ['이파랑', '010-1111-0002', 4],
        ['박선우', '010-1111-0003', 1],
        ['박선우', '010-1111-0004', 1],
        ['최은호', '010-1111-0005', 3],
      ] as const) {
        const form = { id, name, tel, password: '4821', guestCount };
        const made = await moving.call<{ id: number; guestId: string }>(API.createBooking, form);
        ids.set(name, made.id);
        if (name === '이파랑')
          await moving.call(API.stateDeposit, {
            guestId: made.guestId,
            password: '4821',
            payer: '주식회사 남해',
            claimed: 'Y',
          });
      }
    });

    const sent: string[] = [];
    await test.step('붙여 넣은 글은 서버로 가지 않고, 확실한 것만 미리 골라져 있다', async () => {
      await moving.visit(PAGES.admin);
      await login(page);
      await page.getByRole('link', { name: '입금내역 맞춰보기' }).click();
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      await paste(page, LIST);
      await expect(page.getByText('입금 4건을 읽었습니다. 출금 1건은 넣지 않았습니다.')).toBeFocused();
      await expect(region(page, '확실 2건').getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect(region(page, '확실 2건')).toContainText('이파랑');
      await expect(region(page, '아마도 1건').getByRole('checkbox', { checked: false })).toHaveCount(2);
      await expect(region(page, '모름 1건')).toContainText('강도윤');
      expect(await stateOf('김바다')).toBe('WATTING');
      await expectReachable(page);
    });

    await test.step('그사이 취소된 예약은 그 줄에서 알리고, 나머지만 확인한다', async () => {
      await moving.call(apiPath(API.cancelGuest, { id: ids.get('이파랑') ?? 0 }));
      await expect(region(page, '확실 2건').getByText('그사이 입금확인되었거나 취소된 예약입니다.')).toBeVisible();
      await page.getByRole('button', { name: '1건 입금확인 · 8만원' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
      await expect(region(page, '확실 2건').getByText('입금확인했습니다.')).toBeVisible();
      expect(await stateOf('김바다')).toBe('COMPLETE');
      expect(await stateOf('박선우')).toBe('WATTING');
      await expectReachable(page);
    });

    await test.step('되돌리면 다시 입금을 기다린다', async () => {
      await region(page, '확실 2건').getByRole('button', { name: '되돌리기' }).click();
      await expect(page.getByRole('button', { name: '1건 입금확인 · 8만원' })).toBeVisible();
      expect(await stateOf('김바다')).toBe('WATTING');
    });

    await test.step('연결이 끊긴 동안에는 확인하지 못하고, 붙여 넣은 글과 고른 것이 남는다', async () => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: '1건 입금확인 · 8만원' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
      await expect(region(page, '확실 2건').getByRole('checkbox', { name: /^김바다/ })).toBeChecked();
      await expect(page.getByText('1건을 입금확인하지 못했습니다.')).toBeVisible();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: '1건 입금확인 · 8만원' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
      await expect(region(page, '확실 2건').getByText('입금확인했습니다.')).toBeVisible();
      expect(await stateOf('김바다')).toBe('COMPLETE');
    });

    await test.step('다른 화면에 다녀와도 글은 남아 있고, 이미 확인한 입금은 따로 모인다', async () => {
      await region(page, '모름 1건').getByRole('link', { name: '강도윤 예약 찾기' }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('강도윤');
      await page.goBack();
      await expect(page.getByLabel('거래내역', { exact: true })).toHaveValue(LIST);
      await page.getByRole('button', { name: '맞춰보기' }).click();
      await expect(region(page, '이미 입금확인 1건')).toContainText('김바다');
      // Only the search for a booking sends the name.
      expect(sent.filter((each) => each.includes('강도윤') && !each.includes(API.guestList))).toEqual([]);
    });

    await test.step(`${LINES}줄에서도 하나뿐인 입금을 찾는다`, async () => {
      const others = Array.from({ length: LINES }, (_, at) => `2026-11-21,"손님 ${at}","${1 + (at % 9)},500"`);
      await paste(page, ['날짜,이름,금액', ...others, '2026-11-21,최은호,"120,000"'].join('\n'));
      await expect(region(page, '확실 1건')).toContainText('최은호');
      await expect(region(page, `모름 ${LINES}건`).getByRole('listitem')).toHaveCount(50);
    });

    await test.step('다른 은행의 화면이나 글이 아닌 것은 무엇을 할지 말하고, 글은 남는다', async () => {
      for (const [text, sentence] of [
        ['<html><body><table>', '페이지 코드가 붙었습니다.'],
        ['물때\t수온\n7물\t14', '입금을 찾지 못했습니다.'],
      ] as const) {
        await paste(page, text);
        await expect(page.getByText(sentence)).toBeVisible();
        await expect(page.getByLabel('거래내역', { exact: true })).toHaveValue(text);
      }
      await expectReachable(page);
    });
  },
);

import { API, apiPath, PAGES } from '#contract/paths';
import { draw } from '#copy/draw';
import { expectReachable } from './axe';
import { configure, expect, fillBooking, login, NOW, test, type Site } from './site';

/** 36 minutes after NOW; requests of the first 20 seconds are drawn. */
const OPENS = new Date('2026-11-20T09:00:00+09:00');
const after = (seconds: number) => new Date(OPENS.getTime() + seconds * 1_000);

interface Day {
  id: number;
  date: string;
  state: string;
  totalCount: number;
  guestCount: number;
}
interface Draw {
  commitment: string;
  seed: string | null;
  order: number[] | null;
}

const dayWithSeats = async (site: Site): Promise<Day> => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=11`)).json()) as Day[];
  const day = days.find(({ date, state, totalCount, guestCount }) => {
    return date >= '2026-11-24' && state === 'OPEN' && totalCount - guestCount >= 3;
  });
  if (!day) throw new Error('the demo has no such day');
  return day;
};

test('시작 직후의 신청은 추첨을 기다리고, 그사이 서버가 꺼졌다 켜져도 순서대로 예약된다', async ({
  page,
  visit,
  site,
}) => {
  const day = await dayWithSeats(site);
  const drawOf = async () => (await (await fetch(site.address + apiPath(API.draw, { id: day.id }))).json()) as Draw;

  await visit(PAGES.adminPolicy);
  await login(page);
  await page.getByLabel('추첨할 신청을 모으는 시간 (초)').fill('31');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('추첨할 신청을 모으는 시간을 0초에서 30초 사이로 입력해 주세요.').first()).toBeVisible();
  await page.getByLabel('추첨할 신청을 모으는 시간 (초)').fill('20');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장되었습니다.')).toBeVisible();
  await visit(PAGES.adminDay(day.date));
  const form = page.getByRole('form', { name: '시각과 예약 조건' });
  await form.getByRole('heading', { name: '시각과 예약 조건' }).click();
  await form.getByLabel('예약 시작').fill('2026-11-20T09:00');
  await form.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('변경되었습니다.')).toBeVisible();
  const promised = await drawOf();
  expect(promised).toMatchObject({ seed: null, order: null });

  await page.clock.setFixedTime(NOW);
  await visit(PAGES.reserveDay(day.id));
  await expect(page.getByText(draw.rule(20))).toBeVisible();
  await fillBooking(page, '추첨손님');
  await expectReachable(page);

  await site.stop();
  await site.startAlone({ CLOCK: after(17).toISOString() });
  await page.clock.setFixedTime(after(17));
  await expect(page.getByText('예약이 시작되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '추첨 중입니다' })).toBeVisible();
  await expect(page.getByText('3초', { exact: true })).toBeVisible();
  await expect(page.getByText('접수번호 1번 · 1명')).toBeVisible();
  await expectReachable(page);

  // After a discarded or reloaded tab, place and key are still there.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '추첨 중입니다' })).toBeVisible();
  await expect(page.getByText('접수번호 1번 · 1명')).toBeVisible();
  await expect(page.getByText('3초', { exact: true })).toBeVisible();

  await site.kill();
  await page.clock.setFixedTime(after(20));
  await expect(page.getByText('결과를 확인하고 있습니다.')).toBeVisible();
  await expect(page.getByText(/연결이 끊겼습니다. 신청은 접수되어 있으니/)).toBeVisible({ timeout: 45_000 });
  await expectReachable(page);
  await site.start({ CLOCK: after(25).toISOString() });
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByText('추첨손님').first()).toBeVisible();
  const drawn = await drawOf();
  expect(drawn).toMatchObject({ commitment: promised.commitment, order: [1] });
  expect(drawn.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('양식을 열어 둔 사이 예약 시작이 바뀌면 새 시각으로 세고, 자리를 얻지 못하면 그렇다고 하며 다음 길을 알려 준다', async ({
  page,
  visit,
  site,
}) => {
  const day = await dayWithSeats(site);
  await configure(site, API.updateDay, { id: day.id, opensAt: '2026-11-20T00:30:00.000Z' });
  await page.clock.setFixedTime(NOW);
  await visit(PAGES.reserveDay(day.id));
  await expect(page.getByText('11월 20일(금) 오전 9시 30분 예약 시작')).toBeVisible();
  await fillBooking(page, '놓친손님');

  await configure(site, API.updateDay, { id: day.id, opensAt: OPENS.toISOString() });
  await expect(page.getByText('11월 20일(금) 오전 9시 예약 시작')).toBeVisible();
  await expect(page.getByRole('button', { name: '36분 0초 뒤 시작' })).toBeDisabled();
  await expect(page.getByLabel('예약자')).toHaveValue('놓친손님');

  await site.stop();
  await site.start({ CLOCK: after(17).toISOString() });
  await page.clock.setFixedTime(after(17));
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '추첨 중입니다' })).toBeVisible();
  const caller = { name: '전화손님', tel: '010-2222-3333', memo: '', paid: 'N', notify: 'N' };
  await configure(site, API.addGuest, { id: day.id, guestCount: day.totalCount - day.guestCount, ...caller });
  await site.stop();
  await page.goto('about:blank');
  await page.clock.setFixedTime(after(20));
  await site.start({ CLOCK: after(25).toISOString() });
  // Opens the page only after the draw.
  await visit(PAGES.reserveDay(day.id));
  await expect(page.getByRole('heading', { level: 1, name: '추첨 결과' })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('자리가 남지 않았습니다.')).toBeVisible();
  await expect(page.getByRole('link', { name: '대기 신청' })).toBeVisible();
  await expectReachable(page);
});

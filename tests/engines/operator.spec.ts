import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { API, PAGES } from '#contract/paths';
import { auth } from '#copy/auth';
import { atSea, boarding } from '#copy/boarding';
import { bulk } from '#copy/bulk';
import { catches, catchForm } from '#copy/catches';
import { dayFactsForm } from '#copy/dayFactsForm';
import { guest } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { passengers } from '#copy/passengers';
import { photos } from '#copy/photos';
import { stats } from '#copy/stats';
import { bookElsewhere, openDay } from '#tests/e2e/openDays';
import { asOperator, type Site } from '#tests/e2e/site';
import { expect, login, test } from './ways';

test('운영자는 로그인해 새 예약이 저절로 뜨는 것을 보고, 입금을 확인하고 되돌린다', async ({ tab, site }) => {
  const day = await openDay(site);
  await tab.visit(PAGES.adminDay(day.date));
  await tab.heading(auth.title).appears();
  await tab.isSound();
  await tab.label('아이디').fill('admin');
  await tab.label('비밀번호').fill('틀린비밀번호');
  await tab.button('로그인').click();
  await tab.role('main').text('아이디 또는 비밀번호가 일치하지 않습니다.').appears();
  await login(tab);
  await tab.heading('예약자 목록').appears();
  await tab.isSound();

  // Shown without a reload, by the event stream.
  await bookElsewhere(site, day, 2);
  const row = tab.role('listitem').that('다른손님');
  await row.says('입금대기');
  await tab.role('status').that('새 예약이 들어왔습니다.').appears();
  await row.button('입금확인').click();
  await tab.role('dialog').button(guest.payAction).click();
  await row.says('입금완료');
  await row.button(guest.more).click();
  await row.button(guest.unpay).click();
  await tab.role('dialog').says(guest.unpayConfirm);
  await tab
    .role('dialog')
    .button(/되돌리기$/)
    .click();
  await row.says('입금대기');
  await tab.isSound();
});

test('운영자는 이름으로 예약을 찾고, 뒤로 가면 조건이 하나씩 풀린다', async ({ tab, site }) => {
  await bookElsewhere(site, await openDay(site), 1);
  await tab.visit(PAGES.adminGuests);
  await login(tab);
  await tab.heading(guestList.title).appears();
  const word = tab.role('searchbox', guestList.keyword);
  await tab.role('radiogroup', guestList.state).role('radio', guestList.states['']).check();
  await word.fill('다른손님');
  await tab.button(guestList.search).click();
  await tab.heading(guestList.total('1건')).appears();
  await tab.role('listitem').that('다른손님').appears();
  await tab.isSound();
  await tab.reload();
  await word.holds('다른손님');
  await tab.heading(guestList.total('1건')).appears();
  await tab.back();
  await word.holds('');
  await tab.role('radiogroup', guestList.state).role('radio', guestList.states['']).isChecked();
  await tab.back();
  await tab.role('radiogroup', guestList.state).role('radio', guestList.states.WATTING).isChecked();
});

test('운영자가 저장한 설정과 날짜와 시각은 새로고침해도 남고 방문자에게 보인다', async ({ tab }) => {
  await tab.visit(PAGES.adminSettings);
  await login(tab);
  await tab.label('상호').fill('바다호');
  await tab.button('저장').click();
  await tab.role('status').that('저장되었습니다.').appears();
  await tab.role('banner').says('바다호 예약');
  await tab.reload();
  await tab.label('상호').holds('바다호');
  await tab.isSound();

  await tab.visit(PAGES.adminBulk());
  await tab.label(bulk.start).enter('2027-01-28');
  await tab.label(bulk.end).enter('2027-02-02');
  await tab.label('어종').fill('참돔 특별 출조');
  await tab.isSound();
  await tab.button('변경하기').click();
  await tab.role('dialog').says(/새로 등록하는 날\s*2일/);
  await tab.role('dialog').says(/변경되는 날\s*4일/);
  await tab.role('dialog').button('변경하기').click();
  await tab.role('status').that('6일분의 일정이 변경되었습니다.').appears();

  await tab.visit(PAGES.adminDay('2027-01-28'));
  await tab.heading(dayFactsForm.title).click();
  await tab.label(dayFactsForm.departAt).enter('05:10');
  await tab.label(dayFactsForm.opensAt).enter('2026-11-25T20:00');
  await tab.button(dayFactsForm.save).click();
  await tab.role('status').that('변경되었습니다.').appears();
  // Wait for the saved values: before, the form counts as changed, and a reload asks.
  await tab.role('main').says('05:10 출항');
  await tab.reload();
  await tab.heading(dayFactsForm.title).click();
  await tab.label(dayFactsForm.departAt).holds('05:10');
  await tab.label(dayFactsForm.opensAt).holds('2026-11-25T20:00');
  await tab.isSound();

  await tab.visit(PAGES.reserve({ year: 2027, month: 1 }));
  const day = tab.role('listitem').that('참돔 특별 출조').that(/^28일/);
  await day.says('05:10 출항');
  await day.says('11월 25일(수) 오후 8시');
  await tab.isSound();
});

test('운영자가 고른 사진은 올라가고, 방문자는 그 사진을 크게 본다', async ({ tab }, testInfo) => {
  const file = testInfo.outputPath('갈치.jpg');
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1b6d8c' } })
    .jpeg()
    .toFile(file);
  await tab.visit(PAGES.adminNewCatch);
  await login(tab);
  await tab.label(catchForm.date).holds('2026-11-20');
  await tab.label(photos.add).choose(file);
  await tab.role('img', '갈치.jpg').appears();
  await tab.label(photos.caption(1)).fill('씨알 굵은 갈치');
  await tab.label(catchForm.story).fill('갈치가 밤새 쉬지 않고 물었습니다.');
  await tab.isSound();
  await tab.button(catchForm.submit).click();
  await tab.text(catchForm.posted).appears();

  await tab.visit(PAGES.catches());
  await tab.text('갈치가 밤새 쉬지 않고 물었습니다.').appears();
  await tab.until(`[...document.querySelectorAll('main img')].some(({ naturalWidth }) => naturalWidth > 0)`);
  await tab.button(catches.enlarge('씨알 굵은 갈치')).click();
  await tab.role('dialog', catches.viewer).text(catches.place(1, 1)).appears();
  await tab.isSound();
});

test('통계는 막대로 그려지고, 승선자 명단은 종이에 맞게 인쇄된다', async ({ tab }) => {
  await tab.visit(PAGES.adminStats({ year: 2026 }));
  await login(tab);
  await tab.heading(stats.title).appears();
  await tab.role('img', stats.daysChart).appears();
  await tab.role('img', stats.seatsChart).appears();
  const bars = `[...document.querySelectorAll('svg rect, svg path')].filter((bar) => {
    const { width, height } = bar.getBoundingClientRect();
    return width > 4 && height > 4 && getComputedStyle(bar).fill !== 'none';
  }).length`;
  await tab.until(`${bars} > 5`);
  await tab.isSound();

  await tab.visit(PAGES.adminDay('2026-11-28'));
  await tab.button(passengers.print).appears();
  await tab.evaluate(`void (window.print = () => { document.title = '인쇄함'; })`);
  await tab.button(passengers.print).click();
  await tab.until(`document.title === '인쇄함'`);
  const paper = await tab.driven.print?.();
  if (paper) expect(pagesOf(paper), '인쇄한 쪽').toBe(1);
});

/** Number of pages of a PDF, from its compressed streams. */
const pagesOf = (pdf: Uint8Array): number => {
  const parts = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const texts = Array.from(parts, ([, part = '']) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return texts.join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** The first trip with parties among the phone's stored lists. */
const tripOf = async (site: Site): Promise<{ date: string; name: string; id: number }> => {
  const { trips } = (await (await asOperator(site, '/api/manage/at-sea')).json()) as {
    trips: { day: { date: string }; parties: { id: number; name: string }[] }[];
  };
  const trip = trips.find(({ parties }) => parties.length > 1);
  const party = trip?.parties[0];
  if (!trip || !party) throw new Error('체험용 자료에 승선자가 있는 출조가 없습니다.');
  return { date: trip.day.date, name: party.name, id: party.id };
};
const isAboard = async (site: Site, guestId: number): Promise<boolean> => {
  const answer = await asOperator(site, `${API.history}?guestId=${guestId}&page=0`);
  const { list } = (await answer.json()) as { list: { action: string }[] };
  return list.some(({ action }) => action === 'BOARDED');
};

test.describe('바다에서', () => {
  // Without a connection the phone uses its own clock, so the site's clock is the same.
  test.use({
    site: async ({ makeSite }, use) => {
      const site = await makeSite('empty');
      await site.start({ CLOCK: new Date().toISOString() });
      await use(site);
      await site.close();
    },
  });
  // Requests without a connection are errors in the console.
  test.use({ pardons: /network|connection|load failed|NetworkError|갱신에 실패했습니다/i });
  test('연결이 끊겨도 승선 명단을 열어 표시하고, 이어지면 표시가 서버에 한 번 남는다', async ({ tab, gate, site }) => {
    const { date, name, id } = await tripOf(site);
    await tab.visit(PAGES.adminDay(date));
    await login(tab);
    await tab.link(boarding.open).click();
    const row = tab.role('listitem').that(name);
    await row.appears();
    // The worker has cached every file.
    await tab.until(`navigator.serviceWorker.controller !== null`);

    gate.cut(true);
    await tab.driven.goOffline?.(true);
    await tab.visit(PAGES.adminBoarding(date));
    await tab.text(atSea.lost).appears();
    await tab.isSound();
    await row.role('checkbox', boarding.boarded).nth(0).check();
    await tab.text(atSea.unsent('1건')).appears();
    await tab.reload();
    await row.role('checkbox', boarding.boarded).nth(0).isChecked();
    expect(await isAboard(site, id)).toBe(false);

    gate.cut(false);
    await tab.driven.goOffline?.(false);
    // An engine that was not offline gets no event when the server is back; the page retries after some seconds.
    await tab.evaluate(`void window.dispatchEvent(new Event('online'))`);
    await expect.poll(() => isAboard(site, id), { timeout: 60_000 }).toBe(true);
    await tab.text(atSea.unsent('1건')).disappears();
  });
});

import { API, apiPath, PAGES } from '#contract/paths';
import { operatorPages, TRIPS, visitorPages } from '#tests/e2e/everyPage';
import type { Site } from '#tests/e2e/site';
import { expect, login, test } from './ways';

/** Ids from the demo data for the addresses. */
const factsOf = async (site: Site) => {
  const dayOf = async (date: string): Promise<number> => {
    const answer = await fetch(site.address + apiPath(API.dayByDate, { date }));
    return ((await answer.json()) as { id: number }).id;
  };
  const [sailing, cancelled] = await Promise.all([dayOf(TRIPS.sailing), dayOf(TRIPS.cancelled)]);
  return { guestId: 3, dayIds: { sailing, cancelled } };
};

test('방문자의 모든 화면이 창보다 넓지 않고, 날짜가 날짜로 보이며, 오류를 남기지 않는다', async ({ tab, site }) => {
  test.slow();
  for (const path of Object.values(visitorPages(await factsOf(site))).flat()) {
    await tab.visit(path);
    await tab.isSound();
  }
});

test('운영자의 모든 화면이 창보다 넓지 않고, 날짜가 날짜로 보이며, 오류를 남기지 않는다', async ({ tab, site }) => {
  await tab.visit(PAGES.admin);
  await login(tab);
  await tab.heading('관리').appears();
  for (const path of Object.values(operatorPages(await factsOf(site))).flat()) {
    await tab.openInApp(path);
    await tab.isSound();
  }
});

/** The script with the operator's pages, loaded by `/admin` after its start. */
const SCRIPT = /\/OperatorRoutes-[^/]+\.js$/;

test('관리 화면의 스크립트가 오는 동안 다른 주소로 가면, 되돌려지지 않고 그 화면이 열린다', async ({ tab, gate }, {
  project,
}) => {
  const pages: string[] = [];
  gate.hold((url, isNavigation) => {
    if (isNavigation) pages.push(url);
    return isNavigation ? url === PAGES.about : SCRIPT.test(url);
  });
  const asked = (pattern: RegExp) => () => gate.asked.filter((url) => pattern.test(url)).length;
  await tab.driven.open(tab.address + PAGES.admin);
  await expect.poll(asked(SCRIPT)).toBeGreaterThan(0);
  // Without this late script the page only logs an error.
  await tab.until(`performance.getEntriesByType('resource').some(({ name }) => name.includes('/rareLetters-'))`);
  await tab.driven.open(tab.address + PAGES.about);
  await expect.poll(() => pages).toContain(PAGES.about);
  if (project.name === 'gecko') {
    // Firefox aborts the script before the new page arrives. The old page then checks whether the server responds.
    // The response to a second request shows that the check has ended.
    await expect.poll(asked(/^\/admin$/)).toBeGreaterThan(0);
    await tab.evaluate(`void fetch(location.href, { method: 'HEAD' }).finally(() => { window.isAnswered = true; })`);
    await tab.until('window.isAnswered');
  }
  gate.release();
  await tab.isAt(PAGES.about);
  await tab.heading(/./).appears();
  expect(pages).toEqual([PAGES.admin, PAGES.about]);
});

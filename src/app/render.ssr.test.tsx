import { expect, jest, test } from '@jest/globals';
import { API, apiPath, PAGES } from '#contract/paths';
import { closedDay } from '#copy/closedDay';
import { aConfigInfo, aConfigLogic, aDay, anAbout } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { render } from './render';

// The first import of a page compiles all of it.
jest.setTimeout(60_000);

const month = (query: string) => `${API.dayList}?${query}`;
const NOVEMBER = month('year=2026&month=11');
const DECEMBER = month('year=2026&month=12');
const bodies: Record<string, unknown> = {
  [API.configInfo]: aConfigInfo(),
  [API.configLogic]: aConfigLogic(),
  [API.about]: anAbout(),
  [API.latestCatches]: [],
  [NOVEMBER]: [aDay({ date: '2026-11-28' })],
  [DECEMBER]: [aDay()],
  [apiPath(API.dayById, { id: '5' })]: aDay(),
  [apiPath(API.dayById, { id: '1' })]: aDay({ id: 1, date: '2026-12-01', state: 'COMPLETE', guestCount: 20 }),
};

const read = (call: string) =>
  Promise.resolve(
    bodies[call] === undefined
      ? { status: 404, body: { code: 'NOT_FOUND', message: '없습니다.' } }
      : { status: 200, body: bodies[call] },
  );

test.each([
  [PAGES.home, [API.about, API.latestCatches, NOVEMBER, DECEMBER]],
  [PAGES.about, [API.about]],
  [PAGES.reserve(), [NOVEMBER]],
  [PAGES.reserve({ year: 2026, month: 12 }), [DECEMBER]],
  [PAGES.reserveDay(5), [apiPath(API.dayById, { id: '5' })]],
  [PAGES.reserveDay(1), [apiPath(API.dayById, { id: '1' }), DECEMBER]],
  [PAGES.reserveFind, []],
  [PAGES.catches(), [API.about, API.catchList]],
  [`${PAGES.catches()}?year=2026&month=10`, [API.about, `${API.catchList}?year=2026&month=10`]],
  [PAGES.catchPost(3), [apiPath(API.catchById, { id: '3' })]],
  [PAGES.privacy, []],
])('%s에 처음 보이는 것은 함께 간다', async (address, calls) => {
  const page = await render({ address, now: FROZEN_NOW, read });
  expect(Object.keys(page?.responses ?? {}).sort()).toEqual([API.configInfo, API.configLogic, ...calls].sort());
});

test('예약할 수 없는 날의 화면은 까닭을 제목으로, 예약할 수 있는 다음 날과 함께 간다', async () => {
  const page = await render({ address: PAGES.reserveDay(1), now: FROZEN_NOW, read });
  expect(page?.markup).toMatch(new RegExp(`<h1[^>]*>.*${closedDay.title.COMPLETE}`));
  expect(page?.markup).toContain(closedDay.next('갈치'));
  expect(page?.markup).toContain(`href="${PAGES.reserveDay(5)}"`);
});

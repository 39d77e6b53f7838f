import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import type { ComponentType, ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { aConfigInfo, aConfigLogic, aDay, aMonth } from '#mocks/builders';
import { PAGES } from '#contract/paths';
import { about } from '#copy/about';
import { admin } from '#copy/admin';
import { auth } from '#copy/auth';
import { booking } from '#copy/booking';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { reserve } from '#copy/reserve';
import { FROZEN_NOW } from '#mocks/now';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore } from '#tests/support/jest/testStore';
import { configApi } from '#src/store/endpoints/config';
import { daysApi } from '#src/store/endpoints/days';
import { makeServerClock, type ServerClock } from '#src/store/serverClock';

const here = new URL('.', import.meta.url);
const modules = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test|d)\.tsx?$|^storySite\//.test(path))
  // This module starts the application in the browser.
  .filter((path) => path !== 'app/main.tsx')
  .sort();

const BROWSER = ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'history', 'HTMLElement'] as const;
const browserGlobals = () => BROWSER.filter((name) => name in globalThis);

// The first import of a page compiles all of it.
jest.setTimeout(60_000);
afterEach(restoreFetch);

describe('서버에는 브라우저가 없다', () => {
  test('이 시험의 세계에는 window도 document도 localStorage도 없다', () => {
    expect(browserGlobals()).toEqual([]);
  });

  test('src의 모든 모듈을 본다', () => {
    expect(modules.length).toBeGreaterThan(60);
    expect(modules).toEqual(
      expect.arrayContaining(['app/App.tsx', 'store/store.ts', 'components/base/actions/Button/Button.tsx']),
    );
    expect(existsSync(new URL('app/main.tsx', here))).toBe(true);
  });

  test.each(modules)('%s은 창 없이 불러올 수 있고, 창을 만들어 두지도 않는다', async (path) => {
    const module = (await import(`./${path.replace(/\.tsx?$/, '')}`)) as object;
    expect(typeof module).toBe('object');
    expect(browserGlobals()).toEqual([]);
  });
});

const html = async (element: ReactElement): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, { onError: (error) => void failures.push(error) });
  const text = await new Response(prelude).text();
  expect(failures).toEqual([]);
  return text;
};

describe('창 없이 그린다', () => {
  let App: ComponentType<{ store: ReturnType<typeof testStore>['store']; clock: ServerClock }>;
  beforeAll(async () => {
    ({ App } = await import('#src/app/App'));
  });

  const page = (location: string, store = testStore().store) =>
    html(
      <StaticRouter location={location}>
        <App store={store} clock={makeServerClock(() => FROZEN_NOW)} />
      </StaticRouter>,
    );
  /** A store with the data of a page, as filled by the server. */
  const filled = async () => {
    const days = aMonth('2026-12-01', 31, (index) => ({ fish: '참돔', memo: index === 3 ? '풍랑주의보' : '' }));
    fetchDouble(({ url }) => {
      if (url.includes('config-info')) return Response.json(aConfigInfo({ name: '새벽호' }));
      if (url.includes('config-logic')) return Response.json(aConfigLogic());
      return Response.json(url.includes('/list') ? days : aDay());
    });
    const { store } = testStore();
    await Promise.all([
      store.dispatch(configApi.endpoints.getConfigInfo.initiate()),
      store.dispatch(configApi.endpoints.getConfigLogic.initiate()),
      store.dispatch(daysApi.endpoints.getDayList.initiate({ year: 2026, month: 12 })),
    ]);
    return store;
  };

  test.each([
    ['/', frame.noStore],
    ['/about', about.title],
    ['/reserve', reserve.title],
    ['/reserve?year=2026&month=12', reserve.title],
    ['/reserve/5', booking.title],
    ['/privacy', pages.privacy],
    ['/reserve/find', pages.find],
    ['/nowhere', frame.notFound],
  ])('자료가 없어도 %s을 그린다: %s', async (location, title) => {
    const requests = fetchDouble(() => Response.json({}));
    expect(await page(location)).toContain(title);
    expect(requests).toEqual([]);
  });

  test.each([
    PAGES.admin,
    PAGES.adminReserve(),
    PAGES.adminReserve({ year: 2026, month: 12 }),
    PAGES.adminDay('2026-12-05'),
    PAGES.adminBulk(),
    PAGES.adminGuests,
    PAGES.adminGuest(1),
    PAGES.adminMove(1),
    PAGES.adminRefunds,
    PAGES.adminMessages,
    PAGES.adminPassword,
    PAGES.adminSettings,
    PAGES.adminPolicy,
    PAGES.adminLogo,
    PAGES.adminAbout,
  ])('로그인하지 않은 사람에게 %s은 메뉴 없는 로그인 화면이다', async (location) => {
    const requests = fetchDouble(() => Response.json({}));
    const text = await page(location);
    expect(text).toContain(auth.title);
    expect(text).not.toContain(admin.nav.label);
    expect(requests).toEqual([]);
  });

  test('자료가 있으면 달력을 자료대로 그린다', async () => {
    const text = await page('/reserve?year=2026&month=12', await filled());
    expect(text).toContain('새벽호');
    expect(text).toContain('참돔');
  });
});

import type { Page } from '@playwright/test';
import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { API, PAGES } from '#contract/paths';
import { session as sessionCopy } from '#copy/session';
import { atSea, boarding } from '#copy/boarding';
import { format } from '#copy/format';
import { liveStatus } from '#copy/liveStatus';
import { databasesIn } from './browserDatabases';
import { expectReachable } from './axe';
import { Gate, NextRelease } from './releases';
import { ADMIN, asOperator, expect, login, test, type Site } from './site';

test.use({ serviceWorkers: 'allow' });

interface Party {
  id: number;
  name: string;
  phone: string;
  guestCount: number;
  aboard?: number[];
}
const listsOf = async (site: Site) =>
  (await (await asOperator(site, BOARDING_API.atSea)).json()) as {
    trips: { day: { date: string }; parties: Party[] }[];
  };
/** The demo data's first trip with parties from the frozen day on. */
const tripOf = async (site: Site): Promise<{ date: string; name: string; phone: string; id: number }> => {
  const { trips } = await listsOf(site);
  const trip = trips.find(({ parties }) => parties.length > 1);
  const party = trip?.parties[0];
  if (!trip || !party) throw new Error('no trip with parties');
  return { date: trip.day.date, name: party.name, phone: party.phone, id: party.id };
};
const actionsOf = async (site: Site, guestId: number): Promise<string[]> => {
  const response = await asOperator(site, `${API.history}?guestId=${guestId}&page=0`);
  const { list } = (await response.json()) as { list: { action: string }[] };
  return list
    .map(({ action }) => action)
    .filter((action) => /BOARDED|CALLED/.test(action))
    .reverse();
};
/** All data of the site in the browser, as one text. */
const storedIn = async (page: Page): Promise<string> => {
  const rest = await page.evaluate(async () => {
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        parts.push(request.url, await ((await cache.match(request))?.text() ?? Promise.resolve('')));
    }
    return parts.join('\n');
  });
  return `${JSON.stringify(await databasesIn(page))}\n${rest}`;
};
/** Waits until the service worker has cached everything and controls the page. */
const installed = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};
/** Goes offline without the browser's own cache, because browsers clear that at any time. */
const aeroplane = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.context().setOffline(true);
};
/** The same on the page of a list. Waits for the message, because it moves the list away from a click. */
const aeroplaneAtList = async (page: Page): Promise<void> => {
  await aeroplane(page);
  await expect(page.getByText(atSea.lost).first()).toBeVisible();
};
const boarded = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox', { name: '승선' });
const unfold = (page: Page, name: string) => page.getByRole('button', { name, expanded: false }).first().click();
/** Blocks writes to the device's stored ticks until the returned function is called. */
const holdTicks = async (page: Page): Promise<() => Promise<void>> => {
  const hold = await page.evaluateHandle(
    () =>
      new Promise<{ isOver: boolean }>((held, failed) => {
        const open = indexedDB.open('sea');
        open.onerror = () => failed(new Error(String(open.error)));
        open.onsuccess = () => {
          const state = { isOver: false };
          const ticks = open.result.transaction('ticks', 'readwrite').objectStore('ticks');
          // A transaction lasts as long as it has requests.
          const again = () => {
            if (state.isOver) open.result.close();
            else ticks.count().onsuccess = again;
          };
          again();
          held(state);
        };
      }),
  );
  return () => hold.evaluate((state) => void (state.isOver = true));
};

/** Logs in on the day's page and waits until the passenger list is on the device. */
const openDay = async (page: Page, address: string, date: string): Promise<void> => {
  await page.goto(address + PAGES.adminDay(date));
  await login(page);
  await expect(page.getByRole('link', { name: '승선 확인' })).toBeVisible();
  await installed(page);
};

test('신호가 끊긴 배에서 표시한 승선은 다시 열어도 남고, 신호가 돌아오면 서버에 한 번만 남는다', async ({
  page,
  site,
}) => {
  const { date, name, id } = await tripOf(site);
  // Also cuts the connection: on a busy machine a tick once reached the server from an offline browser.
  const gate = new Gate(() => site);
  await gate.open();
  await openDay(page, gate.address, date);
  await page.getByRole('link', { name: '승선 확인' }).click();
  await expect(boarded(page, name).first()).toBeVisible();
  await expectReachable(page);
  gate.cut(true);
  await aeroplaneAtList(page);
  const release = await holdTicks(page);
  await boarded(page, name).first().check({ force: true });
  await expect(page.getByText('보내지 못한 표시')).toHaveCount(0);
  await release();
  // Stored on the device.
  await expect(page.getByText('보내지 못한 표시 1건')).toBeVisible();
  await page.reload();
  await expect(boarded(page, name).first()).toBeChecked();
  await expect(page.getByText('08:24 명단')).toBeVisible();
  await expect(page.getByText(liveStatus.lost)).toHaveCount(0);
  await expect(page.getByText(liveStatus.open)).toHaveCount(0);
  // The boat's name and its call button are cached too.
  await expect(page.getByRole('banner')).toContainText('새벽호');
  await expect(page.getByRole('banner').locator('[href^="tel:"]')).toBeVisible();
  await unfold(page, name);
  await expect(page.getByRole('link', { name: `${name} 문자` }).first()).toHaveAttribute('href', /^sms:01/);
  await expect(page.getByRole('link', { name: new RegExp(`^${name} 전화 걸기`) }).first()).toHaveAttribute(
    'href',
    /^tel:01/,
  );
  await expectReachable(page);
  // The page of the day shows the list too.
  await page.goto(gate.address + PAGES.adminDay(date));
  await expect(boarded(page, name).first()).toBeChecked();
  await unfold(page, name);
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('checkbox', { name: '통화함' })
    .first()
    .check({ force: true });

  // One person of another party.
  const parties = async () =>
    (await listsOf(site)).trips.flatMap((trip) => (trip.day.date === date ? trip.parties : []));
  const party = (await parties()).find((one) => one.id !== id && one.guestCount > 1);
  if (!party) throw new Error('no party of two');
  await unfold(page, party.name);
  await page
    .getByRole('listitem')
    .filter({ hasText: party.name })
    .getByRole('checkbox', { name: boarding.place(2) })
    .first()
    .check({ force: true });
  await expect(
    page.getByText(boarding.aboard(format.people(party.guestCount), format.people(1)), { exact: true }),
  ).toBeVisible();

  gate.cut(false);
  await page.context().setOffline(false);
  // If the first attempt is too early, the app retries after 15 seconds.
  await expect.poll(() => actionsOf(site, id), { timeout: 60_000 }).toEqual(['BOARDED', 'CALLED']);
  await expect(page.getByText('보내지 못한 표시')).toHaveCount(0);
  expect((await parties()).find((one) => one.id === party.id)?.aboard).toEqual([2]);
  await page.reload();
  await expect(page.getByRole('link', { name: '승선 확인' })).toBeVisible();
  expect(await actionsOf(site, id)).toEqual(['BOARDED', 'CALLED']);
  gate.close();
});

test.describe('끊겼다 이어지는 신호', () => {
  // A worker would hide the requests from Playwright's routes.
  test.use({ serviceWorkers: 'block' });
  test('답이 오지 않은 표시는 다시 보내도 서버에 한 번만 남는다', { tag: '@pc' }, async ({ page, site }) => {
    const { date, name, id } = await tripOf(site);
    let received = 0;
    // The first response is lost after the server has stored the tick; the second one arrives.
    await page.route('**/api/manage/guest/ticks', async (route) => {
      const response = await route.fetch();
      received += 1;
      await (received === 1 ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(site.address + PAGES.adminBoarding(date));
    await login(page);
    await boarded(page, name).first().check({ force: true });
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        return received;
      })
      .toBeGreaterThanOrEqual(2);
    await expect(page.getByText('보내지 못한 표시')).toHaveCount(0);
    expect(await actionsOf(site, id)).toEqual(['BOARDED']);
  });
});

test('로그아웃하면 승선자의 이름과 번호가 휴대폰의 어디에도 남지 않고, 보내지 못한 표시가 있으면 먼저 묻는다', async ({
  page,
  site,
}) => {
  const { date, name, phone } = await tripOf(site);
  await openDay(page, site.address, date);
  await expect.poll(() => storedIn(page)).toContain(phone);
  await page.getByRole('link', { name: '승선 확인' }).click();
  await expect(boarded(page, name).first()).toBeVisible();
  await aeroplaneAtList(page);
  await boarded(page, name).first().check({ force: true });
  await page.getByRole('button', { name: '로그아웃' }).click();
  const dialog = page.getByRole('dialog', { name: '보내지 못한 표시가 있습니다.' });
  await expect(dialog).toContainText('표시 1건이 지워집니다.');
  await dialog.getByRole('button', { name: '로그아웃하지 않기' }).click();
  await expect(boarded(page, name).first()).toBeChecked();

  // Visitors' pages neither send nor erase ticks.
  await page.route(`**${BOARDING_API.sendTicks}`, (route) => route.abort());
  await page.context().setOffline(false);
  await page.goto(site.address + PAGES.about);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText(sessionCopy.unsent)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('보내지 못한 표시 1건')).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await dialog.getByRole('button', { name: '지우고 로그아웃' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await expect.poll(() => storedIn(page)).not.toContain(name);
  const stored = await storedIn(page);
  expect(stored).not.toContain(phone);
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
});

test('다른 탭의 보내지 못한 표시도 로그아웃하기 전에 묻고, 닫힌 탭이 남긴 표시는 새로고침하지 않아도 보낸다', async ({
  page,
  site,
}) => {
  const { date, name, id } = await tripOf(site);
  await openDay(page, site.address, date);
  const other = await page.context().newPage();
  await other.goto(site.address + PAGES.adminBoarding(date));
  await page.context().route(`**${BOARDING_API.sendTicks}`, (route) => route.abort());
  await boarded(other, name).first().check({ force: true });
  await expect.poll(() => storedIn(other)).toContain('BOARDED');

  await page.getByRole('button', { name: '로그아웃' }).click();
  const dialog = page.getByRole('dialog', { name: '보내지 못한 표시가 있습니다.' });
  await expect(dialog).toContainText('표시 1건이 지워집니다.');
  await dialog.getByRole('button', { name: '로그아웃하지 않기' }).click();

  await other.close();
  await page.context().unroute(`**${BOARDING_API.sendTicks}`);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => actionsOf(site, id)).toEqual(['BOARDED']);
});

test('다른 곳에서 로그인이 끝나면 받아 둔 명단이 지워진다', async ({ page, site }) => {
  const { date, name, phone } = await tripOf(site);
  await openDay(page, site.address, date);
  await expect.poll(() => storedIn(page)).toContain(name);
  const changed = { password: ADMIN.password, newPassword: 'other-2026', newPasswordConfirm: 'other-2026' };
  expect((await asOperator(site, API.changePassword, changed)).status).toBe(200);
  // Also on a page for visitors.
  await page.goto(site.address + PAGES.about);
  await expect.poll(() => storedIn(page)).not.toContain(name);
  expect(await storedIn(page)).not.toContain(phone);
});

test('사흘이 지난 출조의 명단은 신호가 없어도 열리지 않고 지워진다', async ({ page, site }) => {
  const { date, name, phone } = await tripOf(site);
  await openDay(page, site.address, date);
  await expect.poll(() => storedIn(page)).toContain(name);
  await aeroplane(page);
  const lateOn = (days: number) => new Date(`${date}T23:50:00+09:00`).getTime() + days * 86_400_000;
  await page.clock.setFixedTime(lateOn(2));
  await page.reload();
  await expect(page.getByText('오프라인').first()).toBeVisible();
  expect(await storedIn(page)).toContain(phone);
  await page.clock.setFixedTime(lateOn(3));
  await page.reload();
  await expect.poll(() => storedIn(page)).not.toContain(phone);
  expect(await storedIn(page)).not.toContain(name);
});

test('관리 화면은 앱으로 설치할 수 있고, 방문자의 화면은 앱이 맡지 않는다', async ({ page, site }) => {
  const { date } = await tripOf(site);
  await openDay(page, site.address, date);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, data, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${site.address}/admin/manifest.webmanifest`, []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'ko', scope: '/admin', start_url: '/admin' });
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/admin']);
  await aeroplane(page);
  await expect(page.goto(site.address + PAGES.reserve())).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('중간의 서버가 502를 답해도 받아 둔 명단이 나오고, 다시 이어지면 표시를 보낸다', async ({ page, site }) => {
  const { date, name, id } = await tripOf(site);
  const gate = new Gate(() => site);
  await gate.open();
  await openDay(page, gate.address, date);
  await expect.poll(() => storedIn(page)).toContain(name);
  for (const status of [502, 503, 504]) {
    gate.refuse(status);
    await page.goto(gate.address + PAGES.adminBoarding(date));
    await expect(page.getByText(atSea.lost).first()).toBeVisible();
    await expect(boarded(page, name).first()).toBeVisible();
  }
  await boarded(page, name).first().check({ force: true });
  await expect(page.getByText('보내지 못한 표시 1건')).toBeVisible();
  expect(await actionsOf(site, id)).toEqual([]);
  gate.refuse(null);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('보내지 못한 표시')).toHaveCount(0);
  expect(await actionsOf(site, id)).toEqual(['BOARDED']);
  gate.close();
});

test.describe('새 버전', () => {
  let next: NextRelease;
  let newer: Site;
  test.beforeEach(async ({ makeSite }) => {
    next = new NextRelease();
    newer = await makeSite('demo');
    await newer.startAlone({}, next.folder);
  });
  test.afterEach(async () => {
    await newer.close();
    next.remove();
  });
  /** The name of the page's script, which identifies its release. */
  const scriptOf = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => [...document.scripts].map(({ src }) => /site-[\w-]+(?=\.js$)/.exec(src)?.[0]).find(Boolean));
  /** Releases in the cache of the worker, by their scripts. */
  const cachedReleases = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const stored = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return stored.flat().flatMap((url) => /site-[\w-]+(?=\.js$)/.exec(url)?.[0] ?? []);
    });
  test('새 버전이 나오면 옛 화면은 많아야 한 번 보이고, 방문자의 화면은 앱이 내놓지 않는다', async ({ page, site }) => {
    const { date, name } = await tripOf(site);
    const served = { pages: site, worker: site };
    const gate = new Gate((url) => {
      if (url.startsWith('/admin/worker.js')) return served.worker;
      return url.startsWith('/api/') ? site : served.pages;
    });
    await gate.open();
    await openDay(page, gate.address, date);
    // The worker downloads every file of the operator's pages.
    await expect.poll(() => cachedReleases(page), { timeout: 90_000 }).toEqual([next.formerScript]);

    served.pages = newer;
    // The new page does not arrive over a weak signal: the former one appears once.
    gate.hold();
    await page.goto(gate.address + PAGES.adminBoarding(date));
    await expect(boarded(page, name).first()).toBeVisible();
    expect(await scriptOf(page)).toBe(next.formerScript);
    gate.release();
    await expect.poll(() => page.evaluate(() => caches.has('admin-outdated'))).toBe(true);
    // Without the next worker the browser waits for the new page, even over a weak signal.
    gate.slow(6_000);
    await page.goto(gate.address + PAGES.adminBoarding(date));
    await expect(boarded(page, name).first()).toBeVisible();
    expect(await scriptOf(page)).toBe(next.script);
    gate.slow(0);
    served.worker = newer;
    await page.goto(gate.address + PAGES.adminBoarding(date));
    await expect.poll(() => cachedReleases(page), { timeout: 90_000 }).toEqual([next.script]);
    await aeroplane(page);
    await page.goto(gate.address + PAGES.adminBoarding(date));
    await expect(boarded(page, name).first()).toBeVisible();
    expect(await scriptOf(page)).toBe(next.script);
    await expect(page.goto(gate.address + PAGES.about)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    gate.close();
  });
});

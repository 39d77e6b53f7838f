import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API } from '#contract/paths';
import { openDatabases } from './databases';
import { SiteHost } from './host/SiteHost';
import { withoutNewerFeatures } from './olderBrowser';

/** The frozen time of server and browser in these tests. */
export const NOW = new Date('2026-11-20T08:24:00+09:00');
export const ADMIN = { userid: 'admin', password: 'e2e-선장-2026' };
/** Of the site. */
export const SECRET = 'e2e-secret-that-is-long-enough-to-sign';
/** Interval of a page without a stream; tests fast-forward its timers. */
export const READ_EVERY_MS = 15_000;

/** Generous: in `npm test` other suites use the same cores. */
const START_TIMEOUT_MS = 90_000;

/** Without variables of the shell: its settings could send real messages. */
const environmentOf = (site: Site, port: number): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: site.database ?? `file:${site.file}`,
  ADMIN_USERID: ADMIN.userid,
  ADMIN_PASSWORD: ADMIN.password,
  SECRET,
  CLOCK: NOW.toISOString(),
  // Without posts, because rendering their photographs takes time.
  DEMO_DATA: 'bookings',
  // Starts faster.
  API_DOCS: 'off',
});

/** The built product with its own database: real server, real file, demo data, frozen clock. */
export class Site {
  /** Its own process, or its id in the worker's host. */
  private running: ChildProcess | number | null = null;
  private port = 0;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'boat-e2e-'));

  /** `database`: URL of an empty PostgreSQL database; by default a new SQLite file. */
  constructor(
    private readonly host: SiteHost,
    readonly database?: string,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** For changes that no request can make. Stop the server first. */
  get file(): string {
    return path.join(this.folder, 'boat.sqlite');
  }

  /** After a stop with the same port and data. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const { id, port } = await this.host.start({ ...environmentOf(this, this.port), ...env });
    [this.running, this.port] = [id, port];
  }

  /** In its own process, which can be killed. `build`: folder of the release. */
  async startAlone(env: Record<string, string> = {}, build = 'dist'): Promise<void> {
    const server = spawn(process.execPath, [path.join(build, 'server/main.js')], {
      env: { ...environmentOf(this, this.port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.running = server;
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`서버가 시작되지 않았습니다.\n${printed}`)), START_TIMEOUT_MS);
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
        if (!port) return;
        this.port = Number(port);
        clearTimeout(timer);
        resolve();
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => reject(new Error(`서버가 끝났습니다.\n${printed}`)));
    });
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** SIGKILL, after `startAlone`. */
  async kill(): Promise<void> {
    if (typeof this.running === 'number') throw new Error('kill requires startAlone');
    await this.end('SIGKILL');
  }

  /** Deletes the data, so its own process need not close them. */
  async close(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { running } = this;
    this.running = null;
    if (typeof running === 'number') return this.host.stop(running);
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
}

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cfe1f2"/></svg>';

/**
 * Replaces the map service, which tests cannot reach (playwright.config.ts). Only for tests that show the map: routes of
 * Playwright switch off Chromium's cache.
 */
export const serveMap = async (page: Page): Promise<void> => {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: TILE }),
  );
};

export const hydrated = (page: Page): Promise<void> => page.locator('#waiting').waitFor({ state: 'detached' });

/** Opens a page like a link of the app, without loading scripts again. If only the query differs, the page is loaded. */
export const openInApp = async (page: Page, to: string): Promise<void> => {
  const here = new URL(page.url());
  const there = new URL(to, here);
  if (here.pathname === there.pathname) {
    // If only the hash differs, the browser would load nothing.
    await page.goto('about:blank');
    await page.goto(there.href);
    return hydrated(page);
  }
  await page.evaluate((address) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1 };
    history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, there.href);
  // An opened page takes the focus.
  await page.locator('#page-title:focus, #main:focus').waitFor();
};

/** Does not start the site. */
export type MakeSite = (content: 'empty' | 'demo') => Promise<Site>;

const hasQueued = async (site: Site): Promise<boolean> => {
  const queued = await asOperator(site, `${API.messages}?state=QUEUED`);
  return ((await queued.json()) as { totalElements: number }).totalElements > 0;
};

/** Starts and stops a site on an empty database, to fill it with demo data and send due reminders. */
const fill = async (site: Site): Promise<Site> => {
  await site.start();
  await expect.poll(() => hasQueued(site)).toBe(false);
  await site.stop();
  return site;
};

/**
 * Each test gets a running site and a page with the clock frozen at NOW: on the phone with SQLite, on the PC with
 * PostgreSQL if installed. The sites of a worker run in one process (host/SiteHost.ts) and get copies of its demo
 * database. With `startsItself` the test starts the site, after changing its database or with its own settings.
 */
export const test = base.extend<
  { site: Site; startsItself: boolean; visit: (path: string) => Promise<void> },
  { makeSite: MakeSite }
>({
  startsItself: [false, { option: true }],
  makeSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { project }) => {
      const databases = await openDatabases(project.name);
      const host = new SiteHost();
      let made = 0;
      let demo: Promise<Site> | undefined;
      await use(async (content) => {
        if (content === 'demo') demo ??= fill(new Site(host, await databases?.create('demo')));
        const first = await demo;
        const name = `site_${(made += 1)}`;
        if (databases) return new Site(host, await databases.create(name, content === 'demo' ? 'demo' : undefined));
        const site = new Site(host);
        if (content === 'demo' && first) copyFileSync(first.file, site.file);
        return site;
      });
      await (await demo)?.close();
      await host.end();
      await databases?.end();
    },
    { scope: 'worker' },
  ],
  site: async ({ makeSite, startsItself }, use) => {
    const site = await makeSite('demo');
    if (!startsItself) await site.start();
    await use(site);
    await site.close();
  },
  context: async ({ context }, use) => {
    await context.addInitScript(withoutNewerFeatures);
    await use(context);
  },
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(NOW);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|requires 'Trusted/.test(message.text())) problems.push(message.text());
    });
    await use(page);
    expect(problems, '화면에서 난 오류').toEqual([]);
  },
  visit: async ({ page, site }, use) => {
    await use(async (to) => {
      await page.goto(site.address + to);
      await hydrated(page);
    });
  },
});
export { expect };

/** On the displayed login screen. */
export const login = async (page: Page): Promise<void> => {
  await page.getByLabel('아이디').fill(ADMIN.userid);
  await page.getByLabel('비밀번호', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: '로그인' }).click();
};

export const anotherTab = async (context: BrowserContext): Promise<Page> => {
  const tab = await context.newPage();
  await tab.clock.setFixedTime(NOW);
  return tab;
};

/** A request from another device of the operator, with a new login: GET, or POST with a body. */
export const asOperator = async (site: Site, path: string, body?: unknown): Promise<Response> => {
  const headers = { 'Content-Type': 'application/json' };
  const signin = await fetch(site.address + API.signin, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const { token } = (await signin.json()) as { token: string };
  return fetch(site.address + path, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
};

/** Sends the same requests as the forms, `store-info` and `store-logic`. */
export const configure = async (site: Site, path: string, settings: Record<string, unknown>): Promise<void> => {
  expect((await asOperator(site, path, settings)).status).toBe(200);
};

/** Blocks the stream of seat counts, before the page is opened. `tried` resolves when the page has requested it. */
export const withoutSeatNews = async (page: Page): Promise<{ tried: Promise<void> }> => {
  let resolve = (): void => undefined;
  const tried = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route(`**${API.seatEvents}*`, async (route) => {
    await route.abort();
    resolve();
  });
  return { tried };
};

/** Without the headcount. */
export const fillBooking = async (page: Page, name: string, tel = '010-1234-5678'): Promise<void> => {
  await page.getByLabel('예약자').fill(name);
  await page.getByLabel('휴대폰 번호').fill(tel);
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
};

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dayOffer } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { temporaryFolder } from '#tests/support/processes';
import { call, demoPosted, listAddress, nextMonth, startProduct } from '#tests/support/product';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { judged, spreadOf, type Group, type Row } from './table';

/** Fetched by npm at its first run, because its 115 packages are not needed otherwise. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;
const RUN_MS = 180_000;
/** Attempts if a run has no recorded trace. */
const TRIES = 3;
const MOST_BYTES = 64 * 1024 * 1024;
/** The lowest score of each category. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];
/** The map's server, blocked because it may be unreachable: Lighthouse ignores blocked hosts. */
const TILES = 'https://tile.openstreetmap.org/*';
/** The audit skipped for the lookup page, which is hidden from search engines on purpose. */
const CRAWLABLE = 'is-crawlable';

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/** Whether the browser lost its trace of a run, a fault of Lighthouse and not of the page. */
const isUnrecorded = (error: unknown): boolean => /Please run Lighthouse again/.test(String((error as Error).message));

/** Runs Lighthouse with its default: a phone on slow 4G with an empty cache. */
const reportOn = async (url: string, skipped: readonly string[], tries = TRIES): Promise<Report> => {
  const args = ['exec', '--yes', '--', LIGHTHOUSE, url, '--quiet', '--output=json'];
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const options = [
    `--chrome-flags=${flags}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--blocked-url-patterns=${TILES}`,
    ...(skipped.length ? [`--skip-audits=${skipped.join()}`] : []),
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  try {
    const { stdout } = await promisify(execFile)('npm', [...args, ...options], {
      cwd: temporaryFolder(),
      env,
      timeout: RUN_MS,
      maxBuffer: MOST_BYTES,
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries <= 1 || !isUnrecorded(error)) throw error;
    return reportOn(url, skipped, tries - 1);
  }
};

const PERCENT = 100;

/** A category's scores, with the ids of the last report's audits below 100. */
const rowOf = (page: string, category: Category, reports: readonly Report[]): Row => {
  const { median, lowest, highest } = spreadOf(
    reports.map(({ categories }) => Math.round(categories[category].score * PERCENT)),
  );
  const last = reports.at(-1);
  const faults = last?.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (last.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const goal = GOALS[category];
  return {
    what: `${page}: ${category}`,
    measured: `${median} (${lowest} to ${highest})`,
    reference: '',
    ratio: faults?.join(', ') ?? '',
    goal: judged(`≥ ${goal}`, median >= goal),
  };
};

const lighthouseRows = async (): Promise<Row[]> => {
  const product = await startProduct({ settings: { DEMO_DATA: 'on' } });
  await demoPosted(product);
  const month = nextMonth();
  const days = (await call(product, listAddress(month))) as ReserveDay[];
  const pages = {
    '/': PAGES.home,
    '/reserve': PAGES.reserve(month),
    '/reserve/{id}': PAGES.reserveDay(days.find((each) => dayOffer(each).kind === 'bookable')?.id ?? ''),
    '/about': PAGES.about,
    '/reserve/find': PAGES.reserveFind,
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const skipped = path === PAGES.reserveFind ? [CRAWLABLE] : [];
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await reportOn(product.url + path, skipped));
    rows.push(...CATEGORIES.map((category) => rowOf(name, category, reports)));
  }
  return rows;
};

export const lighthouse: Group = { title: 'Lighthouse', onlyNamed: true, rows: lighthouseRows };

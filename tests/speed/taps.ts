import type { Browser } from '@playwright/test';
import { addMonths, monthRange, type YearMonth } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { bookingForm } from '#copy/bookingForm';
import { format, weekdayLetter } from '#copy/format';
import { reserve } from '#copy/reserve';
import { slowPage, startChromium, tapUntil } from './browser';
import { openSeason, seasonMonths, startProduct } from '#tests/support/product';
import type { Tapped } from './inPage';
import { limitRow, type Group, type Row } from './table';

const ROUNDS = 7;
const LIMIT_MS = 100;
const SATURDAY = 6;

const KINDS = {
  firstTime: 'open a month of 31 days',
  again: 'open the same month again',
  chosen: 'filter it by a weekday',
  cleared: 'clear the filter',
  headcount: 'choose a headcount',
};
type Taps = Record<keyof typeof KINDS, Tapped>;

/** The taps of a new visitor. */
const tapThrough = async (chromium: Browser, site: string, dayId: number): Promise<Taps> => {
  // A month of 31 days, opened from the month before it.
  const long = seasonMonths()
    .slice(1)
    .find((month) => monthRange(month).last.endsWith('31'));
  if (!long) throw new Error('no month has 31 days');
  const other = addMonths(long, -1);
  const page = await slowPage(chromium);
  await page.goto(site + PAGES.reserve(other), { waitUntil: 'networkidle' });
  const tabs = page.getByRole('navigation', { name: reserve.months });
  const toLong = tabs.locator(`[href="${PAGES.reserve(long)}"]`);
  // Waits for as many cards as the screen shows.
  const cardsOf = (month: YearMonth): string =>
    `[aria-label="${reserve.listLabel(format.yearMonth(month))}"] > li:nth-child(7)`;
  const firstTime = await tapUntil(toLong, cardsOf(long));
  await tapUntil(tabs.locator(`[href="${PAGES.reserve(other)}"]`), cardsOf(other));
  const again = await tapUntil(toLong, cardsOf(long));
  const saturday = page.getByRole('button', { name: weekdayLetter(SATURDAY), exact: true });
  const chosen = await tapUntil(saturday, '[data-day-calendar]:not(:has(> li:nth-child(6)))');
  const cleared = await tapUntil(saturday, cardsOf(long));
  await page.goto(site + PAGES.reserveDay(dayId), { waitUntil: 'networkidle' });
  const party = format.people(3);
  const headcount = await tapUntil(
    page.getByText(party, { exact: true }),
    'button[type=submit]',
    bookingForm.submit(party),
  );
  await page.context().close();
  return { firstTime, again, chosen, cleared, headcount };
};

const tapRows = async (): Promise<Row[]> => {
  const product = await startProduct();
  const [[day] = []] = await openSeason(product);
  const chromium = await startChromium();
  const rounds: Taps[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taps = await tapThrough(chromium, product.url, day?.id ?? NaN);
    // The first round warms up.
    if (round > 0) rounds.push(taps);
  }
  await chromium.close();
  const rowsOf = (kind: keyof Taps): Row[] => {
    const of = (paint: keyof Tapped): number[] => rounds.map((round) => round[kind][paint]);
    return [
      limitRow(`${KINDS[kind]}: next paint`, of('nextPaint'), { unit: ' ms', atMost: LIMIT_MS }),
      limitRow(`${KINDS[kind]}: result`, of('result'), { unit: ' ms' }),
    ];
  };
  return (Object.keys(KINDS) as (keyof Taps)[]).flatMap(rowsOf);
};

export const taps: Group = { title: 'Taps on a phone', onlyNamed: true, rows: tapRows };

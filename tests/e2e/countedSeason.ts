import type { Page } from '@playwright/test';
import { tidePhase } from '#contract/day/tide.rules';
import { expect } from './site';

/** A booking of the operator's list. */
export interface Booking {
  id: number;
  guestId: string;
  name: string;
  phone: string;
  date: string;
  state: string;
  guestCount: number;
  price: number;
  totalPrice: number | null;
  paid: number | null;
  refund: { amount: number } | null;
  claimedAt: string | null;
  cancelledAt: string | null;
  tripCancelled: string;
}
/** In responses to visitors. */
export interface Day {
  id: number;
  date: string;
  week: number;
  state: string;
  fish: string;
  guestCount: number;
  totalCount: number;
  heldCount: number;
}
/** A day with its bookings, after the month has ended. */
export interface CountedDay extends Day {
  bookings: readonly Booking[];
}

/** The texts of the statistics page: each figure with that of last year, and the rows of each table. */
export interface Shown {
  totals: string[][];
  tables: Record<string, string[][]>;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
const DAY_MS = 24 * 60 * 60 * 1000;
const midnight = (date: string): number => Date.parse(`${date}T00:00:00+09:00`);
const money = (man: number): string => `${man.toLocaleString('en-US')}만원`;
const share = (sold: number, offered: number): string => `${Math.round((sold / offered) * 100)}%`;

/**
 * The expected texts for a month after a year without trips, computed from days and bookings. `lost` are the dates
 * cancelled for the weather.
 */
export const countedFrom = (days: readonly CountedDay[], lost: readonly string[]): Shown => {
  const sailing = days.filter(({ state }) => state !== 'CANCEL');
  const offered = sailing.filter(({ state, guestCount }) => state !== 'CLOSE' || guestCount > 0);
  const standing = sailing.flatMap(({ bookings }) => bookings.filter(({ state }) => state !== 'CANCEL'));
  const gone = days.flatMap(({ bookings }) => bookings.filter(({ state }) => state === 'CANCEL'));
  const single = gone.filter(({ tripCancelled }) => tripCancelled === 'N');
  const count = {
    sailed: sailing.filter(({ bookings }) => bookings.some(({ state }) => state !== 'CANCEL')).length,
    weather: lost.length,
    cancelled: days.length - sailing.length - lost.length,
    seats: sum(offered, ({ totalCount }) => totalCount),
    people: sum(standing, ({ guestCount }) => guestCount),
    deposits: sum(standing, ({ paid }) => paid ?? 0),
    fares: sum(standing, ({ totalPrice, price, guestCount }) => totalPrice ?? price * guestCount),
    kept: sum(gone, ({ paid, refund }) => (paid ?? 0) - (refund?.amount ?? 0)),
  };
  const noticeOf = ({ cancelledAt, date }: Booking): number =>
    Math.floor((midnight(date) + DAY_MS - 1 - Date.parse(cancelledAt ?? '')) / DAY_MS);
  const cancelledFrom = (least: number, below: number): string =>
    `${single.filter((guest) => noticeOf(guest) >= least && noticeOf(guest) < below).length}건`;
  const group = (keyOf: (day: CountedDay) => string, keys: readonly string[]): string[][] =>
    keys
      .map((key) => ({ key, its: offered.filter((day) => keyOf(day) === key) }))
      .filter(({ its }) => its.length > 0)
      .map(({ key, its }) => {
        const people = sum(its, ({ guestCount }) => guestCount);
        const seats = sum(its, ({ totalCount }) => totalCount);
        return [key, `${its.length}일`, `${people}명`, share(people, seats), '0명'];
      });
  const numbered = Array.from({ length: 15 }, (_, at) => `${at + 1}물`);
  const tideOf = ({ date }: CountedDay): string => tidePhase(date)?.name ?? '';
  const named = [...new Set(offered.map(tideOf))].filter((name) => !numbered.includes(name));
  const former = `${Number(days[0]?.date.slice(0, 4)) - 1}년`;
  const [monday, ...week] = '월화수목금토일';
  return {
    totals: [
      ['출항한 날', `${count.sailed}일`, `${former} 0일`],
      ['날씨로 취소한 날', `${count.weather}일`, `${former} 0일`],
      ['그 밖에 취소한 날', `${count.cancelled}일`, `${former} 0일`],
      ['낸 자리', `${count.seats}자리`, `${former} 0자리`],
      ['예약된 자리', `${count.people}명`, `${former} 0명`],
      ['찬 자리', share(count.people, count.seats), `${former} -`],
      ['받은 예약금', money(count.deposits), `${former} 0만원`],
      ['선비 합계', money(count.fares), `${former} 0만원`],
      ['취소·변경 후 남은 예약금', money(count.kept), `${former} 0만원`],
      ['취소된 예약', `${single.length}건`, `${former} 0건`],
      ['취소된 인원', `${sum(single, ({ guestCount }) => guestCount)}명`, `${former} 0명`],
    ],
    tables: {
      '출항한 날과 취소한 날의 수': [
        ['출항한 날', `${count.sailed}일`, '0일'],
        ['날씨로 취소한 날', `${count.weather}일`, '0일'],
        ['그 밖에 취소한 날', `${count.cancelled}일`, '0일'],
      ],
      '낸 자리와 예약된 자리의 수': [
        ['낸 자리', `${count.seats}자리`, '0자리'],
        ['예약된 자리', `${count.people}명`, '0명'],
      ],
      '예약금과 선비(만원)': [
        ['받은 예약금', money(count.deposits), '0만원'],
        ['선비 합계', money(count.fares), '0만원'],
        ['취소·변경 후 남은 예약금', money(count.kept), '0만원'],
      ],
      '요일별 예약 인원': group(({ week: day }) => [monday, ...week][day - 1] ?? '', [monday ?? '', ...week]),
      '어종별 예약 인원': group(({ fish }) => fish, [...new Set(offered.map(({ fish }) => fish))]),
      '물때별 예약 인원': group(tideOf, [...numbered, ...named]),
      '취소한 때별 예약 수': [
        ['7일 전까지', cancelledFrom(7, Infinity), '0건'],
        ['3일 전부터', cancelledFrom(3, 7), '0건'],
        ['1일 전부터', cancelledFrom(1, 3), '0건'],
        ['당일', cancelledFrom(-Infinity, 1), '0건'],
      ],
    },
  };
};

export const shownOn = async (page: Page): Promise<Shown> => {
  await expect(page.getByRole('region', { name: '합계' })).toBeVisible();
  return page.evaluate(() => {
    const texts = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent.trim());
    const totals = [...document.querySelectorAll('main dl > div')].map((each) =>
      texts([...each.querySelectorAll('dt'), ...(each.querySelector('dd')?.children ?? [])]),
    );
    const tables = [...document.querySelectorAll('main table')].map((table): [string, string[][]] => [
      table.getAttribute('aria-label') ?? '',
      [...table.querySelectorAll('tbody tr')].map((row) => texts(row.children)),
    ]);
    return { totals, tables: Object.fromEntries(tables) };
  });
};

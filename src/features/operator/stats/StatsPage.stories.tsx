import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import type { Figures } from '#contract/stats/stats.schema';
import { stats as copy } from '#copy/stats';
import { aStats } from '#mocks/builders';
import { config, responds, unreachable, waits } from '#mocks/handlers';
import { wholeText } from '#mocks/wholeText';
import { retryShown } from '#src/storySite/retryShown';
import { StatsPage } from './StatsPage';

const { now, before } = aStats();
const NONE: Figures = {
  ...now,
  days: { sailed: 0, weather: 0, cancelled: 0 },
  seats: { offered: 0, sold: 0 },
  money: { deposits: 0, fares: 0, kept: 0 },
  cancellations: {
    bookings: 0,
    people: 0,
    byNotice: now.cancellations.byNotice.map(({ days }) => ({ days, bookings: 0 })),
  },
  byWeekday: [],
  byFish: [],
  byTide: [],
};
/** The same days of the year before, without trips. */
const NONE_BEFORE: Figures = { ...NONE, from: before.from, until: before.until };

const meta = {
  title: '통계',
  id: 'page-stats',
  component: StatsPage,
  decorators: [site],
  parameters: { route: PAGES.adminStats(), signedIn: true, msw: [...config(), responds(API.stats, aStats())] },
} satisfies Meta<typeof StatsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: copy.chart(copy.byWeekday) })).toBeVisible();
    await expect(canvas.getByText(wholeText(copy.until('11월 20일(금)', '2025년')))).toBeVisible();
    await expect(valueOf(canvas, copy.totals.deposits)).toHaveTextContent('2,310만원2025년 1,760만원');
    await expect(valueOf(canvas, copy.totals.offered)).toHaveTextContent('300자리2025년 260자리');
    await expect(valueOf(canvas, copy.totals.people)).toHaveTextContent('21명2025년 26명');
    const days = canvas.getByRole('img', { name: copy.daysChart });
    await expect(days).toHaveAccessibleDescription(/날씨로 취소한 날 3일 5일/);
    await expect(canvas.getByRole('row', { name: `${copy.totals.fares} 4,720만원 3,560만원` })).toBeVisible();
    const seats = canvas.getByRole('img', { name: copy.seatsChart });
    await expect(seats).toHaveAccessibleDescription(/낸 자리 300자리 260자리.*예약된 자리 236명 178명/);
    await expect(within(canvas.getByRole('table', { name: copy.seatsChart })).getByText('2025년')).toBeVisible();
    await expect(document.body).not.toHaveTextContent(/지난해|올해/);
    await expect(canvas.queryByRole('link', { name: copy.next('2026년 12월') })).toBeNull();
    await expect(canvas.getByRole('link', { name: copy.former('2026년 10월') })).toHaveAttribute(
      'href',
      PAGES.adminStats({ year: 2026, month: 10 }),
    );
  },
};
/** In the first season there is no year before. */
export const FirstYear: Story = {
  name: '첫 해',
  parameters: {
    route: PAGES.adminStats({ year: 2026 }),
    msw: [...config(), responds(API.stats, aStats({ before: NONE_BEFORE }))],
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(copy.totals.sold);
    await expect(canvas.getByRole('link', { name: copy.months })).toBeVisible();
    await expect(canvas.getAllByText(copy.ofYear(2026), { selector: 'p, p *' })[0]).toBeVisible();
    await expect(valueOf(canvas, copy.totals.sold)).toHaveTextContent('236명2025년 0명');
  },
};
export const FormerMonth: Story = {
  name: '지난 달',
  parameters: { route: PAGES.adminStats({ year: 2026, month: 10 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.seatsTitle })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: copy.next('2026년 11월') })).toHaveAttribute(
      'href',
      PAGES.adminStats({ year: 2026, month: 11 }),
    );
  },
};
export const NothingYet: Story = {
  name: '아직 없음',
  parameters: { msw: [...config(), responds(API.stats, { now: NONE, before: NONE_BEFORE })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.nothing)).toBeVisible();
  },
};
/** An address of a future period, to which no arrow leads. */
export const Ahead: Story = {
  name: '아직 시작되지 않음',
  parameters: {
    route: PAGES.adminStats({ year: 2027 }),
    msw: [...config(), responds(API.stats, { now: NONE, before: NONE_BEFORE })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.ahead)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.csv })).toBeNull();
    await expect(canvas.getByRole('link', { name: copy.former('2026년') })).toBeVisible();
  },
};
export const Failed: Story = { parameters: { msw: [...config(), unreachable(API.stats)] }, play: retryShown };
export const Loading: Story = { parameters: { msw: [...config(), waits(API.stats)] } };

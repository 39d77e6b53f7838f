import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, PAGES } from '#contract/paths';
import { about } from '#copy/about';
import { aboutContent } from '#copy/aboutContent';
import { catches } from '#copy/catches';
import { frame } from '#copy/frame';
import { home } from '#copy/home';
import { reserve } from '#copy/reserve';
import { aCatch, aMonth, anAbout, aPhotograph } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { config, photographs, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { HomePage } from './HomePage';

/** November from the 18th: past days, a full day, a closed one, and the next three with free seats. */
const november = aMonth('2026-11-18', 9, (index) => ({
  id: 18 + index,
  ...(index === 2 && { state: 'COMPLETE', guestCount: 20 }),
  ...(index === 3 && { guestCount: 18 }),
  ...(index === 4 && { state: 'CLOSE', memo: '선박 정기 점검' }),
  ...(index > 4 && { guestCount: 17 - index }),
}));
const december = aMonth('2026-12-01', 3, (index) => ({ id: 101 + index, fish: '오징어·참돔' }));

/** Responds to the day list request by month. */
const months = (days: Record<string, ReserveDay[]>) =>
  http.get(`*${API.dayList}`, ({ request }) =>
    HttpResponse.json(days[new URL(request.url).searchParams.get('month') ?? ''] ?? []),
  );

const meta = {
  title: '첫 화면',
  id: 'page-home',
  component: HomePage,
  decorators: [site],
  parameters: {
    route: PAGES.home,
    path: PAGES.home,
    msw: [...config(), months({ '11': november, '12': december })],
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list needs up to three sequential requests, hence the longer timeout. */
const nextDaysIn = (page: HTMLElement) => within(page).findByRole('list', { name: home.near }, { timeout: 30_000 });
const hrefsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const next = await nextDaysIn(canvasElement);
    await expect(hrefsOf(next)).toEqual(['/reserve/21', '/reserve/23']);
    await expect(canvas.getByRole('link', { name: home.all })).toHaveAttribute('href', '/reserve');
    await expect(canvas.getByRole('link', { name: reserve.book })).toHaveAttribute('href', '/reserve');
  },
};
/** The operator has only saved the name: no text of another boat. */
export const NewBoat: Story = {
  parameters: {
    msw: [
      responds(API.about, anAbout({ ...aboutContent, photos: [] })),
      ...config({ name: '한바다호', tel: null, band: null, address: null }),
      months({}),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '한바다호' })).toBeVisible();
    await canvas.findByRole('heading', { level: 2, name: about.seasons });
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/여수|국동|새벽을/);
  },
};
/** With a landscape and an upright photograph, and a post without any. */
export const WithPosts: Story = {
  name: '조황이 있음',
  parameters: {
    msw: [
      responds(API.latestCatches, [
        aCatch({ pictures: [aPhotograph(0), aPhotograph(1)] }),
        aCatch({ id: 2, date: '2026-11-15', pictures: [aPhotograph(1)] }),
        aCatch({ id: 3, date: '2026-11-14', pictures: [] }),
      ]),
      ...config(),
      photographs,
      months({ '11': november, '12': december }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await nextDaysIn(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: catches.latest })).toBeVisible();
    await expect(canvas.getByRole('link', { name: catches.all })).toHaveAttribute('href', PAGES.catches());
  },
};
const narrow = emulating({ width: 320 });
export const WithPostsAsNarrowAs320: Story = {
  ...WithPosts,
  ...narrow,
  name: '폭 320에서 조황이 있음',
  parameters: { ...WithPosts.parameters, ...narrow.parameters },
};
export const FilledUpFromNextMonth: Story = {
  name: '다음 달로 채움',
  parameters: { msw: [...config(), months({ '11': november.slice(0, 4), '12': december })] },
  play: async ({ canvasElement }) => {
    const next = await nextDaysIn(canvasElement);
    await expect(hrefsOf(next)).toEqual(['/reserve/21', '/reserve/101']);
    await expect(within(next).getByText(/12월/, { selector: '[datetime="2026-12-01"] *' })).toBeVisible();
  },
};
export const NothingConfigured: Story = {
  parameters: {
    msw: [
      ...config({ name: null, tel: null, band: null, address: null }, { month: null, reserveTime: null }),
      months({ '11': november }),
    ],
  },
  play: async ({ canvasElement }) => {
    await nextDaysIn(canvasElement);
  },
};
export const NoSeatsAnywhere: Story = {
  name: '어디에도 자리 없음',
  parameters: { msw: [...config(), responds(API.dayList, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(home.nearEmpty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.toReserve })).toHaveAttribute('href', '/reserve');
  },
};
export const Loading: Story = {
  parameters: { msw: [...config(), waits(API.dayList)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reserve.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: home.steps })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.dayList, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: about.seasons })).toBeVisible();
  },
};
export const Unreachable: Story = {
  parameters: { msw: [...config(), unreachable(API.dayList)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.failed)).toBeVisible();
  },
};

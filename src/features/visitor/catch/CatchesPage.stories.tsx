import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { API, PAGES } from '#contract/paths';
import type { CatchList } from '#contract/catch/catch.schema';
import { catches as copy } from '#copy/catches';
import { format } from '#copy/format';
import { aCatch, anAbout, aPhotograph } from '#mocks/builders';
import { config, photographs, responds, unreachable, waits } from '#mocks/handlers';
import { site } from '#src/storySite/site';
import { CatchesPage } from './CatchesPage';

const november: CatchList = {
  month: { year: 2026, month: 11 },
  list: [aCatch({ pictures: [aPhotograph(0), aPhotograph(1), aPhotograph(2)] }), aCatch({ id: 2, date: '2026-11-15' })],
  months: [
    { year: 2026, month: 11, count: 2 },
    { year: 2025, month: 12, count: 1 },
  ],
};
const meta = {
  title: '조황',
  id: 'page-catches',
  component: CatchesPage,
  decorators: [site],
  parameters: {
    route: PAGES.catches(),
    path: PAGES.catches(),
    msw: [...config(), photographs, responds(API.catchList, november)],
  },
} satisfies Meta<typeof CatchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.of(format.day('2026-11-19')) })).toBeInTheDocument();
    const [book] = canvas.getAllByRole('link', { name: copy.book });
    await waitFor(() => expect(book).toHaveAttribute('href', PAGES.reserve({ year: 2026, month: 11 })));
  },
};
export const BeforeTheFirst: Story = {
  name: '첫 글 전',
  parameters: { msw: [...config(), responds(API.catchList, { month: null, list: [], months: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.empty)).toBeInTheDocument();
  },
};
/** No fish of the boat is in season, so nothing is announced. */
export const NothingInSeason: Story = {
  name: '나오는 어종이 없는 달',
  parameters: {
    msw: [
      responds(API.about, anAbout({ seasons: [] })),
      ...config(),
      responds(API.catchList, { month: null, list: [], months: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.empty)).toBeInTheDocument();
    await expect(canvas.queryByText(copy.emptyHint)).not.toBeInTheDocument();
  },
};
export const AMonthWithout: Story = {
  name: '글이 없는 달',
  parameters: {
    msw: [...config(), responds(API.catchList, { ...november, month: { year: 2026, month: 10 }, list: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.monthEmpty)).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.catchList)] } };
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.catchList)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.loadFailed)).toBeInTheDocument();
  },
};

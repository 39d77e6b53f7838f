import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { API, PAGES } from '#contract/paths';
import { catches as copy } from '#copy/catches';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { aCatch, aPhotograph } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { config, photographs, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { site } from '#src/storySite/site';
import { CatchPage } from './CatchPage';

const meta = {
  title: '조황 한 편',
  id: 'page-catch',
  component: CatchPage,
  decorators: [site],
  parameters: {
    route: PAGES.catchPost(1),
    path: PAGES.catchPost(':id'),
    msw: [
      ...config(),
      photographs,
      responds(API.catchById, aCatch({ date: '2025-11-19', pictures: [aPhotograph(0), aPhotograph(1)] })),
    ],
  },
} satisfies Meta<typeof CatchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: copy.of('2025년 11월 19일') }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: copy.book })).toBeInTheDocument();
  },
};
export const Deleted: Story = {
  parameters: {
    msw: [...config(), refuses(API.catchById, 404, { code: 'NOT_FOUND', message: errorText.NOT_FOUND })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.gone)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: copy.all })).toHaveAttribute('href', '/catch');
  },
};
export const Loading: Story = {
  parameters: { msw: [...config(), waits(API.catchById)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.loading)).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.catchById)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const AsNarrowAs320: Story = { ...Loaded, ...emulating({ width: 320 }) };

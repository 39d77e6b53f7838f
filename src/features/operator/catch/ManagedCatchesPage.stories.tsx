import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { API, PAGES } from '#contract/paths';
import { catchForm as copy, catches } from '#copy/catches';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { aCatch } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { config, photographs, responds, unreachable, waits } from '#mocks/handlers';
import { wholeText } from '#mocks/wholeText';
import { site } from '#src/storySite/site';
import { ManagedCatchesPage } from './ManagedCatchesPage';

const usage = { page: 0, totalPages: 1, usedBytes: 130_000_000, maxBytes: 1_073_741_824 };
const list = [aCatch(), aCatch({ id: 2, date: '2025-11-15' })];
const meta = {
  title: '조황 관리',
  id: 'page-managed-catches',
  component: ManagedCatchesPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminCatches,
    path: PAGES.adminCatches,
    msw: [...config(), photographs, responds(API.managedCatches, { ...usage, list, totalElements: 2 })],
  },
} satisfies Meta<typeof ManagedCatchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.used(124, 1024))).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /2025년\s*11월 15일\s*조황/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.open })).toHaveAttribute('href', PAGES.adminNewCatch);
  },
};
export const Empty: Story = {
  parameters: {
    msw: [
      ...config(),
      responds(API.managedCatches, { ...usage, list: [], totalElements: 0, totalPages: 0, usedBytes: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.listEmpty)).toBeInTheDocument();
  },
};
export const Loading: Story = {
  parameters: { msw: [...config(), waits(API.managedCatches)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: copy.open })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.managedCatches)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(catches.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const AsNarrowAs320: Story = { ...Loaded, ...emulating({ width: 320 }) };
export const Asking: Story = {
  name: '물음',
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: copy.removePost });
    if (remove) await userEvent.click(remove);
    await expect(await canvas.findByText(wholeText(copy.removeAsk(format.day('2026-11-19'))))).toBeInTheDocument();
  },
};

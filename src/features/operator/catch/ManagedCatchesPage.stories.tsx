import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { API, PAGES } from '../../../../contract/paths';
import { catchForm as copy } from '../../../../copy/catches';
import { format } from '../../../../copy/format';
import { aCatch } from '../../../../mocks/builders';
import { answers, config, photographs } from '../../../../mocks/handlers';
import { site } from '../../../storySite/site';
import { ManagedCatchesPage } from './ManagedCatchesPage';

const room = { page: 0, totalPages: 1, usedBytes: 130_000_000, maxBytes: 1_073_741_824 };
const meta = {
  id: 'page-managed-catches',
  component: ManagedCatchesPage,
  tags: ['!autodocs'],
  decorators: [site],
  parameters: {
    route: PAGES.adminCatches,
    path: PAGES.adminCatches,
    msw: [...config(), photographs, answers(API.managedCatches, { ...room, list: [aCatch()], totalElements: 1 })],
  },
} satisfies Meta<typeof ManagedCatchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.used(124, 1024))).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: copy.open })).toHaveAttribute('href', PAGES.adminNewCatch);
  },
};
export const Empty: Story = {
  parameters: {
    msw: [
      ...config(),
      answers(API.managedCatches, { ...room, list: [], totalElements: 0, totalPages: 0, usedBytes: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.listEmpty)).toBeInTheDocument();
  },
};
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.removePost }));
    await expect(await canvas.findByText(copy.removeAsk(format.day('2026-11-19')))).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dayState } from '#copy/reserve';
import { inOwnColors } from '#mocks/inOwnColors';
import { DayStateChip } from './DayStateChip';

const meta = {
  title: '출조일 상태 칩',
  id: 'day-state-chip',
  component: DayStateChip,
  args: { state: 'OPEN' },
} satisfies Meta<typeof DayStateChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.OPEN)).toBeVisible();
  },
};
export const Full: Story = {
  args: { state: 'COMPLETE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.COMPLETE)).toBeVisible();
  },
};
export const Closed: Story = {
  args: { state: 'CLOSE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CLOSE)).toBeVisible();
  },
};
export const TripCancelled: Story = {
  args: { state: 'CANCEL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CANCEL)).toBeVisible();
  },
};
/** One party has the whole boat. */
export const Charter: Story = {
  args: { state: 'CHARTER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.charter)).toBeVisible();
  },
};
export const InTheMonthGrid: Story = {
  name: '달력의 칸에서',
  tags: ['breakpoint'],
  args: { state: 'COMPLETE', dense: true },
};
/** Forced-colors mode. */
export const ForcedColors: Story = { parameters: inOwnColors };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { admin } from '#copy/admin';
import { dayState } from '#copy/reserve';
import { ManagedStateChip } from './ManagedStateChip';

const meta = {
  title: '출조일 상태 칩(운영자)',
  id: 'managed-state-chip',
  component: ManagedStateChip,
  args: { state: 'OPEN' },
} satisfies Meta<typeof ManagedStateChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.OPEN)).toBeVisible();
  },
};
export const BeforeItsOpening: Story = {
  name: '예약 시작 전',
  args: { state: 'OPENS_LATER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.states.OPENS_LATER)).toBeVisible();
  },
};
export const Past: Story = {
  args: { state: 'PAST' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.states.PAST)).toBeVisible();
  },
};
export const InTheMonthGrid: Story = {
  name: '달력의 칸에서',
  tags: ['both-widths'],
  args: { state: 'OPENS_LATER', dense: true },
};

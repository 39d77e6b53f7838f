import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositChip } from './DepositChip';

const meta = {
  title: '예약금 칩',
  id: 'deposit-chip',
  component: DepositChip,
  args: { mark: 'CLAIMED' },
} satisfies Meta<typeof DepositChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claimed: Story = {};
export const Overdue: Story = { name: '기한 지남', args: { mark: 'OVERDUE' } };
export const DueToday: Story = { name: '오늘 마감', args: { mark: 'DUE_TODAY' } };

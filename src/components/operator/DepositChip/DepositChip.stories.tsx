import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositChip } from './DepositChip';

const meta = { id: 'deposit-chip', component: DepositChip, args: { mark: 'CLAIMED' } } satisfies Meta<
  typeof DepositChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claimed: Story = {};
export const Overdue: Story = { args: { mark: 'OVERDUE' } };
export const DueToday: Story = { args: { mark: 'DUE_TODAY' } };

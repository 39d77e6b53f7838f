import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { booking } from '#copy/booking';
import { claimed, guestState, moreDue } from '#copy/guestState';
import { GuestStateChip } from './GuestStateChip';

const meta = {
  title: '예약 상태 칩',
  id: 'guest-state-chip',
  component: GuestStateChip,
  args: { state: 'WATTING' },
} satisfies Meta<typeof GuestStateChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestState.WATTING)).toBeVisible();
  },
};
/** The visitor has announced the payment; the operator has not confirmed it yet. */
export const Claimed: Story = {
  args: { state: 'CLAIMED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(claimed)).toBeVisible();
  },
};
export const Paid: Story = {
  args: { state: 'COMPLETE' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(guestState.COMPLETE)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeInTheDocument();
  },
};
/** The visitor's chip; the operator's row also shows the amount. */
export const MoreDue: Story = {
  args: { state: 'MORE_DUE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(moreDue)).toBeVisible();
  },
};
/** Without a deposit no payment is awaited. */
export const NoDeposit: Story = {
  args: { state: 'NO_DEPOSIT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
  },
};
export const Cancelled: Story = {
  args: { state: 'CANCEL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestState.CANCEL)).toBeVisible();
  },
};

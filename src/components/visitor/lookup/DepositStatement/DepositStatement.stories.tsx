import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deposit } from '#copy/deposit';
import { DepositStatement } from './DepositStatement';

const meta = {
  title: '입금 알리기',
  id: 'deposit-statement',
  component: DepositStatement,
  args: {
    guest: { payer: '', claimedAt: null },
    pending: false,
    onSay: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof DepositStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSaid: Story = {
  name: '아직 알리지 않음',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: deposit.claim }));
    await expect(args.onSay).toHaveBeenCalledWith({ claimed: 'Y' });
  },
};
export const AnotherName: Story = {
  name: '다른 이름으로 입금',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: deposit.otherName }));
    await userEvent.type(canvas.getByLabelText(deposit.name), ' 주식회사 바다 ');
    await userEvent.click(canvas.getByRole('button', { name: deposit.saveName }));
    await expect(args.onSay).toHaveBeenCalledWith({ payer: '주식회사 바다' });
    await expect(canvas.queryByLabelText(deposit.name)).toBeNull();
    await expect(canvas.getByRole('button', { name: deposit.otherName })).toHaveFocus();
  },
};
export const AsksForTheName: Story = {
  name: '입금자명을 물음',
  args: { guest: { payer: '주식회사 바다', claimedAt: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: deposit.changeName }));
    await expect(canvas.getByLabelText(deposit.name)).toHaveValue('주식회사 바다');
  },
};
/** The visitor has announced the payment; the operator has not confirmed it yet. */
export const Claimed: Story = {
  args: { guest: { payer: '', claimedAt: '2026-11-20T00:00:00.000Z' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(deposit.claimed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: deposit.unclaim }));
    await expect(args.onSay).toHaveBeenCalledWith({ claimed: 'N' });
  },
};
export const Pending: Story = { args: { pending: true } };

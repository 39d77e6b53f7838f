import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { PayDetails } from './PayDetails';

const meta = {
  title: '입금 안내',
  id: 'pay-details',
  component: PayDetails,
  globals: { ground: 'ground' },
  args: { bank: '수협 000-0000-0000 박한결', deposit: 20, payer: '김바다', onCopied: fn() },
} satisfies Meta<typeof PayDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeCopied: Story = {
  name: '복사할 글',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(format.money(20))).toBeVisible();
    for (const name of [booking.copyAccount, receipt.copyAmount, receipt.copyPayer])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
export const NoBank: Story = {
  args: { bank: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(booking.bank)).toBeNull();
    await expect(canvas.getByText(booking.noBank)).toBeVisible();
  },
};
export const LongestTexts: Story = {
  args: { bank: '제주수산업협동조합 000-0000-0000-00 박', deposit: 9801, payer: '남궁바다별' },
};

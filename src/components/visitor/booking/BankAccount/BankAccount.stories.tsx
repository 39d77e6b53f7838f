import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { booking } from '#copy/booking';
import { BankAccount } from './BankAccount';

const meta = {
  title: '입금 계좌',
  id: 'bank-account',
  component: BankAccount,
  args: { bank: '수협 000-0000-0000 박한결', onCopied: fn() },
  globals: { ground: 'ground' },
} satisfies Meta<typeof BankAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  name: '한 줄',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).toHaveTextContent('수협 000-0000-0000 박한결');
    await userEvent.click(canvas.getByRole('button', { name: booking.copy }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
  },
};
export const Block: Story = {
  name: '덩어리',
  args: { layout: 'block' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: booking.copyAccount })).toBeVisible();
  },
};
export const LongestText: Story = { args: { bank: '제주수산업협동조합 000-0000-0000-00 박' } };
export const LongestTextBlock: Story = {
  name: '가장 긴 문단',
  args: { layout: 'block', bank: '제주수산업협동조합 000-0000-0000-00 박' },
};

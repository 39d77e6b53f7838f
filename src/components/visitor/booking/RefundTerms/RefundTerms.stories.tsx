import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { booking } from '#copy/booking';
import { emulating } from '#mocks/emulating';
import { RefundTerms } from './RefundTerms';

const meta = {
  title: '환불 안내 한 줄',
  id: 'refund-terms',
  component: RefundTerms,
  globals: { ground: 'ground' },
  args: { tripDate: '2026-12-05', payBack: '환불은 취소하신 날부터 3일 안에 입금하신 계좌로 보내 드립니다.' },
} satisfies Meta<typeof RefundTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastFreeDay = booking.refundUntil('11월 28일(토)');
export const Folded: Story = {
  name: '접힘',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('환불: 7일 전까지 전액')).toBeVisible();
    await expect(canvas.getByText(lastFreeDay)).not.toBeVisible();
  },
};
export const Dates: Story = {
  name: '날짜를 펼침',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(booking.refundDates));
    await expect(canvas.getByText(lastFreeDay)).toBeVisible();
  },
};
export const Printed: Story = {
  name: '인쇄',
  ...emulating({ media: 'print' }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '#copy/frame';
import { RefundTable } from './RefundTable';

const meta = {
  title: '환불 표',
  id: 'refund-table',
  component: RefundTable,
  args: { tripDate: '2026-12-05' },
} satisfies Meta<typeof RefundTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeBooking: Story = {
  name: '예약하기 전',
  play: async ({ canvas }) => {
    const [full, half, none] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(full).toHaveTextContent('11월 28일(토)까지7일 전까지 취소전액 환불');
    await expect(half).toHaveTextContent('12월 2일(수)까지3일 전까지 취소50% 환불');
    await expect(none).toHaveTextContent('12월 3일(목)부터2일 전부터 당일까지 취소환불 불가');
    await expect(canvas.queryByText(frame.today)).toBeNull();
  },
};
export const FullRefundToday: Story = { name: '오늘 취소하면 전액', args: { today: '2026-11-20' } };
export const HalfRefundToday: Story = {
  name: '오늘 취소하면 절반',
  args: { tripDate: '2026-11-24', today: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(frame.today)).toBeVisible();
  },
};
export const NoRefundToday: Story = {
  name: '오늘 취소하면 환불 없음',
  args: { tripDate: '2026-11-22', today: '2026-11-20' },
};
export const Departed: Story = {
  args: { tripDate: '2026-11-19', today: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(frame.today)).toBeNull();
  },
};

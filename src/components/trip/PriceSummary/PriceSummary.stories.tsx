import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { booking } from '#copy/booking';
import { PriceSummary } from './PriceSummary';

const meta = {
  title: '요금 요약',
  id: 'price-summary',
  component: PriceSummary,
  args: { price: 20, reservePrice: 10, headcount: 2 },
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDeposit: Story = {
  name: '예약금 있음',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('입금하실 예약금20만원1인 10만원 × 2명선비 40만원 중');
  },
};
export const OnePerson: Story = { name: '한 사람', args: { headcount: 1 } };
export const DepositEqualsPrice: Story = {
  name: '예약금이 선비와 같음',
  args: { reservePrice: 20 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^입금하실 선비40만원1인 20만원 × 2명$/);
  },
};
export const LargestSum: Story = { name: '가장 큰 금액', args: { price: 99, reservePrice: 98, headcount: 99 } };
export const Free: Story = {
  name: '무료',
  args: { price: 0, reservePrice: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.free)).toBeVisible();
    await expect(canvas.queryByText('0만원', { exact: false })).toBeNull();
  },
};
export const NoDeposit: Story = {
  args: { reservePrice: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
    await expect(canvas.getByText('40만원')).toBeVisible();
    await expect(canvas.queryByText('0만원')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeatGauge, SeatSwatch } from './SeatGauge';

const meta = {
  title: '자리 막대',
  id: 'seat-gauge',
  component: SeatGauge,
  subcomponents: { SeatSwatch },
  args: { seats: { kind: 'booked', booked: 8, total: 20 } },
  globals: { ground: 'ground' },
} satisfies Meta<typeof SeatGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = (root: HTMLElement): (string | null)[] =>
  Array.from(root.querySelectorAll('svg > rect'), (rect) => rect.getAttribute('width'));

export const Booked: Story = {
  name: '예약됨',
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['40%']);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Empty: Story = {
  args: { seats: { kind: 'booked', booked: 0, total: 20 } },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['0%']);
  },
};
export const Full: Story = {
  args: { seats: { kind: 'booked', booked: 20, total: 20 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-full]')).toBeInTheDocument();
  },
};
export const PaidAndUnpaid: Story = {
  name: '입금완료와 입금대기',
  args: { seats: { kind: 'split', paid: 9, unpaid: 3, total: 20 } },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['60%', '45%']);
  },
};
export const NobodyHasPaid: Story = {
  name: '아무도 입금하지 않음',
  args: { seats: { kind: 'split', paid: 0, unpaid: 1, total: 20 } },
};
export const FullAndPartlyPaid: Story = {
  name: '가득 차고 일부 입금',
  args: { seats: { kind: 'split', paid: 14, unpaid: 6, total: 20 } },
};
export const NoSeatsAtAll: Story = {
  name: '자리 없음',
  args: { seats: { kind: 'booked', booked: 0, total: 0 } },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['0%']);
  },
};

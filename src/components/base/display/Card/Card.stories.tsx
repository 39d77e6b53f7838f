import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './Card';

const meta = {
  title: '흰 카드',
  id: 'card',
  component: Card,
  args: { children: '예약금을 입금하시면 예약이 확정됩니다.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  name: '한 부분',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('예약금을 입금하시면 예약이 확정됩니다.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreateDayPrompt } from './CreateDayPrompt';

const meta = {
  title: '운영자/CreateDayPrompt',
  id: 'create-day-prompt',
  component: CreateDayPrompt,
  args: { date: '2026-12-05' },
} satisfies Meta<typeof CreateDayPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoTripOnThisDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '2026년 12월 5일(토)에는 등록된 출조일이 없습니다.',
    );
    await expect(canvas.getByRole('link', { name: '출조일 등록' })).toHaveAttribute(
      'href',
      '/admin/reserve/update?date=2026-12-05&year=2026&month=12',
    );
    await expect(canvas.getByRole('link', { name: '목록' })).toHaveAttribute(
      'href',
      '/admin/reserve?year=2026&month=12',
    );
  },
};

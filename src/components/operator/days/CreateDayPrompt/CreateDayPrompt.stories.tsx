import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createDay } from '#copy/createDay';
import { frame } from '#copy/frame';
import { CreateDayPrompt } from './CreateDayPrompt';

const meta = {
  title: '출조일 만들기 안내',
  id: 'create-day-prompt',
  component: CreateDayPrompt,
  args: {
    date: '2026-12-05',
    createHref: '/admin/reserve/update?date=2026-12-05&year=2026&month=12',
    listHref: '/admin/reserve?year=2026&month=12',
  },
} satisfies Meta<typeof CreateDayPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoTripOnThisDate: Story = {
  name: '그날은 출조 없음',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(createDay.title('2026년 12월 5일(토)'));
    await expect(canvas.getByRole('link', { name: createDay.create })).toHaveAttribute(
      'href',
      '/admin/reserve/update?date=2026-12-05&year=2026&month=12',
    );
    await expect(canvas.getByRole('link', { name: frame.list })).toHaveAttribute(
      'href',
      '/admin/reserve?year=2026&month=12',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '#copy/frame';
import { aDay } from '#mocks/builders';
import { DayHead } from './DayHead';

const meta = {
  title: '날짜 머리',
  id: 'day-head',
  component: DayHead,
  args: { day: aDay({ date: '2026-12-04' }) },
} satisfies Meta<typeof DayHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weekday: Story = {
  name: '평일',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4일 (금)');
  },
};
export const Saturday: Story = { args: { day: aDay({ date: '2026-12-05' }) } };
/** Shows every part of the line. */
export const HolidayToday: Story = {
  name: '공휴일인 오늘',
  tags: ['breakpoint'],
  args: { day: aDay({ date: '2026-12-25' }), holiday: '기독탄신일', isToday: true, showMonth: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12월 25일 (금)');
    await expect(canvas.getByText('기독탄신일')).toBeVisible();
    await expect(canvas.getByText(frame.today)).toBeVisible();
  },
};

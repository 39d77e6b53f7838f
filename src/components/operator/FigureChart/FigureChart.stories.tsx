import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureChart } from './FigureChart';

const bars = ['월', '화', '수', '목', '금', '토', '일'].map((day, at) => ({
  label: day,
  now: [18, 22, 0, 27, 51, 60, 58][at] ?? 0,
  before: [0, 12, 9, 20, 40, 72, 46][at] ?? 0,
}));
const tides = Array.from({ length: 15 }, (_, at) => (at === 14 ? '조금' : `${at + 1}물`));

const meta = {
  id: 'figure-chart',
  component: FigureChart,
  globals: { ground: 'ground' },
  args: {
    label: '요일별 예약 인원',
    bars,
    table: {
      heads: ['요일', '날', '예약 인원', '찬 자리', '지난해'],
      rows: bars.map(({ label, now, before }) => ({
        head: label,
        cells: [
          { text: '3일', value: 3 },
          { text: `${now}명`, value: now },
          { text: `${now}%`, value: now },
          { text: `${before}명`, value: before },
        ],
      })),
    },
  },
} satisfies Meta<typeof FigureChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByWeekday: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: '요일별 예약 인원' });
    await expect(chart).toHaveAccessibleDescription(/토 3일 60명/);
    await expect(canvas.getByRole('row', { name: '토 3일 60명 60% 72명' })).toBeVisible();
  },
};
/** The names of the tide phases do not all fit: the table has them. */
export const ManyGroups: Story = {
  args: {
    label: '물때별 예약 인원',
    bars: tides.map((label, at) => ({ label, now: 10 + at * 3, before: 40 - at * 2 })),
    table: {
      heads: ['물때', '예약 인원'],
      rows: tides.map((head, at) => ({ head, cells: [{ text: `${10 + at * 3}명`, value: 10 + at * 3 }] })),
    },
  },
};

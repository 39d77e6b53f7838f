import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inOwnColors } from '#mocks/inOwnColors';
import { FigureChart } from './FigureChart';

const bars = ['월', '화', '수', '목', '금', '토', '일'].map((day, at) => ({
  label: day,
  now: [18, 22, 0, 27, 51, 60, 58][at] ?? 0,
  before: [0, 12, 9, 20, 40, 72, 46][at] ?? 0,
}));
const tides = Array.from({ length: 15 }, (_, at) => (at === 14 ? '조금' : `${at + 1}물`));

const meta = {
  title: '통계 막대',
  id: 'figure-chart',
  component: FigureChart,
  tags: ['both-widths'],
  globals: { ground: 'ground' },
  args: {
    label: '요일별 예약 인원',
    years: { now: '2026년', before: '2025년' },
    bars,
    table: {
      heads: ['요일', '날', '예약 인원', '찬 자리', '2025년'],
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
  name: '요일별',
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: '요일별 예약 인원' });
    await expect(chart).toHaveAccessibleDescription(/토 3일 60명/);
    await expect(canvas.getByRole('row', { name: '토 3일 60명 60% 72명' })).toBeVisible();
    for (const year of ['2026년', '2025년'])
      await expect(canvas.getAllByText(year, { selector: 'span, span *' })[0]).toBeVisible();
  },
};
/** A sheet is narrower than the measured window: the chart shrinks with its frame, and the key keeps its colours. */
export const OnPaper: Story = {
  name: '종이에 인쇄',
  args: { label: '예약금과 선비', bars: [{ label: '선비', now: 12_300, before: 9_800 }] },
  play: async ({ canvas }) => {
    const svg = canvas.getByRole('img').querySelector('svg');
    const frame = svg?.parentElement;
    await expect(svg).not.toBeNull();
    if (!svg || !frame) return;
    frame.style.width = '200px';
    await waitFor(() => expect(svg.getBoundingClientRect().width).toBeLessThanOrEqual(200));
    await expect(svg).toHaveAttribute('viewBox', `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`);
    frame.style.width = '';
    for (const key of document.querySelectorAll('[data-year]'))
      await expect(getComputedStyle(key).printColorAdjust).toBe('exact');
    await expect(canvas.getByText('15,000')).toBeVisible();
  },
};
/** The keys have the colours of the bars, which forced colours do not change. */
export const ForcedColors: Story = {
  parameters: inOwnColors,
  play: async () => {
    for (const key of document.querySelectorAll('[data-year]'))
      await expect(getComputedStyle(key).forcedColorAdjust).toBe('none');
  },
};
/** Not all names of the tide phases fit; the table has them all. */
export const ManyGroups: Story = {
  name: '항목이 많음',
  args: {
    label: '물때별 예약 인원',
    bars: tides.map((label, at) => ({ label, now: 10 + at * 3, before: 40 - at * 2 })),
    table: {
      heads: ['물때', '예약 인원'],
      rows: tides.map((head, at) => ({ head, cells: [{ text: `${10 + at * 3}명`, value: 10 + at * 3 }] })),
    },
  },
};

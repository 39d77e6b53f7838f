import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect } from 'storybook/test';
import { FigureTotals } from './FigureTotals';

const meta = {
  title: '통계 합계',
  id: 'figure-totals',
  component: FigureTotals,
  globals: { ground: 'ground' },
  args: {
    figures: [
      { label: '출항한 날', value: '14일', former: '2025년 12일' },
      { label: '날씨로 취소한 날', value: '3일', former: '2025년 5일' },
      { label: '받은 예약금', value: '12,310만원', former: '2025년 9,760만원' },
      { label: '그 밖에 취소한 날', value: '0일', former: '2025년 0일' },
    ],
  },
} satisfies Meta<typeof FigureTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMonth: Story = {
  name: '한 달',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(valueOf(canvas, '받은 예약금')).toHaveTextContent('12,310만원2025년 9,760만원');
  },
};

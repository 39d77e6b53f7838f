import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './FactList';

const meta = {
  title: '사실 목록',
  id: 'fact-list',
  component: FactList,
  globals: { ground: 'ground' },
  args: {
    facts: [
      ['출조일', '2026년 12월 5일(토)'],
      ['인원', '2명'],
      ['예약일시', '2026년 11월 20일(금) 08:24'],
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('2명');
  },
};
export const One: Story = { args: { facts: [['어종', '갈치']] } };
export const LongValue: Story = {
  name: '긴 값',
  args: { facts: [['주소', '전라남도 여수시 국동항 낚시어선 선착장 3번 부두 앞 매표소 옆 사무실']] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changedMeanwhile as copy } from '#copy/changedMeanwhile';
import { ChangedFacts } from './ChangedFacts';

const meta = {
  title: '그사이 바뀐 내용',
  id: 'changed-facts',
  component: ChangedFacts,
  args: { changes: [{ term: '입금할 금액', before: '20만원', now: '30만원' }] },
} satisfies Meta<typeof ChangedFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.title)).toBeVisible();
    await expect(canvas.getByText(copy.fact('입금할 금액', '20만원', '30만원'))).toBeVisible();
  },
};
export const Several: Story = {
  args: {
    changes: [
      { term: '취소할 예약', before: '5건 · 12명', now: '6건 · 14명' },
      { term: '그중 입금완료', before: '3건', now: '4건' },
      { term: '환불할 금액', before: '70만원 (전액)', now: '90만원 (전액)' },
    ],
  },
};
export const LongestText: Story = {
  args: {
    changes: [
      {
        term: '12월 5일(토)',
        before: '예약중',
        now: '예약불가 · 선박 정기 점검으로 이틀 동안 쉽니다. 다음 주 월요일부터 다시 출항합니다.',
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton';
import { PageTitle } from './PageTitle';

const meta = {
  title: '틀/PageTitle',
  id: 'page-title',
  component: PageTitle,
  globals: { ground: 'ground' },
  args: { title: '예약 일정' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: '예약 일정' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
export const WithBoat: Story = { args: { boat: true, title: '예약하기' } };
export const WithSubAndAction: Story = {
  args: {
    boat: true,
    wide: true,
    sub: '오늘 11.20(금)',
    action: (
      <LinkButton href="/reserve/find" icon="search">
        예약 확인·취소
      </LinkButton>
    ),
  },
};
export const LongTitle: Story = {
  args: { boat: true, title: '예약이 신청되었습니다.', sub: '예약금을 입금하셔야 예약이 확정됩니다.' },
};

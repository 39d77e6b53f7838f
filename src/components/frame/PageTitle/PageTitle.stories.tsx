import type { Meta, StoryObj } from '@storybook/react-vite';
import { tidePhase } from '#contract/day/tide.rules';
import { expect } from 'storybook/test';
import { FROZEN_TODAY } from '#mocks/now';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { PageTitle } from './PageTitle';

const meta = {
  title: '화면 제목',
  id: 'page-title',
  component: PageTitle,
  args: { title: '예약일정' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  name: '제목만',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: '예약일정' });
    await expect(title).toHaveAttribute('id', 'page-title');
    title.focus();
    await expect(title).toHaveFocus();
  },
};
export const WithBoat: Story = { name: '배 그림 있음', args: { title: '예약하기', boat: true } };
export const WithDayAndTide: Story = {
  name: '날짜와 물때 있음',
  args: {
    wide: true,
    boat: true,
    sub: (
      <>
        오늘 11.20(금) <TideMark phase={tidePhase(FROZEN_TODAY)} />
      </>
    ),
  },
};
export const WithAction: Story = {
  name: '단추 있음',
  args: {
    ...WithDayAndTide.args,
    aside: (
      <LinkButton href="/reserve/find" icon="search">
        예약 확인·취소
      </LinkButton>
    ),
  },
};
export const LongTitle: Story = {
  name: '긴 제목',
  args: { title: '예약이 신청되었습니다.', sub: '예약금을 입금하셔야 예약이 확정됩니다.', boat: true },
};

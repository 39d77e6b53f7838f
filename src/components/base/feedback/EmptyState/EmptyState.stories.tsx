import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { EmptyState } from './EmptyState';

const meta = {
  title: '비었을 때',
  id: 'empty-state',
  component: EmptyState,
  args: { title: '예약 가능한 날짜가 없습니다.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SentenceAlone: Story = { name: '문장만', args: { as: 'p' } };
export const WithNextStep: Story = {
  name: '다음 할 일 있음',
  args: { action: <LinkButton href="/reserve?year=2027&month=1">2027년 1월 보기</LinkButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('예약 가능한 날짜가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2027년 1월 보기' })).toBeVisible();
  },
};
export const WithHint: Story = {
  args: { title: '예약자가 없습니다.', hint: '예약이 들어오면 이곳에 이름과 인원이 표시됩니다.' },
};
export const WithoutPicture: Story = {
  name: '그림 없이',
  args: { picture: false, title: '선택한 요일에 예약 가능한 날짜가 없습니다.' },
};
export const AsAPage: Story = {
  name: '화면으로',
  args: {
    as: 'h1',
    title: '페이지를 찾을 수 없습니다.',
    action: <LinkButton href="/reserve">예약일정 보기</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('페이지를 찾을 수 없습니다.');
  },
};
export const AsAPartOfAPage: Story = {
  name: '화면의 한 부분으로',
  args: { as: 'h2', title: '예약자가 없습니다.', picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('예약자가 없습니다.');
  },
};

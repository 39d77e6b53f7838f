import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { admin } from '#copy/admin';
import { Button } from '#src/components/base/actions/Button/Button';
import { Hero } from '../Hero/Hero';
import { OperatorPage } from './OperatorPage';
import { VisitorPage } from './Page';

const meta = {
  title: '화면의 틀',
  id: 'page-frame',
  tags: ['both-widths'],
  component: VisitorPage,
  subcomponents: { OperatorPage },
  globals: { ground: 'none' },
  args: { title: '예약일정', current: 'reserve', children: <p>예약 가능한 날짜가 없습니다.</p> },
} satisfies Meta<typeof VisitorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '방문자',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('예약 가능한 날짜가 없습니다.');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('새벽호');
  },
};
export const VisitorWide: Story = { name: '넓은 방문자 화면', args: { width: 'wide', sub: '오늘 11.20(금)' } };
export const VisitorWithAction: Story = {
  name: '단추가 있는 방문자 화면',
  args: { aside: <Button icon="search">예약 확인·취소</Button> },
};
export const VisitorWithHero: Story = {
  name: '첫머리 그림이 있는 방문자 화면',
  render: () => (
    <VisitorPage hero={<Hero title={['새벽호']} lead="여수 국동항에서 출항하는 20인승 낚시어선입니다." />}>
      <p>20명이 나란히 서도 여유가 있습니다.</p>
    </VisitorPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: '새벽호' })).toHaveAttribute('id', 'page-title');
  },
};
export const OperatorForm: Story = {
  name: '운영자의 양식',
  parameters: { signedIn: true },
  render: () => (
    <OperatorPage section="settings" title="기본정보" width="form">
      <p>한 줄의 너비로 가운데에 섭니다.</p>
    </OperatorPage>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('main').getBoundingClientRect();
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
    await expect(right - left).toBeLessThanOrEqual(640);
  },
};
export const Operator: Story = {
  name: '운영자',
  parameters: { signedIn: true },
  render: () => (
    <OperatorPage section="days" title="예약일정" aside={<span>오늘 11.20(금)</span>}>
      <p>등록된 출조일이 없습니다.</p>
    </OperatorPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { OperatorPage, VisitorPage } from './Page';

const meta = {
  title: '틀/Page',
  id: 'page-frame',
  component: VisitorPage,
  globals: { ground: 'none' },
  args: { title: '예약 일정', current: 'reserve', children: <p>예약 가능한 날짜가 없습니다.</p> },
} satisfies Meta<typeof VisitorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '예약 일정' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('예약 가능한 날짜가 없습니다.');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('새벽호');
  },
};
export const VisitorWide: Story = { args: { width: 'wide', sub: '오늘 11.20(금)' } };
export const VisitorWithAction: Story = { args: { action: <Button icon="search">예약 확인·취소</Button> } };
export const Operator: Story = {
  parameters: { signedIn: true },
  render: () => (
    <OperatorPage section="days" title="예약일정" aside={<span>오늘 11.20(금)</span>}>
      <p>등록된 출조일이 없습니다.</p>
    </OperatorPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '관리 메뉴' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
  },
};

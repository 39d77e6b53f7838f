import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageTitle } from '../PageTitle/PageTitle';
import { AppHeader } from './AppHeader';

const meta = {
  title: '틀/AppHeader',
  id: 'app-header',
  component: AppHeader,
  globals: { ground: 'none' },
  args: {
    side: 'visitor',
    store: '새벽호',
    logo: null,
    tel: '010-0000-0000',
    signedIn: false,
    current: 'reserve',
    onSignOut: fn(),
    children: <PageTitle title="예약 일정" sub="오늘 11.20(금)" wide boat />,
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:010-0000-0000');
    await expect(canvas.getByRole('link', { name: '예약' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: '관리' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull();
  },
};
export const OperatorVisiting: Story = { args: { signedIn: true } };
export const Operator: Story = {
  args: { side: 'operator', signedIn: true, current: 'admin', children: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '로그아웃' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const NothingConfigured: Story = { args: { store: null, tel: null } };
export const LongestName: Story = { args: { store: '가나다라마바사아자차', signedIn: true } };
export const SkipLinkFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '본문 바로가기' })).toHaveFocus();
  },
};

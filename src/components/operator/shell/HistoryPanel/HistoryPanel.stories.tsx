import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { frame } from '#copy/frame';
import { guestList } from '#copy/guestList';
import { history } from '#copy/history';
import { emulating } from '#mocks/emulating';
import { aChange } from '#mocks/builders';
import { ChangeList } from '../ChangeList/ChangeList';
import { HistoryPanel } from './HistoryPanel';

const changes = [
  aChange({ id: 3, actor: 'operator', action: 'PAID', before: { state: 'WATTING' }, after: { state: 'COMPLETE' } }),
  aChange({ id: 2, action: 'EDITED', before: { guestCount: 2 }, after: { guestCount: 3 } }),
  aChange(),
];

const meta = {
  title: '변경 기록 접이',
  id: 'history-panel',
  component: HistoryPanel,
  args: {
    children: <ChangeList changes={changes} thisYear={2026} />,
    page: 0,
    totalPages: 1,
    error: null,
    onToggle: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HistoryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(history.title));
};

export const Folded: Story = {
  name: '접힘',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(history.title)).toBeVisible();
    await expect(canvas.queryByText('인원 2명 → 3명')).toBeNull();
  },
};
export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('인원 2명 → 3명')).toBeVisible();
    await waitFor(() => expect(context.args.onToggle).toHaveBeenCalledWith(true));
  },
};
export const SeveralPages: Story = {
  name: '여러 쪽',
  args: { totalPages: 3 },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: guestList.page(2) }));
    await expect(context.args.onPage).toHaveBeenCalledWith(1);
  },
};
export const Nothing: Story = {
  name: '없음',
  args: { children: <ChangeList changes={[]} thisYear={2026} />, totalPages: 0 },
  play: open,
};
export const Loading: Story = { args: { children: null }, play: open };
export const Failed: Story = {
  args: { children: null, error: '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.' },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: frame.retry }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'summary' }) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveStatus } from '#copy/liveStatus';
import { LiveStatus } from './LiveStatus';

const meta = {
  title: '실시간 연결 상태',
  id: 'live-status',
  component: LiveStatus,
  args: { state: 'open', onRetry: fn() },
} satisfies Meta<typeof LiveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '실시간',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(liveStatus.open);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Connecting: Story = {
  name: '연결하는 중',
  args: { state: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(liveStatus.connecting);
  },
};
export const Lost: Story = {
  args: { state: 'lost' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(liveStatus.lost);
    await userEvent.click(canvas.getByRole('button', { name: liveStatus.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

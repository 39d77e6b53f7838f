import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LiveStatus } from './LiveStatus';

const meta = {
  title: '운영자/LiveStatus',
  id: 'live-status',
  component: LiveStatus,
  args: { state: 'open', onRetry: fn() },
} satisfies Meta<typeof LiveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('실시간 연결됨');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Connecting: Story = {
  args: { state: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('새 예약 알림을 준비하고 있습니다.');
  },
};
export const Lost: Story = {
  args: { state: 'lost' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('실시간 연결이 끊겼습니다.');
    await userEvent.click(canvas.getByRole('button', { name: '다시 연결' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

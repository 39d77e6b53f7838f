import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { frame } from '#copy/frame';
import { ErrorState } from './ErrorState';

const meta = {
  title: '불러오지 못했을 때',
  id: 'error-state',
  component: ErrorState,
  args: {
    title: '예약일정을 불러오지 못했습니다.',
    hint: '시간이 오래 걸리고 있습니다. 잠시 후 다시 시도해 주세요.',
    onRetry: fn(),
    tel: '010-0000-0000',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RetryOrCall: Story = {
  name: '다시 시도하거나 전화',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('예약일정을 불러오지 못했습니다.');
    await expect(canvas.getByRole('link', { name: frame.call })).toHaveAttribute('href', 'tel:010-0000-0000');
    await userEvent.click(canvas.getByRole('button', { name: frame.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const NoPhoneNumber: Story = { name: '전화번호 없음', args: { tel: null } };
export const NothingToDo: Story = {
  name: '할 일 없음',
  args: { tel: null, onRetry: undefined, title: '불러오지 못했습니다.', hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

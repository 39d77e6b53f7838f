import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addGuest } from '#copy/addGuest';
import { closedDayQuestion as copy } from '#copy/closedDayQuestion';
import { ownWindow } from '#mocks/emulating';
import { ClosedDayQuestion } from './ClosedDayQuestion';

const meta = {
  title: '닫힌 날을 쓸지 물음',
  id: 'closed-day-question',
  component: ClosedDayQuestion,
  args: {
    day: { date: '2026-12-09', state: 'CLOSE', memo: '선박 정기 점검' },
    confirmLabel: addGuest.submit,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: ownWindow(320) } },
} satisfies Meta<typeof ClosedDayQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMemo: Story = {
  name: '메모 있음',
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog', { name: copy.ask('12월 9일(수)') });
    await expect(dialog).toHaveAccessibleDescription('예약불가 · 선박 정기 점검');
    await userEvent.click(canvas.getByRole('button', { name: copy.goBack }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
export const WithoutMemo: Story = {
  name: '메모가 없음',
  args: { day: { date: '2026-12-09', state: 'CLOSE', memo: '' } },
};

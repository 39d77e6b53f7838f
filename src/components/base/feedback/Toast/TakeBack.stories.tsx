import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { toast } from 'react-toastify/unstyled';
import { frame } from '#copy/frame';
import { guest as copy } from '#copy/guest';
import { Button } from '../../actions/Button/Button';
import { showToast } from './showToast';
import { TakeBack } from './TakeBack';
import { ToastHost } from './ToastHost';

const onUndo = fn();

const meta = {
  title: '알림의 되돌리기',
  id: 'take-back',
  component: TakeBack,
  args: { undo: { of: 'complete-1', onUndo }, toastId: 'undo' },
  beforeEach: () => {
    toast.dismiss();
    onUndo.mockClear();
  },
  render: () => (
    <div style={{ minHeight: 260 }}>
      <ToastHost />
    </div>
  ),
} satisfies Meta<typeof TakeBack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is offered for ten seconds. */
export const Offered: Story = {
  name: '되돌릴 수 있음',
  play: async ({ canvas }) => {
    showToast('success', copy.paidDone('황보나라별'), { of: '1', onUndo });
    const message = await canvas.findByRole('status');
    const timer = message.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar');
    if (!timer) throw new Error('no timer');
    await expect(getComputedStyle(timer).animationDuration).toBe('10s');
    await waitFor(() => expect(canvas.getByRole('button', { name: frame.takeBack })).toBeVisible());
  },
};
export const TakenBack: Story = {
  name: '되돌림',
  play: async ({ canvas, userEvent }) => {
    showToast('success', copy.paidDone('김바다'), { of: '1', onUndo });
    await userEvent.click(await canvas.findByRole('button', { name: frame.takeBack }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};
/** The toast is gone, so the focus returns to its place before the toast. */
export const TakenBackByKeyboard: Story = {
  name: '키보드로 되돌림',
  render: () => (
    <div style={{ minHeight: 260 }}>
      <Button>입금확인</Button>
      <ToastHost />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    showToast('success', copy.paidDone('김바다'), { of: '1', onUndo });
    const undo = await canvas.findByRole('button', { name: frame.takeBack });
    const row = canvas.getByRole('button', { name: '입금확인' });
    row.focus();
    while (document.activeElement !== undo) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(row).toHaveFocus();
  },
};
/** The guests have the same name, but each toast must undo its own payment. */
export const TwoOfOneName: Story = {
  name: '같은 이름 둘',
  play: async ({ canvas, userEvent }) => {
    const onUndoOfSecond = fn();
    showToast('success', copy.paidDone('김바다'), { of: '1', onUndo });
    showToast('success', copy.paidDone('김바다'), { of: '2', onUndo: onUndoOfSecond });
    await waitFor(() => expect(canvas.getAllByText(copy.paidDone('김바다'))).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: frame.takeBack }));
    await expect(onUndoOfSecond).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByText(copy.paidDone('김바다'))).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('button', { name: frame.takeBack })).toBeVisible());
    await expect(onUndo).not.toHaveBeenCalled();
  },
};

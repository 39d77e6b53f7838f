import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toast } from 'react-toastify/unstyled';
import { frame } from '#copy/frame';
import { Button } from '../../actions/Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { showCountingToast, showToast } from './showToast';
import { ToastHost } from './ToastHost';
import { Toaster } from './Toaster';

const PAID = '김바다님의 입금을 확인했습니다.';
const SAVED = '저장되었습니다.';
const CHANGED = '변경되었습니다.';
const COPIED = '복사되었습니다.';
const REOPENED = '자리가 생겨 예약중으로 변경되었습니다.';
const GONE = '남은자리가 부족합니다. 현재 2명까지 예약할 수 있습니다.';

const timerOf = (toastElement: HTMLElement) => {
  const bar = toastElement.querySelector('[role=progressbar]');
  if (!bar) throw new Error('no timer');
  return getComputedStyle(bar);
};

const meta = {
  title: '알림',
  id: 'toast',
  component: ToastHost,
  subcomponents: { Toaster },
  beforeEach: () => toast.dismiss(),
  render: () => (
    <div style={{ minHeight: 260 }}>
      <ToastHost />
    </div>
  ),
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: '성공',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    showToast('success', '예약되었습니다.');
    await expect(await canvas.findByRole('status')).toHaveTextContent('예약되었습니다.');
  },
};
export const Info: Story = {
  name: '기본정보',
  play: async ({ canvas }) => {
    showToast('info', REOPENED);
    await expect(await canvas.findByRole('status')).toHaveTextContent(REOPENED);
  },
};
export const ErrorSpeaksAtOnce: Story = {
  name: '오류를 바로 읽어 줌',
  play: async ({ canvas }) => {
    showToast('error', GONE);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(GONE);
  },
};
export const SameErrorTwiceStandsOnce: Story = {
  name: '같은 오류는 한 번만',
  play: async ({ canvas }) => {
    showToast('error', GONE);
    showToast('error', GONE);
    await canvas.findByRole('alert');
    showToast('error', GONE);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};
/** A new message replaces the last one; an undoable one reappears after it. */
export const NextTakesItsPlace: Story = {
  name: '다음 알림이 그 자리에',
  play: async ({ canvas, userEvent }) => {
    showToast('success', PAID, { of: '1', onUndo: fn() });
    showToast('info', REOPENED);
    await canvas.findByText(REOPENED);
    showToast('info', CHANGED);
    await canvas.findByText(CHANGED);
    await waitFor(() => expect(canvas.getByText(CHANGED)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(REOPENED)).toBeNull());
    await expect(canvas.getByText(PAID)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: frame.close }));
    await waitFor(() => expect(canvas.queryByText(CHANGED)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: frame.takeBack })).toBeVisible());
  },
};
/** The count must not cover another toast; its five seconds begin when it is visible. */
export const CountWaits: Story = {
  name: '바뀐 수는 다른 알림 뒤에',
  play: async ({ canvas, userEvent }) => {
    showToast('error', GONE);
    await canvas.findByRole('alert');
    showCountingToast('live', REOPENED, fn());
    const count = await canvas.findByText(REOPENED);
    await expect(count).not.toBeVisible();
    await expect(timerOf(count.closest('.Toastify__toast') as HTMLElement).animationPlayState).toBe('paused');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: frame.close }));
    await waitFor(() => expect(count).toBeVisible());
    await expect(timerOf(count.closest('.Toastify__toast') as HTMLElement).animationPlayState).toBe('running');
  },
};
/** Outside of a modal dialog a toast is invisible, silent and disabled. */
export const AboveADialog: Story = {
  name: '창 위의 알림',
  render: () => (
    <div style={{ minHeight: 260 }}>
      <ToastHost />
      <ConfirmDialog
        open
        tone="danger"
        title="예약을 취소할까요?"
        confirmLabel="예약 취소"
        cancelLabel="돌아가기"
        onConfirm={fn()}
        onClose={fn()}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    showToast('info', REOPENED);
    const dialog = within(canvas.getByRole('dialog'));
    await expect(await dialog.findByRole('status')).toHaveTextContent(REOPENED);
    await userEvent.click(dialog.getByRole('button', { name: frame.close }));
    await waitFor(() => expect(canvas.queryByText(REOPENED)).toBeNull());
    showToast('error', GONE);
    await dialog.findByText(GONE);
  },
};
/** After the dialog closes, the toast returns to its usual place. */
export const StaysAfterADialog: Story = {
  name: '창이 닫혀도 남음',
  render: function WithDialog() {
    const [isOpen, setOpen] = useState(true);
    return (
      <div style={{ minHeight: 260 }}>
        <ToastHost />
        <ConfirmDialog
          open={isOpen}
          tone="danger"
          title="예약을 취소할까요?"
          confirmLabel="예약 취소"
          cancelLabel="돌아가기"
          onConfirm={fn()}
          onClose={() => setOpen(false)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    showToast('info', REOPENED);
    const dialog = canvas.getByRole('dialog');
    await within(dialog).findByText(REOPENED);
    await userEvent.click(within(dialog).getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText(REOPENED)).toBeVisible());
  },
};
export const ErrorGoesWhenItIsDone: Story = {
  name: '고치면 오류가 사라짐',
  play: async ({ canvas }) => {
    showToast('error', GONE);
    await canvas.findByRole('alert');
    showToast('success', '예약되었습니다.');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('예약되었습니다.');
  },
};
export const ClosedByItsButton: Story = {
  name: '단추로 닫음',
  play: async ({ canvas, userEvent }) => {
    showToast('success', COPIED);
    await userEvent.click(await canvas.findByRole('button', { name: frame.close }));
    await waitFor(() => expect(canvas.queryByText(COPIED)).toBeNull());
  },
};

export const WaitsWhileHoveredOrFocused: Story = {
  name: '마우스나 초점이 있으면 기다림',
  render: () => (
    <div style={{ minHeight: 260 }}>
      <ToastHost />
      <Button>예약하기</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    showToast('error', GONE);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(timerOf(alert).animationPlayState).toBe('running'));
    await expect(timerOf(alert).animationDuration).toBe('5s');
    canvas.getByRole('button', { name: frame.close }).focus();
    await expect(timerOf(alert).animationPlayState).toBe('paused');
    canvas.getByRole('button', { name: '예약하기' }).focus();
    await expect(timerOf(alert).animationPlayState).toBe('running');
    await userEvent.hover(alert);
    await waitFor(() => expect(timerOf(alert).animationPlayState).toBe('paused'));
    await userEvent.unhover(alert);
    await waitFor(() => expect(timerOf(alert).animationPlayState).toBe('running'));
  },
};
export const GoesAfterFiveSeconds: Story = {
  name: '5초 뒤 사라짐',
  play: async ({ canvas }) => {
    const shown = Date.now();
    showToast('success', SAVED);
    await canvas.findByText(SAVED);
    await waitFor(() => expect(canvas.queryByText(SAVED)).toBeNull(), { timeout: 30_000, interval: 100 });
    await expect(Date.now() - shown).toBeGreaterThan(4800);
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { changing } from '#mocks/changing';
import { ownWindow } from '#mocks/emulating';
import { inOwnColors } from '#mocks/inOwnColors';
import { Button } from '../../actions/Button/Button';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: '확인 대화상자',
  id: 'confirm-dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: ownWindow(400) } },
  args: {
    open: true,
    title: '예약을 취소하시겠습니까?',
    children: <p>2026년 11월 24일(화) · 2명</p>,
    confirmLabel: '예약 취소하기',
    cancelLabel: '돌아가기',
    tone: 'danger',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  name: '위험',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog', { name: '예약을 취소하시겠습니까?' });
    await expect(dialog).toHaveAccessibleDescription('2026년 11월 24일(화) · 2명');
    await expect(canvas.getByRole('button', { name: '돌아가기' })).toHaveFocus();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '돌아가기',
      '예약 취소하기',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소하기' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Normal: Story = {
  name: '보통',
  args: {
    tone: 'normal',
    title: '입금완료로 표시하시겠습니까?',
    children: <p>김바다 · 2명 · 예약금 20만원</p>,
    confirmLabel: '입금확인',
  },
};
/** The action is probably a mistake, so the other button is filled. */
export const Doubt: Story = {
  name: '뜻하지 않았을 듯한 일',
  args: {
    tone: 'doubt',
    title: '휴대폰 번호가 맞습니까?',
    children: <p>한 자리가 빠진 것 같습니다.</p>,
    confirmLabel: '이 번호가 맞습니다',
    cancelLabel: '번호 고치기',
    onStay: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '번호 고치기',
      '이 번호가 맞습니다',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '번호 고치기' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
const due = (money: string) => ({
  about: [['입금할 금액', money]] as const,
  children: <p>{`김바다 · 예약금 ${money}`}</p>,
});
const meanwhile = changing(ConfirmDialog, due('30만원'));
/** The facts change while the dialog is open: the button asks to check them before it confirms. */
export const ChangedMeanwhile: Story = {
  name: '그사이 바뀜',
  render: meanwhile.render,
  args: { tone: 'normal', title: '입금완료로 표시하시겠습니까?', confirmLabel: '입금확인', ...due('20만원') },
  play: async ({ canvas, args }) => {
    meanwhile.change();
    await expect(await canvas.findByText(changedMeanwhile.fact('입금할 금액', '20만원', '30만원'))).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '입금확인' })).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** The first press only confirms the change as seen, and the change stays marked. */
export const LookedAtTheChange: Story = {
  ...ChangedMeanwhile,
  name: '바뀐 내용을 확인함',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await ChangedMeanwhile.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: changedMeanwhile.look }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByText(changedMeanwhile.title)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '입금확인' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const QuestionAlone: Story = {
  name: '물음만',
  args: { tone: 'normal', title: '변경하시겠습니까?', children: undefined, confirmLabel: '변경하기' },
};
export const LongText: Story = {
  name: '긴 글',
  args: {
    title: '상태를 운항취소로 변경하시겠습니까?',
    children: (
      <>
        <p>예약 8건(17명)이 있습니다.</p>
        <p>입금완료 6건은 전화로 알리고 환불해 주세요. 변경하면 방문자 화면에는 예약할 수 없는 날로 표시됩니다.</p>
      </>
    ),
    confirmLabel: '운항취소로 변경하기',
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소하기' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '돌아가기' })).toBeDisabled();
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
  },
};
export const Failed: Story = {
  args: { error: '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('연결하지 못했습니다.');
  },
};
export const ClosedByTheScrim: Story = {
  name: '바깥을 눌러 닫음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('예약을 취소하시겠습니까?'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const withItsButton: Pick<Story, 'args' | 'render'> = {
  args: { open: false },
  render: function Page(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>예약 취소</Button>
        <ConfirmDialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
};

/**
 * The second click of a double click hits the dialog that the first one opened. It must neither close nor confirm it.
 */
export const OpenedByADoubleClick: Story = {
  ...withItsButton,
  name: '두 번 눌러 엶',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    for (const met of [
      canvas.getByRole('dialog'),
      canvas.getByRole('button', { name: '돌아가기' }),
      canvas.getByRole('button', { name: '예약 취소하기' }),
    ]) {
      await fireEvent.pointerDown(met);
      await fireEvent.click(met, { detail: 2 });
    }
    await expect(canvas.getByRole('button', { name: '돌아가기' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const OpenedAndClosedByKeyboard: Story = {
  ...withItsButton,
  name: '키보드로 열고 닫음',
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: '예약 취소' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '돌아가기' })).toHaveFocus();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const ForcedColors: Story = { parameters: inOwnColors };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';

const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const restoreClipboard = () => Reflect.deleteProperty(navigator, 'clipboard');

const meta = {
  title: '복사 단추',
  id: 'copy-button',
  component: CopyButton,
  args: { text: '수협 000-0000-0000 박한결', label: '복사', onResult: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  name: '복사함',
  beforeEach: () => restoreClipboard,
  play: async ({ canvas, userEvent, args }) => {
    const writeText = fn(() => Promise.resolve());
    setClipboard({ writeText });
    await userEvent.click(canvas.getByRole('button', { name: '복사' }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(true));
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith('수협 000-0000-0000 박한결');
  },
};

/** Records the text that the fallback has selected at the moment of copying. */
const watchSelection = (answer: boolean) => {
  const seen: string[] = [];
  const copy = spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) seen.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return answer;
  });
  return { seen, copy };
};

export const CopiedWithoutClipboard: Story = {
  name: '클립보드 없이 복사함',
  beforeEach: () => restoreClipboard,
  play: async ({ canvas, userEvent, args }) => {
    setClipboard(undefined);
    const { seen } = watchSelection(true);
    const button = canvas.getByRole('button', { name: '복사' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(true));
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(seen).toEqual(['수협 000-0000-0000 박한결']);
    await expect(button).toHaveFocus();
    await expect(document.querySelector('textarea')).toBeNull();
  },
};
export const CopiedAfterARefusal: Story = {
  name: '거절된 뒤 복사함',
  beforeEach: () => restoreClipboard,
  play: async ({ canvas, userEvent, args }) => {
    setClipboard({ writeText: () => Promise.reject(new Error('refused')) });
    const { copy } = watchSelection(true);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(true));
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(copy).toHaveBeenCalledWith('copy');
  },
};
export const NotCopied: Story = {
  name: '복사하지 못함',
  beforeEach: () => restoreClipboard,
  play: async ({ canvas, userEvent, args }) => {
    setClipboard(undefined);
    watchSelection(false);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(false));
    await expect(args.onResult).toHaveBeenCalledOnce();
  },
};
export const IconOnly: Story = {
  name: '아이콘만',
  args: { iconOnly: true, label: '예약번호 복사' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '예약번호 복사' })).toBeVisible();
  },
};
export const FullWidth: Story = {
  name: '가로를 채움',
  args: { full: true, size: 'medium', variant: 'tint', label: '예약번호 복사' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { inOwnColors } from '#mocks/inOwnColors';
import { Button } from './Button';

const meta = {
  title: '단추',
  id: 'button',
  component: Button,
  args: { children: '2명 예약하기', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  name: '테두리',
  args: { variant: 'line', size: 'medium', children: '목록' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '목록' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { name: '으뜸', args: { variant: 'primary' } };
export const Tint: Story = { name: '옅은 바탕', args: { variant: 'tint', children: '저장' } };
export const Danger: Story = { name: '위험', args: { variant: 'danger', children: '예약 취소하기' } };
export const DangerLine: Story = { name: '위험한 테두리', args: { variant: 'danger-line', children: '예약 취소' } };
export const DeepLine: Story = {
  name: '짙은 바탕의 테두리',
  args: { variant: 'deep-line', children: '전화 걸기', icon: 'phone' },
  globals: { ground: 'deep' },
};
export const Quiet: Story = { name: '조용히', args: { variant: 'quiet', children: '목록', icon: 'left' } };
export const Large: Story = {
  name: '크게',
  args: { variant: 'primary', size: 'large', full: true, children: '조회하기' },
};
export const Small: Story = { name: '작게', args: { size: 'small', icon: 'copy', children: '복사' } };
export const IconOnly: Story = {
  name: '아이콘만',
  args: { icon: 'print', iconOnly: true, children: '인쇄' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '인쇄' })).toBeVisible();
  },
};
export const Pending: Story = {
  args: { variant: 'primary', pending: true, children: '예약하는 중입니다' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '예약하는 중입니다' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const PendingLine: Story = {
  name: '기다리는 중, 테두리',
  args: { pending: true, children: '저장하는 중입니다' },
};
export const Disabled: Story = { args: { disabled: true, children: '이전' } };
export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
/** The spinner does not turn, so the label says that the action is running. */
export const PendingWithReducedMotion: Story = {
  args: { variant: 'primary', pending: true, children: '예약하는 중입니다' },
  ...emulating({ reducedMotion: 'reduce' }),
  name: '기다리는 중, 줄인 움직임',
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('button').firstElementChild;
    if (!spinner) throw new Error('no spinner');
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(parseFloat(getComputedStyle(spinner).animationDuration)).toBeLessThan(0.001);
  },
};
/** Every kind of button needs a visible border. */
export const ForcedColors: Story = {
  args: { variant: 'tint', children: '저장' },
  parameters: inOwnColors,
  play: async ({ canvas }) => {
    if (window.matchMedia('(forced-colors: active)').matches)
      await expect(getComputedStyle(canvas.getByRole('button')).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
export const Hovered: Story = { args: { variant: 'primary', children: '예약하기' }, ...emulating({ hover: 'button' }) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { Fold } from './Fold';

const meta = {
  title: '접이',
  id: 'fold',
  component: Fold,
  args: { title: '준비물과 제공 품목', note: '11개', children: <p>신분증, 아이스박스</p>, onToggle: fn() },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  name: '접힘',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '준비물과 제공 품목' })).toBeVisible();
    await expect(canvas.getByText('신분증, 아이스박스')).not.toBeVisible();
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('준비물과 제공 품목'));
    await expect(canvas.getByText('신분증, 아이스박스')).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith(true));
  },
};
export const WithoutANote: Story = { name: '덧붙임 없이', args: { note: null } };
export const LongestTitle: Story = {
  name: '가장 긴 제목',
  args: { title: '시즌별 대상 어종과 대여 품목과 제공 품목', note: '사진 20장' },
};
export const Hovered: Story = { ...emulating({ hover: 'summary' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

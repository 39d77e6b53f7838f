import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { manifestCard as copy } from '#copy/manifestCard';
import { networkText } from '#copy/network';
import { ManifestCard } from './ManifestCard';

const meta = {
  title: '승선자명부로 가는 칸',
  id: 'manifest-card',
  component: ManifestCard,
  args: { people: 4, pending: false, onOpen: fn() },
} satisfies Meta<typeof ManifestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.before('4명'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.open }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const One: Story = {
  args: { people: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.beforeOne)).toBeVisible();
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.opening }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { error: networkText.unloaded } };

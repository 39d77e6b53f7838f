import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { demoSite } from '#copy/setup';
import { DemoNotice } from './DemoNotice';

const meta = {
  title: '체험용 자료 안내',
  id: 'demo-notice',
  component: DemoNotice,
  args: { onStartOver: fn() },
} satisfies Meta<typeof DemoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: '보임', tags: ['breakpoint'] };
export const Asking: Story = {
  name: '지울지 묻기',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: demoSite.startOver }));
    const dialog = within(await screen.findByRole('dialog', { name: demoSite.question }));
    await expect(dialog.getByText(demoSite.what)).toBeInTheDocument();
    await expect(args.onStartOver).not.toHaveBeenCalled();
  },
};
export const Confirmed: Story = {
  name: '지우기로 함',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: demoSite.startOver }));
    await userEvent.click(await screen.findByRole('button', { name: demoSite.confirm }));
    await expect(args.onStartOver).toHaveBeenCalledTimes(1);
  },
};
export const Pending: Story = { name: '지우는 중', args: { pending: true } };

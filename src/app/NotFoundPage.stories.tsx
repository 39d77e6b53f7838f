import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '#src/storySite/site';
import { frame } from '#copy/frame';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: '없는 주소',
  id: 'page-not-found',
  component: NotFoundPage,
  decorators: [site],
  parameters: { route: '/nowhere' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoSuchAddress: Story = {
  name: '없는 주소',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: frame.notFound })).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.toReserve })).toHaveAttribute('href', '/reserve');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdminNav } from './AdminNav';

const meta = {
  title: '틀/AdminNav',
  id: 'admin-nav',
  component: AdminNav,
  globals: { ground: 'none' },
  args: { current: 'home' },
} satisfies Meta<typeof AdminNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '관리 홈' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Days: Story = { args: { current: 'days' } };

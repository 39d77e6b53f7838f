import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { admin } from '#copy/admin';
import { emulating, ownWindow } from '#mocks/emulating';
import { AdminNav } from './AdminNav';

const meta = {
  title: '관리 메뉴',
  id: 'admin-nav',
  component: AdminNav,
  parameters: { docs: { story: ownWindow(160) } },
  globals: { ground: 'none' },
  args: { current: 'home' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdminNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: '홈',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: admin.nav.home })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: admin.nav.days })).toHaveFocus();
  },
};
export const Days: Story = { name: '날짜들', args: { current: 'days' } };
export const Add: Story = { name: '전화 예약', args: { current: 'add' } };
export const Guests: Story = { name: '예약자', args: { current: 'guests' } };
export const Settings: Story = { name: '설정', args: { current: 'settings' } };
export const Hovered: Story = { ...emulating({ hover: 'a:not([aria-current])' }) };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { admin } from '../../../../copy/admin';
import { emulating, ownWindow } from '../../../../mocks/emulating';
import { AdminNav } from './AdminNav';

const meta = {
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
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: admin.nav.home })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: admin.nav.days })).toHaveFocus();
  },
};
export const Days: Story = { args: { current: 'days' } };
export const Guests: Story = { args: { current: 'guests' } };
export const Settings: Story = { args: { current: 'settings' } };
export const Hovered: Story = { ...emulating({ hover: 'a:not([aria-current])' }) };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

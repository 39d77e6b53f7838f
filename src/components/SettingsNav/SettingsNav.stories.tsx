import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsLinks } from './SettingsLinks';
import { SettingsNav } from './SettingsNav';

const meta = {
  title: '운영자/SettingsNav',
  id: 'settings-nav',
  component: SettingsNav,
  args: { current: 'info' },
} satisfies Meta<typeof SettingsNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '설정 메뉴' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '기본정보' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '운영정책' })).toHaveAttribute('href', '/admin/config/logic');
  },
};
export const Password: Story = { args: { current: 'password' } };
export const Policy: Story = { args: { current: 'policy' } };
export const Logo: Story = { args: { current: 'logo' } };
export const OnAPageItDoesNotName: Story = {
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '로고' })).toHaveAttribute('href', '/admin/config/logo');
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
export const OnTheOperatorsHome: Story = {
  render: () => <SettingsLinks />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '설정' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '비밀번호 변경' })).toHaveAttribute('href', '/admin/config/password');
  },
};

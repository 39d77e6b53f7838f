import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { settings } from '#copy/settings';
import { emulating } from '#mocks/emulating';
import { SettingsLinks } from './SettingsLinks';
import { SettingsNav } from './SettingsNav';

const meta = {
  title: '설정 메뉴',
  id: 'settings-nav',
  tags: ['both-widths'],
  component: SettingsNav,
  subcomponents: { SettingsLinks },
  args: { current: 'info' },
} satisfies Meta<typeof SettingsNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  name: '기본정보',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: settings.nav })).toBeVisible();
    await expect(canvas.getByRole('link', { name: settings.pages.info })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: settings.pages.policy })).toHaveAttribute(
      'href',
      '/admin/config/logic',
    );
  },
};
export const OnOneLine: Story = {
  name: '한 줄에',
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { height, right } = link.getBoundingClientRect();
      await expect(height).toBeLessThanOrEqual(48);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    // In Chromium's largest font the links need a second line on a phone and stay inside their frame.
    document.documentElement.style.fontSize = '24px';
    const frame = canvas.getByRole('list').getBoundingClientRect();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right);
    document.documentElement.style.fontSize = '';
  },
};
export const Password: Story = { name: '비밀번호', args: { current: 'password' } };
export const Policy: Story = { name: '운영정책', args: { current: 'policy' } };
export const Logo: Story = { name: '로고', args: { current: 'logo' } };
export const About: Story = { name: '선박소개', args: { current: 'about' } };
export const Crew: Story = { name: '선장·선원', args: { current: 'crew', hasCrew: true } };
export const OnTheOperatorsHome: Story = {
  name: '관리 홈에서',
  render: () => <SettingsLinks />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: settings.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: settings.pages.password })).toHaveAttribute(
      'href',
      '/admin/config/password',
    );
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a:not([aria-current])' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

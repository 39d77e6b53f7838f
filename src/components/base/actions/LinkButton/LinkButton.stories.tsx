import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '../../../../../mocks/emulating';
import { LinkButton } from './LinkButton';

const meta = {
  id: 'link-button',
  component: LinkButton,
  args: { href: '/reserve/find', children: '예약 확인·취소', icon: 'search' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Phone: Story = {
  args: { href: 'tel:010-0000-0000', children: '전화 걸기', icon: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
export const PhoneIconOnly: Story = {
  args: { href: 'tel:010-0000-0000', children: '전화 걸기', icon: 'phone', iconOnly: true },
};
export const Primary: Story = { args: { variant: 'primary', full: true, children: '예약하기', icon: undefined } };
/** The browser follows the link, not the router. */
export const File: Story = {
  args: { href: '/api/reserve/5/calendar.ics', leads: 'file', children: '내 달력에 추가', icon: 'cal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '내 달력에 추가' })).toHaveAttribute(
      'href',
      '/api/reserve/5/calendar.ics',
    );
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

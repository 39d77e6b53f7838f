import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { LinkButton } from './LinkButton';

const meta = {
  title: '단추처럼 생긴 링크',
  id: 'link-button',
  component: LinkButton,
  args: { href: '/reserve/find', children: '예약 확인·취소', icon: 'search' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: '화면' };
export const Phone: Story = {
  name: '전화',
  args: { href: 'tel:010-0000-0000', children: '전화 걸기', icon: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
export const PhoneIconOnly: Story = {
  name: '전화, 아이콘만',
  args: { href: 'tel:010-0000-0000', children: '전화 걸기', icon: 'phone', iconOnly: true },
};
export const Primary: Story = {
  name: '으뜸',
  args: { variant: 'primary', full: true, children: '예약하기', icon: undefined },
};
/** The browser follows the link, not the router. */
export const File: Story = {
  name: '파일',
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link';

const meta = {
  title: '링크',
  id: 'link',
  component: Link,
  args: { href: '/reserve', children: '예약일정 보기' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAPage: Story = {
  name: '화면으로',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '예약일정 보기' })).toHaveAttribute('href', '/reserve');
  },
};
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

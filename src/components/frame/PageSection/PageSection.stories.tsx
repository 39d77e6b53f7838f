import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { PageSection } from './PageSection';

const meta = {
  title: '화면의 한 부분',
  id: 'page-section',
  tags: ['both-widths'],
  component: PageSection,
  args: { title: '시설 안내', children: <p>20명이 나란히 서도 여유가 있습니다.</p> },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingAlone: Story = {
  name: '제목만',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '시설 안내' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithMore: Story = {
  name: '더 보기 있음',
  args: { title: '가까운 출조', more: { href: '/reserve', label: '전체 일정' } },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('link', { name: '전체 일정' });
    await expect(more).toHaveAttribute('href', '/reserve');
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Hovered: Story = {
  args: { title: '가까운 출조', more: { href: '/reserve', label: '전체 일정' } },
  ...emulating({ hover: 'a' }),
};
export const Focused: Story = {
  args: { title: '가까운 출조', more: { href: '/reserve', label: '전체 일정' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

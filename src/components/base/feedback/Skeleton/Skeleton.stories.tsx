import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { Skeleton } from './Skeleton';

const meta = {
  title: '불러오는 동안의 틀',
  id: 'skeleton',
  component: Skeleton,
  args: { kind: 'days', label: '예약일정을 불러오는 중입니다.' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  name: '날짜 목록',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('예약일정을 불러오는 중입니다.');
    await expect(status.parentElement).toHaveAttribute('aria-busy', 'true');
    const shapes = status.nextElementSibling as HTMLElement;
    await expect(getComputedStyle(shapes).animationDelay).toBe('0.2s');
    await waitFor(() => expect(shapes).toBeVisible());
  },
};
export const Cards: Story = {
  name: '가까운 출조',
  tags: ['breakpoint'],
  args: { kind: 'cards', label: '예약일정을 불러오는 중입니다.' },
};
export const Form: Story = { name: '양식', args: { kind: 'form', label: '불러오는 중입니다.' } };
export const Rows: Story = { name: '목록', args: { kind: 'rows', label: '불러오는 중입니다.' } };
export const WithReducedMotion: Story = {
  ...emulating({ reducedMotion: 'reduce' }),
  name: '줄인 움직임',
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-stands-for]');
    if (!bar) throw new Error('no bar');
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(parseFloat(getComputedStyle(bar).animationDuration)).toBeLessThan(0.001);
  },
};

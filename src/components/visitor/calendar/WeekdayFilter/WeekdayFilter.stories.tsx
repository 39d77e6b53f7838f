import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { reserve } from '#copy/reserve';
import { emulating } from '#mocks/emulating';
import { WeekdayFilter } from './WeekdayFilter';

const meta = {
  title: '요일 고르기',
  id: 'weekday-filter',
  tags: ['both-widths'],
  component: WeekdayFilter,
  args: { chosen: [], onToggle: fn() },
  globals: { ground: 'none' },
  decorators: [
    (Story) => (
      <div style={{ padding: '16px var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WeekdayFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  name: '고르지 않음',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: reserve.weekdays })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '토', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledWith(6);
  },
};
export const SaturdayChosen: Story = {
  name: '토요일을 고름',
  args: { chosen: [6] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '토' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const WeekendChosen: Story = { name: '주말을 고름', args: { chosen: [7, 6] } };
export const AllChosen: Story = { name: '모두 선택함', args: { chosen: [1, 2, 3, 4, 5, 6, 7] } };
export const FortyFourPixelsOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 전화에서도 44px',
  args: { chosen: [5, 6] },
  play: async ({ canvas }) => {
    for (const toggle of canvas.getAllByRole('button')) {
      const { width, height } = toggle.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    const { left, right } = canvas.getByRole('group').getBoundingClientRect();
    await expect(left).toBeCloseTo(window.innerWidth - right);
  },
};
export const Focused: Story = {
  args: { chosen: [2] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '월' })).toHaveFocus();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'button' }) };

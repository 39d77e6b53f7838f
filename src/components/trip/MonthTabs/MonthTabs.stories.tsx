import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { monthTabs } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { reserve } from '#copy/reserve';
import { emulating } from '#mocks/emulating';
import { FROZEN_TODAY } from '#mocks/now';
import { MonthTabs } from './MonthTabs';

const meta = {
  title: '달 고르기',
  id: 'month-tabs',
  tags: ['both-widths'],
  component: MonthTabs,
  args: {
    months: monthTabs(FROZEN_TODAY, 6),
    current: { year: 2026, month: 12 },
    thisYear: 2026,
    hrefOf: PAGES.reserve,
  },
  globals: { ground: 'none' },
  decorators: [
    (Story) => (
      <div style={{ padding: '16px var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MonthTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextMonth: Story = {
  name: '다음 달',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: reserve.months })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('12월');
    await expect(canvas.getByRole('link', { name: '2027년 1월' })).toHaveAttribute(
      'href',
      '/reserve?year=2027&month=1',
    );
  },
};
export const ThisMonth: Story = { name: '이번 달', args: { current: { year: 2026, month: 11 } } };
export const LastMonthIsScrolledIntoView: Story = {
  name: '마지막 달까지 밀려 보임',
  args: { current: { year: 2027, month: 4 } },
  play: async ({ canvas }) => {
    // The tab is centred again once its size is known, possibly one frame later.
    await waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
    await expect(window.scrollX + window.scrollY).toBe(0);
  },
};
export const TwoMonths: Story = {
  name: '두 달',
  args: { months: monthTabs(FROZEN_TODAY, 2), current: { year: 2026, month: 11 } },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '11월' })).toHaveFocus();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a:not([aria-current])' }) };

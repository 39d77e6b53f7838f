import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { addGuest as copy } from '#copy/addGuest';
import { emulating } from '#mocks/emulating';
import { FROZEN_TODAY } from '#mocks/now';
import { DayStrip } from './DayStrip';

const days = Array.from({ length: 12 }, (_, at) => ({
  date: addDays(FROZEN_TODAY, at * 2),
  seats: copy.seats(`${((at * 7) % 20) + 1}명`),
}));

const meta = {
  title: '날짜 띠',
  id: 'day-strip',
  component: DayStrip,
  args: { label: copy.day, days, hrefOf: PAGES.adminAdd },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: copy.day })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: `11.20(금) ${copy.seats('1명')}` })).toHaveAttribute(
      'href',
      PAGES.adminAdd(FROZEN_TODAY),
    );
    // Chromium's largest font: the date stays within its link.
    document.documentElement.style.fontSize = '24px';
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    document.documentElement.style.fontSize = '';
  },
};
export const Chosen: Story = {
  name: '하루를 고름',
  args: { current: addDays(FROZEN_TODAY, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('11.22(일)');
  },
};
export const ClosedDays: Story = {
  name: '예약을 받지 않는 날',
  args: {
    days: [
      ...days.slice(0, 2),
      { date: addDays(FROZEN_TODAY, 5), seats: copy.seats('8명'), closed: '예약마감' },
      { date: addDays(FROZEN_TODAY, 3), seats: copy.seats('20명'), closed: '예약불가 · 선박 정기 점검' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').at(-1)).toHaveTextContent('11.23(월) 20명 남음 예약불가 · 선박 정기 점검');
  },
};
export const One: Story = { args: { days: days.slice(0, 1) } };
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

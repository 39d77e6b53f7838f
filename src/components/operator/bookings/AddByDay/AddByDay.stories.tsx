import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { addGuest as copy } from '#copy/addGuest';
import { emulating } from '#mocks/emulating';
import { FROZEN_TODAY } from '#mocks/now';
import { AddByDay } from './AddByDay';

const days = Array.from({ length: 12 }, (_, at) => ({
  date: addDays(FROZEN_TODAY, at * 2 + 2),
  seatsLeft: ((at * 7) % 20) + 1,
  ...({ state: 'OPEN', memo: '' } as const),
}));

const meta = {
  title: '다른 날 전화 예약',
  id: 'add-by-day',
  component: AddByDay,
  args: { days, hrefOf: (date) => PAGES.adminDay(date, 'ADD') },
} satisfies Meta<typeof AddByDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: copy.byDay })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: `11.22(일) ${copy.seats('1명')}` })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-11-22?add=Y',
    );
    // Chromium's largest font: the date stays within its link.
    document.documentElement.style.fontSize = '24px';
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    document.documentElement.style.fontSize = '';
  },
};
/** Days that take no bookings are the last, with what the operator has noted. */
export const ClosedDays: Story = {
  name: '예약을 받지 않는 날',
  args: {
    days: [
      ...days.slice(0, 5),
      { date: addDays(FROZEN_TODAY, 5), seatsLeft: 8, state: 'COMPLETE', memo: '' },
      { date: addDays(FROZEN_TODAY, 3), seatsLeft: 20, state: 'CLOSE', memo: '선박 정기 점검' },
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

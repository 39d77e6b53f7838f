import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { BelowMinimum } from '#contract/booking/guest.schema';
import { PAGES } from '#contract/paths';
import { attention } from '#copy/attention';
import { BelowMinimumDay } from './BelowMinimumDay';
import { BelowMinimumDays, type BelowMinimumDaysProps } from './BelowMinimumDays';

const saturday: BelowMinimum = {
  id: 5,
  date: '2026-11-21',
  state: 'OPEN',
  guestCount: 5,
  minCount: 8,
  cases: 3,
  paidCases: 2,
};
const monday: BelowMinimum = { ...saturday, id: 7, date: '2026-11-23', guestCount: 0, cases: 0, paidCases: 0 };

interface Shown extends BelowMinimumDaysProps {
  days: readonly BelowMinimum[];
  pending: { id: number } | null;
  onConfirm: (day: BelowMinimum) => void;
}

const meta = {
  title: '최소 인원에 못 미친 날',
  id: 'below-minimum-days',
  component: BelowMinimumDays,
  subcomponents: { BelowMinimumDay },
  args: { count: 1, children: null, days: [saturday], pending: null, onConfirm: fn() },
  render: ({ days, pending, onConfirm }) => (
    <BelowMinimumDays count={days.length}>
      {days.map((day) => (
        <BelowMinimumDay
          key={day.id}
          day={day}
          href={PAGES.adminDay(day.date)}
          cancelHref={PAGES.adminDay(day.date, 'TOO_FEW')}
          pending={day.id === pending?.id}
          onConfirm={() => onConfirm(day)}
        />
      ))}
    </BelowMinimumDays>
  ),
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: attention.confirmTripOf('11.21(토)') }));
    await expect(args.onConfirm).toHaveBeenCalledWith(saturday);
  },
};
export const Several: Story = {
  args: { days: [saturday, monday] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: attention.cancelTripOf('11.21(토)') })).toHaveAttribute(
      'href',
      PAGES.adminDay('2026-11-21', 'TOO_FEW'),
    );
  },
};
export const Saving: Story = {
  args: { pending: { id: 5 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: attention.confirmTripOf('11.21(토)') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

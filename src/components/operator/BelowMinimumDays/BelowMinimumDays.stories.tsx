import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { BelowMinimum } from '../../../../contract/booking/guest.schema';
import { PAGES } from '../../../../contract/paths';
import { admin } from '../../../../copy/admin';
import { attention } from '../../../../copy/attention';
import { BelowMinimumDays } from './BelowMinimumDays';

const saturday: BelowMinimum = {
  ...{ id: 5, date: '2026-11-21', state: 'OPEN', guestCount: 5, minCount: 8, cases: 3, paidCases: 2 },
};
const monday: BelowMinimum = { ...saturday, id: 7, date: '2026-11-23', guestCount: 0, cases: 0, paidCases: 0 };

const meta = {
  id: 'below-minimum-days',
  component: BelowMinimumDays,
  args: { days: [saturday], dayHrefOf: PAGES.adminDay, pending: null, onConfirm: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BelowMinimumDays>;
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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: attention.cancelTripOf('11.21(토)') }));
    await userEvent.click(await screen.findByRole('button', { name: admin.day.cancelTrip }));
    await expect(args.onCancel).toHaveBeenCalledWith(saturday);
  },
};
export const Saving: Story = {
  args: { pending: { id: 5, action: 'confirm' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: attention.confirmTripOf('11.21(토)') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

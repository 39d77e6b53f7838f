import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { booking } from '#copy/booking';
import { aDay, someTerms } from '#mocks/builders';
import { BookingNotice } from './BookingNotice';

const meta = {
  title: '예약 안내',
  id: 'booking-notice',
  component: BookingNotice,
  args: { day: aDay({ date: '2026-12-05' }), bank: '수협 000-0000-0000 박한결' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAccount: Story = {
  name: '계좌 있음',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: booking.noticeTitle })).toBeVisible();
    await expect(canvas.getByText(booking.noticeDeposit('10만원'))).toBeVisible();
    await expect(canvas.getByText(booking.bankIs('수협 000-0000-0000 박한결'))).toBeVisible();
    // Nothing to copy before a seat is held.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const TermsOfThePolicy: Story = {
  args: { day: aDay({ date: '2026-12-05', reservePrice: 0 }), terms: someTerms() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(booking.noDeposit(someTerms().payRest))).toBeVisible();
    await userEvent.click(canvas.getByText(booking.refundDates));
    await expect(canvas.getByText(someTerms().payBack)).toBeVisible();
  },
};
/** There is no payment on board either. */
export const FreeTrip: Story = {
  args: { day: aDay({ date: '2026-12-05', price: 0, reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.free)).toBeVisible();
    await expect(canvas.queryByText(booking.noDeposit(booking.payRest))).toBeNull();
  },
};
export const NoBank: Story = {
  args: { bank: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.noBank)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { tidePhase } from '../../../contract/day/tide.rules';
import { aGuest } from '../../../mocks/builders';
import { FROZEN_TODAY } from '../../../mocks/now';
import { FoundBooking } from './FoundBooking';

const paid = aGuest({ date: '2026-11-24', state: 'COMPLETE', name: '이파랑', guestId: '7730-2514-0986' });

const meta = {
  title: '방문자/FoundBooking',
  id: 'found-booking',
  component: FoundBooking,
  args: {
    guest: paid,
    day: { fish: '갈치', reservePrice: 10 },
    trip: 'sails',
    phase: tidePhase('2026-11-24'),
    today: FROZEN_TODAY,
    pending: false,
    onCancel: fn(),
    listHref: '/reserve',
  },
} satisfies Meta<typeof FoundBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidHalfRefund: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('10만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    await userEvent.click(await screen.findByRole('button', { name: '돌아가기' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    await userEvent.click(await screen.findByRole('button', { name: '예약 취소하기' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const PaidFullRefund: Story = { args: { guest: aGuest({ date: '2026-12-05', state: 'COMPLETE' }) } };
export const Unpaid: Story = {
  args: { guest: aGuest({ date: '2026-12-05' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('환불되는 금액이 없습니다.')).toBeVisible();
  },
};
export const Tomorrow: Story = { args: { guest: aGuest({ date: '2026-11-21', state: 'COMPLETE' }) } };
export const TripCancelled: Story = {
  args: { guest: aGuest({ date: '2026-11-21', state: 'COMPLETE' }), trip: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('운항이 취소된 출조입니다.')).toBeVisible();
    await expect(canvas.getByText('입금하신 예약금 20만원의 100%')).toBeVisible();
  },
};
export const Cancelled: Story = {
  args: { guest: aGuest({ date: '2026-12-05', state: 'CANCEL' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('취소된 예약입니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '예약 취소' })).toBeNull();
  },
};
export const Departed: Story = { args: { guest: aGuest({ date: '2026-11-19', state: 'COMPLETE' }) } };
export const Cancelling: Story = { args: { pending: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { tidePhase } from '../../../contract/day/tide.rules';
import { aFoundGuest } from '../../../mocks/builders';
import { FROZEN_TODAY } from '../../../mocks/now';
import { FoundBooking } from './FoundBooking';

const paid = aFoundGuest({ date: '2026-11-24', state: 'COMPLETE', name: '이파랑', guestId: '7730-2514-0986' });

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
export const PaidFullRefund: Story = { args: { guest: aFoundGuest({ date: '2026-12-05', state: 'COMPLETE' }) } };
export const Unpaid: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('환불되는 금액이 없습니다.')).toBeVisible();
    await expect(canvas.getByText('아직 입금이 확인되지 않은 예약입니다.')).toBeVisible();
    await expect(canvas.getByText('오늘 적용되는 환불률은 100%입니다.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    const dialog = await screen.findByRole('dialog', { name: '예약을 취소하시겠습니까?' });
    await expect(dialog).toHaveAccessibleDescription(
      /환불되는 금액이 없습니다\.\s*아직 입금이 확인되지 않은 예약입니다\.\s*오늘 적용되는 환불률은 100%입니다\./,
    );
  },
};
export const Tomorrow: Story = {
  args: { guest: aFoundGuest({ date: '2026-11-21', state: 'COMPLETE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('환불되는 금액이 없습니다.')).toBeVisible();
    await expect(canvas.getByText('오늘 적용되는 환불률은 0%입니다.')).toBeVisible();
    await expect(canvas.queryByText('아직 입금이 확인되지 않은 예약입니다.')).toBeNull();
  },
};
/** The deposit fell after eight people had paid: what they paid comes back. */
export const PaidBeforeThePriceChanged: Story = {
  args: {
    guest: aFoundGuest({ date: '2026-12-05', state: 'COMPLETE', guestCount: 8, paid: 40 }),
    day: { fish: '갈치', reservePrice: 1 },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('40만원')).toHaveLength(2);
    await expect(canvas.getByText('입금하신 예약금 40만원의 100%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/지금 취소하면 40만원이 환불됩니다\./);
  },
};
export const TripCancelled: Story = {
  args: { guest: aFoundGuest({ date: '2026-11-21', state: 'COMPLETE' }), trip: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('운항이 취소된 출조입니다.')).toBeVisible();
    await expect(canvas.getByText('입금하신 예약금 20만원의 100%')).toBeVisible();
  },
};
export const Cancelled: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05', state: 'CANCEL' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('취소된 예약입니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '예약 취소' })).toBeNull();
  },
};
export const Departed: Story = { args: { guest: aFoundGuest({ date: '2026-11-19', state: 'COMPLETE' }) } };
export const Cancelling: Story = { args: { pending: true } };

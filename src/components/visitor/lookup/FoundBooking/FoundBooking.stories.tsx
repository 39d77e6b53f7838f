import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect, fn, screen } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { aConfigInfo, aDay, aFoundGuest, aRefund, someTerms } from '#mocks/builders';
import { FROZEN_TODAY } from '#mocks/now';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { lookup, standing } from '#copy/lookup';
import { manifestCard } from '#copy/manifestCard';
import { ManifestCard } from '#src/components/visitor/manifest/ManifestCard/ManifestCard';
import { FoundBooking } from './FoundBooking';
import { RefundNow } from './RefundNow';

const paid = aFoundGuest({ date: '2026-11-24', state: 'COMPLETE', name: '이파랑', guestId: '7730-2514-0986' });

const meta = {
  title: '찾은 예약',
  id: 'found-booking',
  component: FoundBooking,
  subcomponents: { RefundNow },
  args: {
    guest: paid,
    day: aDay(),
    info: aConfigInfo(),
    phase: tidePhase('2026-11-24'),
    today: FROZEN_TODAY,
    pending: false,
    onCancel: fn(),
    onCopied: fn(),
    listHref: '/reserve',
  },
} satisfies Meta<typeof FoundBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidHalfRefund: Story = {
  name: '입금완료, 절반 환불',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('10만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: lookup.cancel }));
    await userEvent.click(await screen.findByRole('button', { name: lookup.goBack }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: lookup.cancel }));
    await userEvent.click(await screen.findByRole('button', { name: lookup.confirmAction }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const WithThePassengerList: Story = {
  name: '승선자명부를 받음',
  args: { manifest: <ManifestCard people={2} pending={false} onOpen={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: manifestCard.open })).toBeVisible();
  },
};
export const PaidFullRefund: Story = {
  name: '입금완료, 전액 환불',
  args: { guest: aFoundGuest({ date: '2026-12-05', state: 'COMPLETE' }) },
};
/** A recent payment may be unconfirmed, so the text does not exclude a refund. */
export const Unpaid: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05' }), terms: someTerms() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(booking.rest('20만원', someTerms().payRest))).toBeVisible();
    await expect(canvas.getByText(lookup.notPaid)).toBeVisible();
    await expect(canvas.getByText(lookup.paidUnseen(100))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: lookup.cancel }));
    const dialog = await screen.findByRole('dialog', { name: lookup.confirm });
    await expect(dialog).toHaveTextContent(lookup.paidUnseen(100));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(lookup.noRefund);
  },
};
/** The payment waits for the operator, so no deadline is shown. */
export const Claimed: Story = {
  args: {
    guest: aFoundGuest({
      date: '2026-12-05',
      claimedAt: '2026-11-20T00:00:00.000Z',
      payBy: '2026-11-21T06:00:00.000Z',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: standing.claimedTitle })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(receipt.unpaid);
    await expect(canvas.queryByText(receipt.payBy)).toBeNull();
  },
};
export const UnpaidTomorrow: Story = {
  name: '내일의 입금대기',
  args: { guest: aFoundGuest({ date: '2026-11-21' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lookup.paidUnseen(0))).toBeVisible();
  },
};
export const Tomorrow: Story = {
  name: '내일',
  args: { guest: aFoundGuest({ date: '2026-11-21', state: 'COMPLETE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lookup.noRefund)).toBeVisible();
    await expect(canvas.getByText(lookup.refundOver)).toBeVisible();
    await expect(canvas.queryByText(lookup.notPaid)).toBeNull();
  },
};
/** The deposit was lowered after the payment: the refund is based on the amount paid. */
export const PaidBeforeThePriceChanged: Story = {
  name: '선비가 바뀌기 전에 입금',
  args: {
    guest: aFoundGuest({ date: '2026-12-05', state: 'COMPLETE', guestCount: 8, reservePrice: 5, paid: 40 }),
    day: aDay({ reservePrice: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('40만원')).toHaveLength(2);
    await expect(canvas.getByText(lookup.refundShare('40만원', 100))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: lookup.cancel }));
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(`40만원${lookup.refundTail}`),
    );
  },
};
/** The amount due can be paid, and the booking can still be cancelled. */
export const MoreDue: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05', state: 'COMPLETE', guestCount: 4, paid: 20 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.moreDue })).toBeVisible();
    await expect(valueOf(canvas, lookup.paid)).toHaveTextContent(format.money(20));
    await expect(canvas.getByText(lookup.refundShare(format.money(20), 100))).toBeVisible();
    await expect(canvas.getByRole('button', { name: lookup.cancel })).toBeVisible();
  },
};
/** The visitor can neither cancel nor pay. */
export const TripCancelled: Story = {
  args: {
    guest: aFoundGuest({ date: '2026-11-21', state: 'COMPLETE' }),
    day: aDay({ state: 'CANCEL', memo: '풍랑주의보로 운항하지 않습니다.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.nothingToDo)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: lookup.cancel })).toBeNull();
    await expect(canvas.getByRole('link', { name: frame.call })).toBeVisible();
  },
};
/** Nothing was paid, so nothing is refunded. */
export const FreeTrip: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05', price: 0, reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: receipt.title })).toBeVisible();
    await expect(canvas.getByText(booking.free)).toBeVisible();
    await expect(canvas.getByText(lookup.noRefund)).toBeVisible();
    await expect(canvas.queryByText(lookup.notPaid)).toBeNull();
    await expect(valueOf(canvas, booking.fee)).toHaveTextContent(booking.freeFee);
  },
};
/** Shows the payment on board. */
export const NoDeposit: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05', reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.noDeposit(booking.payRest))).toBeVisible();
    await expect(valueOf(canvas, booking.fee)).toHaveTextContent('40만원');
  },
};
export const Cancelled: Story = {
  args: { guest: aFoundGuest({ date: '2026-12-05', state: 'CANCEL', refund: aRefund({ rate: 50, amount: 10 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.title.cancelled)).toBeVisible();
    await expect(valueOf(canvas, lookup.paid)).toHaveTextContent('20만원');
    await expect(canvas.queryByRole('button', { name: lookup.cancel })).toBeNull();
  },
};
export const CancelledByTheOperator: Story = {
  name: '운영자가 취소함',
  args: { guest: aFoundGuest({ date: '2026-12-05', state: 'CANCEL', cancelledBy: 'operator' }) },
};
export const Departed: Story = { args: { guest: aFoundGuest({ date: '2026-11-19', state: 'COMPLETE' }) } };
export const Cancelling: Story = { name: '취소하는 중', args: { pending: true } };
export const LongestTexts: Story = {
  args: {
    guest: aFoundGuest({ date: '2026-12-31', guestCount: 99, price: 99, reservePrice: 98, name: '남궁바다별' }),
    day: aDay({ fish: '오징어·참돔·갈치·한치·우럭·광어·볼락'.slice(0, 20), price: 99, reservePrice: 98 }),
    info: { bank: '제주수산업협동조합 000-0000-0000-00 박', tel: '010-0000-0000' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect, fn } from 'storybook/test';
import { aConfigInfo, aDay, aFoundGuest, aRefund, someTerms } from '#mocks/builders';
import { FROZEN_TODAY } from '#mocks/now';
import { wholeText } from '#mocks/wholeText';
import { booking, receipt } from '#copy/booking';
import { arriveText } from '#copy/tripTimes';
import { NO_TERMS } from '#contract/config/config.rules';
import { format } from '#copy/format';
import { guestState, moreDue } from '#copy/guestState';
import { standing } from '#copy/lookup';
import { dayState } from '#copy/reserve';
import { BookingStanding } from './BookingStanding';

const MEMO = '풍랑주의보로 운항하지 않습니다.';
const stormy = aDay({ state: 'CANCEL', memo: MEMO });

const meta = {
  title: '예약의 지금 상태',
  id: 'booking-standing',
  component: BookingStanding,
  args: {
    guest: aFoundGuest(),
    day: aDay(),
    info: aConfigInfo(),
    today: FROZEN_TODAY,
    onCopied: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingStanding>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Account and amount with copy buttons, and the next steps. */
export const Unpaid: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.unpaid })).toBeVisible();
    await expect(canvas.getByText('20만원')).toBeVisible();
    for (const name of [booking.copyAccount, receipt.copyAmount, receipt.copyPayer])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(standing.unpaidNext);
    await expect(canvas.getByText(booking.rest('20만원', booking.payRest))).toBeVisible();
  },
};
/** The policy's text on the rest of the fare is visible before the deposit is paid. */
export const UnpaidTermsOfThePolicy: Story = {
  name: '입금대기, 운영정책의 안내',
  args: { terms: someTerms(), guest: aFoundGuest({ guestCount: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.rest('30만원', someTerms().payRest))).toBeVisible();
  },
};
export const NothingLeftToPay: Story = {
  name: '예약금이 선비 전부',
  args: { guest: aFoundGuest({ reservePrice: 20 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('40만원')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(booking.payRest);
  },
};
export const WithADeadline: Story = {
  args: { guest: aFoundGuest({ payBy: '2026-11-23T09:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(receipt.until('11월 23일(월) 오후 6시')))).toBeVisible();
  },
};
/** The trip was cancelled with a refund; then the booking was moved to this day, or the trip restored. */
export const RefundWithdrawn: Story = {
  name: '운항 취소의 환불을 하지 않음',
  args: { guest: aFoundGuest({ state: 'COMPLETE', paid: 20, refundWithdrawn: 'Y' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.refundWithdrawn)).toBeVisible();
  },
};
export const NoDeposit: Story = {
  args: { guest: aFoundGuest({ reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: receipt.title })).toBeVisible();
    await expect(canvas.getByText(booking.noDeposit(booking.payRest))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: booking.copyAccount })).toBeNull();
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
    await expect(canvas.queryByText(guestState.WATTING)).toBeNull();
  },
};
export const NoDepositConfirmed: Story = {
  name: '예약금 없이 확정됨',
  args: { guest: aFoundGuest({ state: 'COMPLETE', reservePrice: 0, paid: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.paid })).toBeVisible();
    await expect(canvas.getByText(booking.noDeposit(booking.payRest))).toBeVisible();
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
    await expect(canvas.queryByText(guestState.COMPLETE)).toBeNull();
  },
};
export const NoDepositCancelled: Story = {
  name: '예약금 없는 예약의 취소',
  args: { guest: aFoundGuest({ state: 'CANCEL', reservePrice: 0, cancelledBy: 'visitor' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.cancelled })).toBeVisible();
    await expect(canvas.queryByText(standing.neverPaid)).toBeNull();
  },
};
export const NoDepositTripCancelled: Story = {
  name: '예약금 없는 출조의 운항취소',
  args: { guest: aFoundGuest({ reservePrice: 0 }), day: stormy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.nothingToDo)).toBeVisible();
    await expect(canvas.queryByText(standing.nothingToPay)).toBeNull();
  },
};
/** Paid on another day, then moved: the payment is still shown. */
export const MovedToADayWithoutADeposit: Story = {
  name: '예약금 없는 날로 옮김',
  args: {
    guest: aFoundGuest({ state: 'COMPLETE', reservePrice: 0, paid: 20, refund: aRefund({ rate: 100, amount: 20 }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestState.COMPLETE)).toBeVisible();
    await expect(canvas.queryByText(booking.noDepositShort)).toBeNull();
    await expect(canvas.getByText(standing.editRefundOwed('20만원', 100, '20만원'))).toBeVisible();
  },
};
export const NoBank: Story = { args: { info: { bank: null } } };
export const Paid: Story = {
  args: { guest: aFoundGuest({ state: 'COMPLETE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.paidAmount('20만원'))).toBeVisible();
    await expect(canvas.getByText(booking.rest('20만원', booking.payRest))).toBeVisible();
    await expect(canvas.getByText(arriveText(NO_TERMS))).toBeVisible();
  },
};
/** Two people paid, then two were added: amount paid, amount due and account. */
export const MoreDue: Story = {
  args: { guest: aFoundGuest({ state: 'COMPLETE', guestCount: 4, paid: 20 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.moreDue })).toBeVisible();
    await expect(canvas.getByText(standing.paidAmount(format.money(20)))).toBeVisible();
    await expect(valueOf(canvas, moreDue)).toHaveTextContent(format.money(20));
    await expect(canvas.getByText(moreDue, { selector: 'span, span *' })).toBeVisible();
    for (const name of [booking.copyAccount, receipt.copyAmount, receipt.copyPayer])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText(booking.rest('40만원', booking.payRest))).toBeVisible();
    await expect(canvas.getByText(standing.moreDueNext)).toBeVisible();
  },
};
/** Eight people paid, then seven were removed: the excess payment is refunded. */
const fewer = { state: 'COMPLETE', guestCount: 1, paid: 80 } as const;
export const PaidTooMuch: Story = {
  name: '입금이 남음',
  args: { guest: aFoundGuest({ ...fewer, refund: aRefund({ rate: 50, amount: 35 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.paid })).toBeVisible();
    await expect(canvas.getByText(standing.editRefundOwed(format.money(70), 50, format.money(35)))).toBeVisible();
    await expect(canvas.getByText(booking.rest(format.money(10), booking.payRest))).toBeVisible();
  },
};
/** Two changes at different rates: only the sum is shown. */
export const PaidTooMuchTwice: Story = {
  name: '두 번 바뀌어 남은 입금',
  args: {
    guest: aFoundGuest({
      ...fewer,
      refund: aRefund({
        rate: 64,
        amount: 45,
        parts: [
          { freed: 20, back: 20 },
          { freed: 50, back: 25 },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.editRefundOwed(format.money(70), null, format.money(45)))).toBeVisible();
  },
};
export const PaidTooMuchAndRefunded: Story = {
  name: '남은 입금을 환불함',
  args: { guest: aFoundGuest({ ...fewer, refund: aRefund({ amount: 70, refundedAt: '2026-11-20T03:00:00.000Z' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(standing.refundDone('11월 20일(금)', format.money(70))))).toBeVisible();
  },
};
export const PaidTooMuchTooLate: Story = {
  name: '남은 입금이 환불되지 않음',
  args: { guest: aFoundGuest({ ...fewer, refund: aRefund({ rate: 0, amount: 0 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.editRefundNone(format.money(70)))).toBeVisible();
  },
};
/** In red, with the operator's memo: the refund is full, and the visitor has nothing to do. */
export const TripCancelled: Story = {
  args: { guest: aFoundGuest({ state: 'COMPLETE' }), day: stormy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: standing.title.tripCancelled })).toBeVisible();
    await expect(canvas.getByText(dayState.label.CANCEL)).toBeVisible();
    await expect(canvas.getByText(MEMO)).toBeVisible();
    await expect(canvas.getByText(standing.fullRefund('20만원'))).toBeVisible();
    await expect(canvas.getByText(standing.nothingToDo)).toBeVisible();
  },
};
export const TripCancelledUnpaid: Story = {
  name: '운항취소, 입금 전',
  args: { day: { ...stormy, memo: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.nothingToPay)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: booking.copyAccount })).toBeNull();
  },
};
/** People left earlier with half of their deposit: that refund stays, and the rest is refunded in full. */
export const TripCancelledAfterAnAgreedRefund: Story = {
  name: '운항취소, 먼저 정한 환불이 있음',
  args: {
    guest: aFoundGuest({ ...fewer, refund: aRefund({ rate: 50, amount: 35 }) }),
    day: stormy,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.refundOwed(format.money(80), null, format.money(45)))).toBeVisible();
  },
};
/** The operator has cancelled the booking with the trip, and has paid the refund. */
export const TripCancelledAndRefunded: Story = {
  name: '운항취소, 환불함',
  args: {
    guest: aFoundGuest({
      state: 'CANCEL',
      cancelledBy: 'operator',
      tripCancelled: 'Y',
      refund: aRefund({ refundedAt: '2026-11-20T03:00:00.000Z' }),
    }),
    day: stormy,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(standing.refundDone('11월 20일(금)', '20만원')))).toBeVisible();
  },
};
/** Shows the refund with its base, and the party that cancelled. */
export const Cancelled: Story = {
  args: { guest: aFoundGuest({ state: 'CANCEL', refund: aRefund({ rate: 50, amount: 10 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(standing.byVisitor('11월 20일(금)')))).toBeVisible();
    await expect(canvas.getByText(standing.refundOwed('20만원', 50, '10만원'))).toBeVisible();
  },
};
export const CancelledAndRefunded: Story = {
  name: '취소하고 환불함',
  args: {
    guest: aFoundGuest({
      state: 'CANCEL',
      refund: aRefund({ rate: 50, amount: 10, refundedAt: '2026-11-20T03:00:00.000Z' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(standing.refundDone('11월 20일(금)', '10만원')))).toBeVisible();
  },
};
/** Too late for a refund, but the amount paid is still shown. */
export const CancelledWithoutRefund: Story = {
  name: '환불 없이 취소',
  args: { guest: aFoundGuest({ state: 'CANCEL', refund: aRefund({ rate: 0, amount: 0 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(standing.refundNone('20만원'))).toBeVisible();
  },
};
export const CancelledUnpaidByTheOperator: Story = {
  name: '입금 전에 운영자가 취소',
  args: { guest: aFoundGuest({ state: 'CANCEL', cancelledBy: 'operator' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(standing.byOperator('11월 20일(금)')))).toBeVisible();
    await expect(canvas.getByText(standing.neverPaid)).toBeVisible();
  },
};
/** The deadline passed without an announced payment. */
export const CancelledByTheSystem: Story = {
  name: '자동으로 취소됨',
  args: { guest: aFoundGuest({ state: 'CANCEL', cancelledBy: 'system' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(standing.bySystem('11월 20일(금)')))).toBeVisible();
  },
};
export const Departed: Story = { args: { guest: aFoundGuest({ date: '2026-11-19', state: 'COMPLETE' }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { refunds } from '#copy/refunds';
import { aManagedGuest, aRefund } from '#mocks/builders';
import { GuestRow } from './GuestRow';
import guestRow from './GuestRow.stories';
import { RefundFact } from './RefundFact';

const meta = {
  title: '예약자의 환불',
  id: 'refund-fact',
  tags: ['both-widths'],
  component: GuestRow,
  subcomponents: { RefundFact },
  args: guestRow.args,
  render: guestRow.render,
} satisfies Meta<typeof GuestRow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const unfold = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: copy.more }));

export const RefundOpen: Story = {
  name: '환불할 것이 남음',
  args: {
    guest: aManagedGuest({ name: '한여름', state: 'CANCEL', refund: aRefund({ rate: 50, amount: 10 }) }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(refunds.owed('10만원', refunds.rate(50)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.refunded }));
    const dialog = canvas.getByRole('dialog', { name: refunds.confirm });
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(refunds.owed('10만원', refunds.rate(50))));
    await userEvent.click(within(dialog).getByRole('button', { name: refunds.mark }));
    await expect(args.onAct).toHaveBeenCalledWith('refund');
  },
};
/** People left on one day and the booking was cancelled on another, at a different rate: each part is listed. */
export const RefundInParts: Story = {
  name: '비율이 다른 환불',
  args: {
    guest: aManagedGuest({
      name: '한여름',
      state: 'CANCEL',
      paid: 30,
      refund: aRefund({
        rate: 67,
        amount: 20,
        parts: [
          { freed: 10, back: 10 },
          { freed: 20, back: 10 },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    const texts = [refunds.part(format.money(10), 100), refunds.part(format.money(20), 50)];
    await expect(canvas.getByText(refunds.owed(format.money(20), refunds.parts(texts)))).toBeVisible();
  },
};
export const NothingToRefund: Story = {
  name: '환불할 것 없음',
  args: {
    guest: aManagedGuest({ name: '한여름', state: 'CANCEL', refund: aRefund({ rate: 0, amount: 0 }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(refunds.nothing)).toBeVisible();
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: copy.delete })).toBeEnabled();
  },
};
export const MarkingTheRefund: Story = {
  name: '환불을 표시하는 중',
  args: {
    guest: aManagedGuest({ name: '한여름', state: 'CANCEL', refund: aRefund() }),
    pending: 'refund',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.refunded })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refunded: Story = {
  name: '환불함',
  args: {
    guest: aManagedGuest({
      name: '한여름',
      state: 'CANCEL',
      refund: aRefund({ refundedAt: '2026-11-20T02:00:00.000Z' }),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(refunds.done('11.20(금) 11:00'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.refunded })).toBeNull();
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: copy.delete })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: copy.unrefund }));
    const dialog = canvas.getByRole('dialog', { name: copy.unrefundConfirm });
    await userEvent.click(within(dialog).getByRole('button', { name: copy.unrefund }));
    await expect(args.onAct).toHaveBeenCalledWith('unrefund');
  },
};
export const TakingTheRefundBack: Story = {
  name: '환불 완료를 되돌리는 중',
  args: {
    guest: aManagedGuest({ state: 'CANCEL', refund: aRefund({ refundedAt: '2026-11-20T02:00:00.000Z' }) }),
    pending: 'unrefund',
  },
  play: unfold,
};

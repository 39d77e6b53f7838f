import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { refunds } from '#copy/refunds';
import { aManagedGuest, aRefund } from '#mocks/builders';
import { GuestQuestion } from './GuestQuestion';
import { GuestRow } from './GuestRow';
import guestRow from './GuestRow.stories';

const meta = {
  title: '예약자의 일을 묻는 창',
  id: 'guest-question',
  tags: ['both-widths'],
  component: GuestRow,
  subcomponents: { GuestQuestion },
  args: guestRow.args,
  render: guestRow.render,
} satisfies Meta<typeof GuestRow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const unfold = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: copy.more }));

export const AsksBeforePaymentIsConfirmed: Story = {
  name: '입금을 확인하기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.pay }));
    const dialog = canvas.getByRole('dialog', { name: copy.payConfirm });
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(copy.whom('김바다', '2026년 12월 5일(토)', '2명')),
    );
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(copy.dueFrom('김바다', format.money(20))));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
export const PaymentConfirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.pay }));
    await userEvent.click(canvas.getByRole('button', { name: copy.payAction }));
    await expect(args.onAct).toHaveBeenCalledWith('complete');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: copy.pay })).toHaveFocus();
  },
};
export const AsksBeforeAPaymentIsTakenBack: Story = {
  name: '입금완료를 되돌리기 전에 물음',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }) },
  play: async ({ canvas, userEvent, args }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.unpay }));
    const dialog = canvas.getByRole('dialog', { name: copy.unpayConfirm });
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(copy.unpayHint));
    await userEvent.click(within(dialog).getByRole('button', { name: copy.unpay }));
    await expect(args.onAct).toHaveBeenCalledWith('unpay');
  },
};
export const UnpaidBookingCancelled: Story = {
  name: '입금 전 예약의 취소',
  play: async ({ canvas, userEvent, args }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    const dialog = canvas.getByRole('dialog');
    await expect(within(dialog).queryByText(copy.paidWarning)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: copy.cancelAction }));
    await expect(args.onAct).toHaveBeenCalledWith('cancel');
  },
};
export const AsksBeforeAPaidBookingIsCancelled: Story = {
  name: '입금한 예약을 취소하기 전에 물음',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }), ifCancelled: { percent: 0, amount: 0, seats: 'sold again' } },
  play: async ({ canvas, userEvent, args }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    const dialog = canvas.getByRole('dialog', { name: copy.cancelConfirm });
    for (const said of [copy.seatsReturn('2명'), copy.paidWarning])
      await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(said));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
export const SaysTheRefundBeforeCancelling: Story = {
  name: '취소하기 전에 환불을 알림',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }), ifCancelled: { percent: 50, amount: 10, seats: 'sold again' } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(canvas.getByRole('dialog', { name: copy.cancelConfirm })).toHaveAccessibleDescription(
      expect.stringContaining(refunds.owedNow(50, '10만원')),
    );
  },
};
export const CancelsOnAFullDay: Story = {
  name: '마감된 날의 취소',
  args: { ifCancelled: { percent: 0, amount: 0, seats: 'reopen the day' } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(copy.seatsReopen('2명')),
    );
  },
};
export const CancelsOnADayThatTakesNoBookings: Story = {
  name: '예약을 받지 않는 날의 취소',
  args: { ifCancelled: { percent: 0, amount: 0, seats: 'stay closed' } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(expect.stringContaining(copy.seatsStayClosed));
  },
};
/** The seats cannot be booked again if the trip is cancelled or the day is closed, so the dialog must not say so. */
export const CancelsOfATripThatDoesNotSail: Story = {
  name: '운항취소된 날의 취소',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }), ifCancelled: { percent: 100, amount: 20, seats: 'no trip' } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(copy.seatsOfNoTrip));
    await expect(dialog).not.toHaveAccessibleDescription(expect.stringContaining(copy.seatsReturn('2명')));
  },
};
export const AsksBeforeAnOwedRefundIsDeleted: Story = {
  name: '환불할 예약을 지우기 전에 물음',
  args: {
    guest: aManagedGuest({ name: '한여름', state: 'CANCEL', refund: aRefund({ rate: 50, amount: 10 }) }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.delete }));
    const dialog = canvas.getByRole('dialog', { name: guestList.deleteConfirm });
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(`${guestList.deleteOwed(format.money(10))} ${guestList.deleteOwedHint}`),
    );
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: guestList.deleteAction }));
    await expect(args.onAct).toHaveBeenCalledWith('delete');
  },
};
export const CancelledCanBeDeleted: Story = {
  name: '취소된 예약은 지울 수 있음',
  args: { guest: aManagedGuest({ name: '한여름', state: 'CANCEL' }), editHref: '/admin/guest/1' },
  play: async ({ canvas, userEvent, args }) => {
    await unfold({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: copy.delete }));
    await expect(canvas.queryByRole('link', { name: copy.edit })).toBeNull();
    const dialog = canvas.getByRole('dialog', { name: guestList.deleteConfirm });
    for (const said of ['한여름', guestList.deleteWarning])
      await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(said));
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: guestList.deleteAction }));
    await expect(args.onAct).toHaveBeenCalledWith('delete');
  },
};

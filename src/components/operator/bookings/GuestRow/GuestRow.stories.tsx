import { useState } from 'react';
import { styled } from 'styled-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { guestState } from '#copy/guestState';
import { refunds } from '#copy/refunds';
import { aManagedGuest, aRefund } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { guestControls, guestOf, type GuestFields } from '#mocks/tryOut';
import { bookingsLook } from '../GuestRows/GuestRows.styles';
import { List, Section } from '../PartyRow/PartyRow.styles';
import { GuestRow, type GuestRowProps } from './GuestRow';
import { MoneyFact } from './MoneyFact';

/** The list without its heading. */
const Bookings = styled(Section)`
  ${bookingsLook}
`;

const meta = {
  title: '예약자 한 줄',
  id: 'guest-row',
  tags: ['both-widths'],
  component: GuestRow,
  subcomponents: { MoneyFact },
  args: { guest: aManagedGuest(), pending: null, onAct: fn(), onMemo: fn() },
  render: (args) => (
    <Bookings>
      <List>
        <GuestRow {...args} />
      </List>
    </Bookings>
  ),
} satisfies Meta<typeof GuestRow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const unfold = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: copy.more }));

export const TryOut: StoryObj<GuestRowProps & GuestFields> = {
  args: { name: '남궁바다', guestCount: 4, state: 'COMPLETE', memo: '갯바위 장비를 가져옵니다.', reservePrice: 8 },
  argTypes: guestControls(guestState),
  render: (args) => (
    <Bookings>
      <List>
        <GuestRow {...args} guest={guestOf(args)} />
      </List>
    </Bookings>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: args.name })).toBeVisible();
    await expect(canvas.getByText(args.memo)).toBeVisible();
    await expect(canvas.getByText(copy.paid(format.money(32)))).toBeVisible();
  },
};
/** Behind 더 보기 there is the page that moves the booking. */
export const Movable: Story = {
  name: '옮길 수 있음',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }), editHref: '/admin/guest/1', moveHref: '/admin/guest/1/move' },
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByRole('link', { name: copy.move })).toHaveAttribute('href', '/admin/guest/1/move');
  },
};
/** One party has the whole boat, for a total that was agreed. */
export const Charter: Story = {
  args: { guest: aManagedGuest({ guestCount: 6, charter: 'Y', totalPrice: 150, totalReservePrice: 50 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('독선 6명')).toBeVisible();
    await expect(canvas.getByText(copy.due(format.money(50)))).toBeVisible();
  },
};
export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '김바다' })).toBeVisible();
    await expect(canvas.getByText(copy.due(format.money(20)))).toBeVisible();
    await expect(canvas.getByText(copy.depositor('김바다'))).toBeVisible();
    await expect(canvas.getByText(copy.requested('11.20(금) 08:24'))).toBeVisible();
    await expect(canvas.getByText(copy.number('4821-0937-6654'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '김바다 전화 걸기 010-0000-0001' })).toHaveAttribute(
      'href',
      'tel:010-0000-0001',
    );
    await expect(canvas.getByRole('link', { name: copy.text('김바다') })).toHaveAttribute('href', 'sms:010-0000-0001');
  },
};
export const WithADeadline: Story = {
  args: { guest: aManagedGuest({ payBy: '2026-11-23T09:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.payBy('11.23(월) 18:00'))).toBeVisible();
  },
};
/** Nothing is to come in before the trip. */
export const NoDeposit: Story = {
  args: { guest: aManagedGuest({ reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
  },
};
export const NoDepositConfirmed: Story = {
  name: '예약금 없이 확정됨',
  args: { guest: aManagedGuest({ state: 'COMPLETE', reservePrice: 0, paid: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
    await expect(canvas.queryByText(copy.paid('0만원'))).toBeNull();
  },
};
/** The deadline of the deposit has passed; it can be put off by a day. */
export const Overdue: Story = {
  name: '기한 지남',
  args: { guest: aManagedGuest({ payBy: '2026-11-19T09:00:00.000Z' }), deposit: 'OVERDUE' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.deposit.OVERDUE)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.more }));
    await userEvent.click(canvas.getByRole('button', { name: copy.extend }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.extendAction }));
    await expect(args.onAct).toHaveBeenCalledWith('extend');
    (document.activeElement as HTMLElement).blur();
  },
};
/** The visitor says that the deposit was paid, under a name that is not the booker's. */
export const ClaimedUnderAnotherName: Story = {
  name: '다른 이름으로 입금했다고 함',
  args: {
    guest: aManagedGuest({ payer: '주식회사 바다', claimedAt: '2026-11-20T01:00:00.000Z' }),
    deposit: 'CLAIMED',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.deposit.CLAIMED)).toBeVisible();
    await expect(canvas.getByText(copy.depositor('주식회사 바다'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.pay }));
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(copy.dueFrom('주식회사 바다', format.money(20))),
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.goBack }));
    (document.activeElement as HTMLElement).blur();
  },
};
export const Paid: Story = {
  args: { guest: aManagedGuest({ name: '이파랑', guestCount: 3, state: 'COMPLETE' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.paid('30만원'))).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: copy.cancel })).toHaveAccessibleDescription('이파랑');
  },
};
/** Changed from two people to one: the amount paid and the refund are both shown. */
export const PaidForMore: Story = {
  name: '더 많은 인원으로 입금',
  args: {
    guest: aManagedGuest({ guestCount: 1, state: 'COMPLETE', paid: 20, refund: aRefund({ rate: 50, amount: 5 }) }),
    editHref: '/admin/guest/1',
    dayHref: '/admin/reserve/2026-12-05',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1명')).toBeVisible();
    await expect(canvas.getByText(copy.paid('20만원'))).toBeVisible();
    await expect(canvas.getByText(refunds.owed(format.money(5), refunds.rate(50)))).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.refunded })).toBeVisible();
  },
};
/** Two more people than were paid for: the difference is due, and the payment can be confirmed again. */
export const PaidForFewer: Story = {
  name: '적은 인원만 입금함',
  args: { guest: aManagedGuest({ guestCount: 4, state: 'COMPLETE', paid: 20 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.extraDue(format.money(20)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.payMore }));
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(copy.dueFrom('김바다', format.money(20))),
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.payAction }));
    await expect(args.onAct).toHaveBeenCalledWith('complete');
  },
};
export const Unfolded: Story = {
  name: '펼침',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }), editHref: '/admin/guest/1' },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: copy.more })).toHaveAttribute('aria-expanded', 'true');
    for (const name of [copy.memo, copy.cancel, copy.unpay])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('김바다');
  },
};
export const Cancelled: Story = {
  args: { guest: aManagedGuest({ name: '한여름', state: 'CANCEL', cancelledBy: 'operator' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: '한여름' })).toHaveStyle({ textDecorationLine: 'line-through' });
  },
};
export const WithMemo: Story = {
  name: '메모 있음',
  args: { guest: aManagedGuest({ state: 'COMPLETE', memo: '낚싯대 2대 대여' }) },
};
export const LongestTexts: Story = {
  args: {
    guest: aManagedGuest({
      name: '황보나라별',
      guestCount: 20,
      phone: '010-0000-0009',
      memo: '낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심해 앞쪽 자리를 원합니다.',
    }),
  },
};
/** Texts without spaces to break at, as in an address or in words written together. */
export const UnbreakableTexts: Story = {
  args: {
    guest: aManagedGuest({
      name: '남궁바다별',
      guestCount: 20,
      state: 'COMPLETE',
      memo: '가나다라마바사아자차'.repeat(5),
    }),
    editHref: '/admin/guest/1',
    dayHref: '/admin/reserve/2026-12-05',
  },
  ...emulating({ width: 320 }),
  name: '끊을 곳이 없는 글',
  play: async (context) => {
    await unfold(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const PersonalDataDeleted: Story = {
  args: { guest: aManagedGuest({ name: '', phone: '', state: 'COMPLETE', date: '2026-11-15' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.erased })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** A deposit that is confirmed after the night in which the names were erased; the booking cannot be moved any more. */
export const PersonalDataDeletedUnpaid: Story = {
  name: '개인정보가 지워진 입금대기',
  args: {
    guest: aManagedGuest({ name: '', phone: '', date: '2026-11-15' }),
    editHref: '/admin/guest/1',
    moveHref: '/admin/guest/1/move',
  },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('link', { name: copy.edit })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: copy.move })).toBeNull();
    await expect(canvas.getByRole('button', { name: copy.pay })).toHaveAccessibleDescription(
      `${copy.erased} ${copy.number('4821-0937-6654')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.pay }));
    const dialog = canvas.getByRole('dialog', { name: copy.payConfirm });
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(copy.dueOf(format.money(20))));
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(copy.number('4821-0937-6654')));
    await expect(dialog).not.toHaveAccessibleDescription(expect.stringContaining('이름으로'));
  },
};
export const ConfirmingPayment: Story = {
  args: { pending: 'complete' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.pay }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: copy.cancel })).toBeDisabled();
  },
};
export const TakingThePaymentBack: Story = {
  name: '입금완료를 되돌리는 중',
  args: { guest: aManagedGuest({ state: 'COMPLETE' }), pending: 'unpay' },
  play: unfold,
};
export const Cancelling: Story = { name: '취소하는 중', args: { pending: 'cancel' }, play: unfold };

const owed = aManagedGuest({ state: 'CANCEL', refund: aRefund() });
const refunded = { ...owed, refund: aRefund({ refundedAt: '2026-11-20T02:00:00.000Z' }) };

const ActedOn = ({ first }: { first: ManagedGuest }) => {
  const [guest, setGuest] = useState(first);
  return (
    <Bookings>
      <List>
        <GuestRow
          guest={guest}
          pending={null}
          onAct={(action) => setGuest(action === 'refund' ? refunded : aManagedGuest({ state: 'COMPLETE' }))}
          onMemo={() => Promise.resolve(null)}
        />
      </List>
    </Bookings>
  );
};
export const FocusStaysInTheRow: Story = {
  name: '줄에 초점이 남음',
  render: () => <ActedOn first={aManagedGuest()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.pay }));
    await userEvent.click(canvas.getByRole('button', { name: copy.payAction }));
    await expect(canvas.getByText(guestState.COMPLETE)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '김바다' })).toHaveFocus();
  },
};

export const FocusStaysInTheRefundedRow: Story = {
  name: '환불한 줄에 초점이 남음',
  render: () => <ActedOn first={owed} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.refunded }));
    await userEvent.click(canvas.getByRole('button', { name: refunds.mark }));
    await expect(canvas.getByText(refunds.done('11.20(금) 11:00'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '김바다' })).toHaveFocus();
  },
};

export const OnTheListOfAllTrips: Story = {
  name: '모든 출조의 목록에서',
  args: { editHref: '/admin/guest/1', dayHref: '/admin/reserve/2026-12-05' },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent });
    await expect(canvas.getByRole('link', { name: '12.05(토)' })).toHaveAttribute('href', '/admin/reserve/2026-12-05');
    await expect(canvas.getByRole('link', { name: copy.edit })).toHaveAttribute('href', '/admin/guest/1');
    await expect(canvas.getByRole('link', { name: copy.edit })).toHaveAccessibleDescription('김바다');
    await expect(canvas.queryByRole('button', { name: copy.delete })).toBeNull();
  },
};
export const Deleting: Story = {
  name: '지우는 중',
  args: { guest: aManagedGuest({ name: '한여름', state: 'CANCEL' }), pending: 'delete' },
  play: unfold,
};
export const Hovered: Story = { ...emulating({ hover: 'button' }) };

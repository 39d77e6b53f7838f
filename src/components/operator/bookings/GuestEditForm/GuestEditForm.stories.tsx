import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect, fn, waitFor } from 'storybook/test';
import { booking } from '#copy/booking';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { guestEdit } from '#copy/guestEdit';
import { aGuestDetail } from '#mocks/builders';
import { changing } from '#mocks/changing';
import { compose, endComposition } from '#mocks/compose';
import type { GuestDetail } from '#contract/booking/guest.schema';
import { EditMoney, type EditedGuest } from './EditMoney';
import { seatsGoneText } from '#copy/errors';
import { GuestEditForm } from './GuestEditForm';
import { RefundChoice } from './RefundChoice';

const edited = (over: Partial<GuestDetail> & { state?: EditedGuest['state'] } = {}): EditedGuest => ({
  ...aGuestDetail(over),
  state: over.state ?? 'WATTING',
});

const meta = {
  title: '예약 수정 양식',
  id: 'guest-edit-form',
  component: GuestEditForm,
  subcomponents: { EditMoney, RefundChoice },
  args: { guest: edited(), today: '2026-11-20', pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof GuestEditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsBooked: Story = {
  name: '예약한 그대로',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(guestEdit.advice)).toBeVisible();
    await expect(canvas.getByText(guestEdit.notice)).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: guestEdit.headcount })).toHaveAccessibleDescription(
      guestEdit.most('10명'),
    );
    await expect(canvas.getAllByText('20만원')).toHaveLength(2);
    await expect(canvas.getByText(guestEdit.due('김바다'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3명' }));
    await expect(canvas.getAllByText('30만원')).toHaveLength(2);
    await expect(canvas.getByText('60만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '김바다', tel: '010-0000-0001', guestCount: 3 });
  },
};
export const AnotherName: Story = {
  name: '다른 이름으로 입금',
  args: { guest: edited({ payer: '주식회사 바다' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestEdit.due('주식회사 바다'))).toBeVisible();
  },
};
export const OneSeatOnly: Story = { name: '한 자리만', args: { guest: edited({ guestCount: 1, maxCount: 1 }) } };
export const WholeBoat: Story = {
  name: '배 전체',
  args: { guest: edited({ name: '황보나라별', guestCount: 20, maxCount: 20 }) },
};
export const NameAndPhoneMissing: Story = {
  name: '이름과 전화 빠뜨림',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(guestEdit.name));
    await userEvent.clear(canvas.getByLabelText(guestEdit.tel));
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(canvas.getByLabelText(guestEdit.name)).toHaveFocus();
    await expect(canvas.getByLabelText(guestEdit.name)).toHaveAccessibleDescription('예약자 이름을 입력해 주세요.');
    await expect(canvas.getByLabelText(guestEdit.tel)).toBeInvalid();
    await expect(args.onInvalid).toHaveBeenCalledWith('예약자 이름을 입력해 주세요.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const SeatsGoneMeanwhile: Story = {
  args: { refusals: [{ field: 'guestCount', reason: seatsGoneText(2) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '2명' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(expect.stringContaining(seatsGoneText(2)));
  },
};
/** Seats are gone while seven people are selected: the selection stays, with an error. */
export const OthersBookMeanwhile: Story = {
  name: '그 사이 다른 예약이 들어옴',
  args: { guest: edited({ guestCount: 7, maxCount: 4 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: '7명' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: guestEdit.headcount })).toHaveAccessibleDescription(
      expect.stringContaining(guestEdit.tooMany('7명', '4명')),
    );
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '7명' })).toHaveFocus();
  },
};
const party = edited({ guestCount: 8, state: 'COMPLETE', reservePrice: 14, paid: 112, date: '2026-11-24' });
/** Four days before the trip half of the excess payment is refunded, or all of it by the operator's choice. */
export const FewerThanWerePaidFor: Story = {
  name: '입금한 것보다 적은 인원',
  args: { guest: party },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1명' }));
    const choice = canvas.getByRole('radiogroup', { name: guestEdit.refundChoice('98만원') });
    await expect(choice).toHaveAccessibleDescription(guestEdit.refundHint);
    await expect(canvas.getByRole('radio', { name: guestEdit.byPolicy(50, '49만원') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: guestEdit.inFull('98만원') }));
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ guestCount: 1, refund: 'full' }));
  },
};
/** More than a week before the trip the excess payment is refunded in full, so there is no choice. */
export const FewerLongBefore: Story = {
  name: '일찍 줄인 인원',
  args: { guest: { ...party, date: '2026-12-05' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1명' }));
    await expect(canvas.getByRole('radio', { name: guestEdit.inFull('98만원') })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: guestEdit.byPolicy(100, '98만원') })).toBeNull();
  },
};
/** The policy refunds nothing on the day before the trip. */
export const FewerTheDayBefore: Story = {
  name: '전날 줄인 인원',
  args: { guest: { ...party, date: '2026-11-21' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1명' }));
    const choice = canvas.getByRole('radiogroup', { name: guestEdit.refundChoice('98만원') });
    await userEvent.click(canvas.getByRole('radio', { name: guestEdit.inFull('98만원') }));
    await expect(choice).toHaveAccessibleDescription(guestEdit.refundHint);
    await userEvent.click(canvas.getByRole('radio', { name: guestEdit.byPolicy(0, '0만원') }));
    await expect(choice).not.toHaveAccessibleDescription();
  },
};
/** A refund of 28 was agreed earlier: it stays, and half of the new excess payment is added. */
const agreed = { ...party, guestCount: 6, refund: { rate: 100, amount: 28, refundedAt: null } };
export const FewerOnceMore: Story = {
  name: '환불을 정한 뒤에 또 줄인 인원',
  args: { guest: agreed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4명' }));
    await expect(valueOf(canvas, guestEdit.agreed)).toHaveTextContent(/^28만원$/);
    const choice = canvas.getByRole('radiogroup', { name: guestEdit.refundChoice('28만원') });
    await expect(canvas.getByRole('radio', { name: guestEdit.byPolicy(50, '14만원') })).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(guestEdit.refundsTogether('42만원'));
    await userEvent.click(canvas.getByRole('radio', { name: guestEdit.inFull('28만원') }));
    await expect(choice).toHaveAccessibleDescription(guestEdit.refundsTogether('56만원'));
  },
};
/** Added people reduce the refund first; nothing is due while some of it is left. */
export const SomeComeBack: Story = {
  name: '환불을 정한 뒤에 늘린 인원',
  args: { guest: agreed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: booking.moreHeadcounts('7명') }));
    await userEvent.click(canvas.getByRole('radio', { name: '7명' }));
    const value = guestEdit.arrow('28만원', '14만원');
    await expect(valueOf(canvas, guestEdit.agreed)).toHaveTextContent(value);
    await expect(canvas.queryByText(guestEdit.extraDue('김바다'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '김바다', tel: '010-0000-0001', guestCount: 7 });
  },
};
/** A cancelled trip is refunded in full, even on its day. */
export const FewerOnATripThatDoesNotSail: Story = {
  name: '운항취소된 날에 줄인 인원',
  args: { guest: { ...party, dayState: 'CANCEL' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1명' }));
    await expect(canvas.getByRole('radio', { name: guestEdit.inFull('98만원') })).toBeChecked();
  },
};
export const OnAFullDay: Story = { name: '마감된 날', args: { guest: edited({ dayState: 'COMPLETE', maxCount: 2 }) } };
export const OnAClosedDay: Story = { name: '예약을 받지 않는 날', args: { guest: edited({ dayState: 'CLOSE' }) } };
export const MoreThanWerePaidFor: Story = {
  name: '입금한 것보다 많은 인원',
  args: { guest: party },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '10명' }));
    await expect(canvas.getByText(guestEdit.extraDue('김바다'))).toBeVisible();
    await expect(canvas.getByText('28만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '김바다', tel: '010-0000-0001', guestCount: 10 });
  },
};
export const FailedAsAWhole: Story = {
  name: '통째로 실패함',
  args: { error: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.' },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submitting }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/**
 * Specification 5: five characters for the name, thirteen for the phone number; a syllable is not cut during
 * composition.
 */
export const StopsAtTheLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>(guestEdit.name);
    await userEvent.clear(name);
    await userEvent.type(name, '남궁바다별빛');
    await expect(name).toHaveValue('남궁바다별');
    compose(name, ['남궁바다별ㅂ', '남궁바다별비', '남궁바다별빛']);
    await expect(name).toHaveValue('남궁바다별빛');
    endComposition(name);
    await waitFor(() => expect(name).toHaveValue('남궁바다별'));
    const tel = canvas.getByLabelText(guestEdit.tel);
    await userEvent.type(tel, '99');
    await expect(tel).toHaveValue('010-0000-0001');
  },
};

const meanwhile = changing(GuestEditForm, { guest: edited({ state: 'COMPLETE', paid: 20 }) });
/** One person fewer is selected when another device confirms the payment: the form then shows a refund. */
export const PaidMeanwhile: Story = {
  name: '그사이 입금확인됨',
  render: meanwhile.render,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1명' }));
    meanwhile.change();
    await expect(
      await canvas.findByText(changedMeanwhile.fact(guestEdit.paid, changedMeanwhile.none, '20만원')),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: changedMeanwhile.look }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ guestCount: 1, refund: 'policy' }));
  },
};

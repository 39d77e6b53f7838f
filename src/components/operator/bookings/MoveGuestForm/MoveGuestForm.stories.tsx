import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect, fn, within } from 'storybook/test';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { closedDayText } from '#copy/closedDay';
import { closedDayQuestion } from '#copy/closedDayQuestion';
import { fieldText } from '#copy/fieldErrors';
import { format } from '#copy/format';
import { guestEdit } from '#copy/guestEdit';
import { guestMove } from '#copy/guestMove';
import { changing } from '#mocks/changing';
import { aDay, aGuestDetail } from '#mocks/builders';
import { FROZEN_TODAY } from '#mocks/now';
import { wholeText } from '#mocks/wholeText';
import { MoveGuestForm } from './MoveGuestForm';
import { MoveChanges } from './MoveChanges';

const guest = { ...aGuestDetail({ date: '2026-12-05' }), state: 'WATTING' as const };
const paid = { ...aGuestDetail({ date: '2026-11-24', state: 'COMPLETE' }), state: 'COMPLETE' as const };
const DECEMBER = { year: 2026, month: 12 };
const days = [
  aDay({ id: 1, date: '2026-12-01', guestCount: 19 }),
  aDay({ id: 2, date: '2026-12-02', state: 'CANCEL', guestCount: 0 }),
  aDay({ id: 5, date: '2026-12-05' }),
  aDay({ id: 6, date: '2026-12-06', guestCount: 6, state: 'COMPLETE', charter: 'Y' }),
  aDay({ id: 12, date: '2026-12-12', guestCount: 18 }),
  aDay({ id: 13, date: '2026-12-13', fish: '참돔', price: 25, reservePrice: 15, guestCount: 0 }),
  aDay({ id: 14, date: '2026-12-14', fish: '오징어', price: 12, reservePrice: 5, guestCount: 8 }),
];

const meta = {
  title: '일정 옮기기 양식',
  id: 'move-guest-form',
  tags: ['both-widths'],
  component: MoveGuestForm,
  subcomponents: { MoveChanges },
  args: {
    guest,
    months: [{ year: 2026, month: 11 }, DECEMBER, { year: 2027, month: 1 }],
    month: DECEMBER,
    days,
    today: FROZEN_TODAY,
    pending: false,
    onMonth: fn(),
    onSubmit: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof MoveGuestForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose =
  (day: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${day.replace(/[()]/g, '\\$&')}`) }));

/** Full, cancelled and chartered days are not offered, nor is the booking's own day. */
export const DaysWithSeats: Story = {
  name: '자리가 있는 날들',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('b')?.textContent.trim()),
    ).toEqual([undefined, undefined, undefined, '12월 12일(토)', '12월 13일(일)', '12월 14일(월)']);
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '11월' }));
    await expect(args.onMonth).toHaveBeenCalledWith({ year: 2026, month: 11 });
  },
};
export const AtTheSamePrice: Story = {
  name: '같은 요금',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await choose('12월 12일(토)')(context);
    await expect(canvas.getByText(wholeText(guestMove.arrow('12월 5일(토)', '12월 12일(토)')))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ dayId: 12 });
  },
};
/** Closed days come last, with the operator's memo, and need a confirmation. */
export const ToAClosedDay: Story = {
  name: '예약불가인 날로',
  args: {
    days: [
      aDay({ id: 9, date: '2026-12-09', state: 'CLOSE', memo: '선박 정기 점검' }),
      aDay({ id: 10, date: '2026-12-10', state: 'COMPLETE', memo: '전화로만 받습니다.' }),
      ...days,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getAllByRole('radio').at(-1)?.closest('label')).toHaveTextContent(
      '12월 9일(수) 갈치 예약불가 · 선박 정기 점검',
    );
    await choose('12월 9일(수)')(context);
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    const dialog = within(canvas.getByRole('dialog', { name: closedDayQuestion.ask('12월 9일(수)') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: guestMove.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ dayId: 9 });
  },
};
export const AskedAboutAClosedDay: Story = {
  name: '예약불가인 날인지 물음',
  args: { days: [aDay({ id: 9, date: '2026-12-09', state: 'CLOSE', memo: '선박 정기 점검' }), ...days] },
  play: async (context) => {
    await choose('12월 9일(수)')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: guestMove.submit }));
    await expect(context.canvas.getByRole('dialog')).toBeInTheDocument();
  },
};
/** The payment moves along, and the difference is due. */
export const ToADearerDay: Story = {
  name: '더 비싼 날로',
  args: { guest: paid },
  play: async (context) => {
    await choose('12월 13일(일)')(context);
    await expect(valueOf(context.canvas, guestMove.extraDue)).toHaveTextContent(format.money(10));
  },
};
/** People were removed earlier with a refund of half their deposit; that refund stays. */
export const WithAnOpenRefund: Story = {
  name: '돌려줄 돈이 있음',
  args: { guest: { ...paid, paid: 60, refund: { rate: 50, amount: 20, refundedAt: null } } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await choose('12월 12일(토)')(context);
    await expect(valueOf(canvas, guestMove.paid)).toHaveTextContent(/^60만원$/);
    await expect(valueOf(canvas, guestEdit.agreed)).toHaveTextContent(/^20만원$/);
    await expect(canvas.queryByText(guestEdit.refundChoice(format.money(40)))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ dayId: 12 });
  },
};
/** The higher deposit is taken from the open refund first. */
export const ToADearerDayWithAnOpenRefund: Story = {
  name: '돌려줄 돈이 있는데 더 비싼 날로',
  args: { guest: { ...paid, paid: 40, refund: { rate: 100, amount: 20, refundedAt: null } } },
  play: async (context) => {
    const { canvas } = context;
    await choose('12월 13일(일)')(context);
    const value = guestEdit.arrow(format.money(20), format.money(10));
    await expect(valueOf(canvas, guestEdit.agreed)).toHaveTextContent(value);
    await expect(canvas.queryByText(guestMove.extraDue)).toBeNull();
  },
};
/** The excess payment is refunded, by the policy or in full. */
export const ToACheaperDay: Story = {
  name: '더 싼 날로',
  args: { guest: paid },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await choose('12월 14일(월)')(context);
    await userEvent.click(canvas.getByRole('radio', { name: guestEdit.inFull(format.money(10)) }));
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ dayId: 14, refund: 'full' });
  },
};
/** A charter can only move to an empty day. */
export const Charter: Story = {
  args: { guest: { ...guest, guestCount: 6, charter: 'Y', totalPrice: 150, totalReservePrice: 50 } },
  play: async (context) => {
    await choose('12월 13일(일)')(context);
    await expect(valueOf(context.canvas, guestMove.fee)).toHaveTextContent(/^150만원$/);
  },
};
export const NoDayHasSeats: Story = {
  name: '자리가 있는 날 없음',
  args: { guest: { ...guest, guestCount: 9 }, days: days.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestMove.none('12월', '9명'))).toBeVisible();
  },
};
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    await expect(canvas.getByRole('radiogroup', { name: guestMove.days })).toBeInvalid();
    await expect(args.onInvalid).toHaveBeenCalledWith(fieldText({ field: 'dayId', code: 'DAY_REQUIRED' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { days: null } };
export const TripCancelledMeanwhile: Story = {
  args: { error: closedDayText.DAY_CANCELLED },
  play: choose('12월 12일(토)'),
};
export const Saving: Story = { args: { pending: true } };

const dearer = changing(MoveGuestForm, { days: days.map((day) => ({ ...day, price: 30, reservePrice: 15 })) });
/** Another device changes the prices of the chosen day. */
export const DearerMeanwhile: Story = {
  name: '그사이 선비가 바뀜',
  render: dearer.render,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await choose('12월 12일(토)')(context);
    dearer.change();
    await userEvent.click(await canvas.findByRole('button', { name: changedMeanwhile.look }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(changedMeanwhile.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

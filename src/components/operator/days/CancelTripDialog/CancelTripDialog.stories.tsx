import { valueOf } from '#mocks/valueOf';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cancelTrip as copy, tripReason } from '#copy/cancelTrip';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { leaving } from '#copy/leaving';
import { errorText } from '#copy/errors';
import { changing } from '#mocks/changing';
import { ownWindow } from '#mocks/emulating';
import { CancelTripDialog } from './CancelTripDialog';

const day = { date: '2026-11-24', state: 'OPEN', memo: '' } as const;
const totals = { bookings: 5, paid: 3, refund: 70, people: 12 };
const meta = {
  title: '운항취소 대화상자',
  id: 'cancel-trip-dialog',
  component: CancelTripDialog,
  args: {
    open: true,
    day,
    totals,
    pending: false,
    onCancelTrip: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: ownWindow(640) } },
} satisfies Meta<typeof CancelTripDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const title = copy.why('11월 24일(화)');
const next: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: copy.next }));
};

/** The reason fills in the visitors' memo. */
export const WhyItDoesNotSail: Story = {
  name: '왜 나가지 않는지',
  play: async ({ canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: title }));
    const memo = dialog.getByLabelText(copy.memo);
    await expect(memo).toHaveValue(copy.memoOf.WEATHER);
    await userEvent.click(dialog.getByRole('radio', { name: tripReason.TOO_FEW }));
    await expect(memo).toHaveValue(copy.memoOf.TOO_FEW);
  },
};
/** A typed memo stays when the reason changes. */
export const OwnMemo: Story = {
  name: '직접 쓴 메모',
  play: async ({ canvas, userEvent, args }) => {
    const memo = canvas.getByLabelText(copy.memo);
    await userEvent.clear(memo);
    await userEvent.type(memo, '너울이 높아 쉽니다');
    await userEvent.click(canvas.getByRole('radio', { name: tripReason.OTHER }));
    await expect(memo).toHaveValue('너울이 높아 쉽니다');
    await userEvent.click(canvas.getByRole('button', { name: copy.leave }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: leaving.leave }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onCancelTrip).not.toHaveBeenCalled();
  },
};
/** The totals must be seen before the cancellation. */
export const WhatHappens: Story = {
  name: '무엇이 일어나는지',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await next(context);
    const dialog = within(canvas.getByRole('dialog', { name: copy.what }));
    await expect(args.onCancelTrip).not.toHaveBeenCalled();
    await expect(dialog.getByText('5건 · 12명')).toBeInTheDocument();
    await expect(dialog.getByText(copy.facts.refundValue('70만원'))).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: copy.back })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: copy.confirm }));
    await expect(args.onCancelTrip).toHaveBeenCalledWith({
      reason: 'WEATHER',
      memo: copy.memoOf.WEATHER,
      bookings: 'all',
      seen: totals,
    });
  },
};
export const BackToTheReason: Story = {
  name: '사유로 돌아감',
  play: async (context) => {
    await next(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: copy.back }));
    await expect(context.canvas.getByRole('dialog', { name: title })).toBeInTheDocument();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
/** Only the day's state changes: bookings stay, and no message is sent. */
export const BookingsStay: Story = {
  name: '예약은 그대로',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await next(context);
    await userEvent.click(canvas.getByRole('radio', { name: copy.choices.keep }));
    await expect(canvas.getByText(copy.keepFollows)).toBeInTheDocument();
    await expect(valueOf(canvas, copy.facts.messages)).toHaveTextContent('0건');
    await userEvent.click(canvas.getByRole('button', { name: copy.confirm }));
    await expect(args.onCancelTrip).toHaveBeenCalledWith(expect.objectContaining({ bookings: 'keep' }));
  },
};
/** The trip was cancelled earlier without its bookings. */
export const BookingsLeft: Story = {
  name: '남은 예약',
  args: { day: { ...day, state: 'CANCEL', memo: '너울이 높아 쉽니다' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole('dialog', { name: copy.rest.why('11월 24일(화)') })).toBeInTheDocument();
    await expect(canvas.getByLabelText(copy.memo)).toHaveValue('너울이 높아 쉽니다');
    await next(context);
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.rest.confirm }));
    await expect(args.onCancelTrip).toHaveBeenCalledWith({
      reason: 'WEATHER',
      memo: '너울이 높아 쉽니다',
      bookings: 'all',
      seen: totals,
    });
  },
};
/** Without bookings there is no second step. */
export const NobodyIsBooked: Story = {
  name: '예약이 없음',
  args: { totals: { bookings: 0, paid: 0, refund: 0, people: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.noBookings)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.confirm }));
    await expect(args.onCancelTrip).toHaveBeenCalled();
  },
};
export const NobodyHasPaid: Story = {
  name: '아무도 입금하지 않음',
  args: { totals: { ...totals, paid: 0, refund: 0 } },
  play: next,
};
const someoneBooks = changing(CancelTripDialog, { totals });
/** The day gets its first booking: the button leads to the totals instead. */
export const BookedWhileNobodyWas: Story = {
  name: '예약이 없다가 생김',
  args: NobodyIsBooked.args,
  render: someoneBooks.render,
  play: async ({ canvas, userEvent, args }) => {
    someoneBooks.change();
    await userEvent.click(await canvas.findByRole('button', { name: changedMeanwhile.look }));
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    await expect(canvas.getByText('5건 · 12명')).toBeInTheDocument();
    await expect(args.onCancelTrip).not.toHaveBeenCalled();
  },
};
export const CancellingTheTrip: Story = { name: '운항을 취소하는 중', args: { pending: true }, play: undefined };
export const NotCancelled: Story = { name: '취소하지 못함', args: { error: errorText.CONFLICT } };

const meanwhile = changing(CancelTripDialog, { totals: { bookings: 6, paid: 4, refund: 90, people: 14 } });
/** A booking arrives in the second step: it is marked, and the button asks to check it first. */
export const ChangedElsewhere: Story = {
  render: meanwhile.render,
  play: async (context) => {
    const { canvas, args } = context;
    await next(context);
    meanwhile.change();
    await expect(await canvas.findByText(changedMeanwhile.title)).toBeInTheDocument();
    await expect(
      canvas.getByText(changedMeanwhile.fact(changedMeanwhile.terms.bookings, '5건 · 12명', '6건 · 14명')),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: copy.confirm })).toBeNull();
    await expect(args.onCancelTrip).not.toHaveBeenCalled();
  },
};
export const LookedAtTheChange: Story = {
  name: '바뀐 내용을 확인함',
  render: meanwhile.render,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await ChangedElsewhere.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: changedMeanwhile.look }));
    await expect(args.onCancelTrip).not.toHaveBeenCalled();
    await expect(canvas.getByText(changedMeanwhile.title)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.confirm }));
    const seen = { bookings: 6, paid: 4, refund: 90, people: 14 };
    await expect(args.onCancelTrip).toHaveBeenCalledWith(expect.objectContaining({ seen }));
  },
};

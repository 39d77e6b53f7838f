import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { format } from '#copy/format';
import { refunds as copy } from '#copy/refunds';
import { guest } from '#copy/guest';
import { aDoneRefund, anOwedRefund, aRefund } from '#mocks/builders';
import { DoneRefundRow, type DoneRefundRowProps } from './DoneRefundRow';
import { RefundList, type RefundListProps } from './RefundList';
import { RefundRow, type RefundedGuest } from './RefundRow';

const open = anOwedRefund({ id: 1, state: 'CANCEL', refund: aRefund() });
const half = anOwedRefund({
  id: 2,
  name: '이파랑',
  phone: '010-0000-0002',
  guestCount: 3,
  state: 'CANCEL',
  date: '2026-11-24',
  refund: aRefund({ rate: 50, amount: 7.5 }),
});
const byOperator = anOwedRefund({
  id: 3,
  name: '박선우',
  phone: '010-0000-0003',
  state: 'CANCEL',
  cancelledBy: 'operator',
  refund: aRefund(),
});

interface Shown extends RefundListProps {
  guests: readonly RefundedGuest[];
  pending: { id: number } | null;
  erasedSoon?: boolean;
  onRefunded: (guest: RefundedGuest) => void;
}

const meta = {
  title: '환불 목록',
  id: 'refund-list',
  component: RefundList,
  subcomponents: { RefundRow, DoneRefundRow },
  args: {
    children: null,
    guests: [open, half, byOperator],
    total: { cases: 3, amount: 47.5 },
    pending: null,
    onRefunded: fn(),
  },
  render: ({ guests, total, pending, erasedSoon, onRefunded }) => (
    <RefundList total={total}>
      {guests.map((guest) => (
        <RefundRow
          key={guest.id}
          guest={guest}
          thisYear={2026}
          erasedSoon={erasedSoon ?? false}
          pending={pending?.id === guest.id}
          onRefunded={() => onRefunded(guest)}
        />
      ))}
    </RefundList>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3건 · 47.5만원')).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('20만원예약금의 100%');
    await expect(first).toHaveTextContent(copy.cancelled('11.20(금) 10:10', copy.by.visitor));
    await expect(second).toHaveTextContent('7.5만원예약금의 50%');
    await expect(third).toHaveTextContent('운영자 취소');
    await expect(canvas.getByRole('link', { name: '이파랑 전화 걸기 010-0000-0002' })).toHaveAttribute(
      'href',
      'tel:010-0000-0002',
    );
  },
};
/** Moved to a trip with a smaller deposit, or reduced to fewer people. */
export const OfAChangedBooking: Story = {
  name: '바뀐 예약',
  args: {
    guests: [
      anOwedRefund({
        id: 4,
        state: 'COMPLETE',
        cancelledAt: null,
        cancelledBy: null,
        owedSince: '2026-11-20T01:10:00.000Z',
        refund: aRefund({ amount: 5 }),
      }),
    ],
    total: { cases: 1, amount: 5 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11.20(금) 10:10 예약 변경')).toBeVisible();
  },
};
/** Two changes on days with different rates: each part is listed. */
export const RefundInParts: Story = {
  name: '비율이 다른 환불',
  args: {
    guests: [
      anOwedRefund({
        id: 4,
        state: 'COMPLETE',
        cancelledAt: null,
        cancelledBy: null,
        owedSince: '2026-11-20T01:10:00.000Z',
        refund: aRefund({
          rate: 67,
          amount: 20,
          parts: [
            { freed: 10, back: 10 },
            { freed: 20, back: 10 },
          ],
        }),
      }),
    ],
    total: { cases: 1, amount: 20 },
  },
  play: async ({ canvas }) => {
    const texts = [copy.part(format.money(10), 100), copy.part(format.money(20), 50)];
    await expect(canvas.getByText(copy.parts(texts))).toBeVisible();
  },
};
export const AsksBeforeItIsMarked: Story = {
  name: '표시하기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.mark, description: '이파랑' }));
    const dialog = canvas.getByRole('dialog', { name: copy.confirm });
    await expect(dialog).toHaveAccessibleDescription('이파랑 · 7.5만원 잘못 표시했으면 되돌릴 수 있습니다.');
    await expect(args.onRefunded).not.toHaveBeenCalled();
  },
};
export const Marked: Story = {
  name: '표시함',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.mark, description: '이파랑' }));
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: copy.mark }));
    await expect(args.onRefunded).toHaveBeenCalledWith(half);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Marking: Story = {
  name: '표시하는 중',
  args: { pending: { id: 2 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: copy.mark, description: '이파랑' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Done: StoryObj<DoneRefundRowProps> = {
  name: '환불함',
  args: { done: aDoneRefund(), thisYear: 2026, pending: false, onUndo: fn() },
  render: (row) => (
    <RefundList title={copy.doneTitle} total={{ cases: 1, amount: 20 }}>
      <DoneRefundRow {...row} />
    </RefundList>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.done('11.20(금) 11:00'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.undo, description: '김바다' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Undoing: typeof Done = {
  ...Done,
  name: '되돌리는 중',
  args: { ...Done.args, pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.undo })).toHaveAttribute('aria-busy', 'true');
  },
};
/** The booking's money has changed since. */
export const DoneForGood: typeof Done = {
  ...Done,
  name: '되돌릴 수 없는 환불',
  args: { ...Done.args, done: aDoneRefund({ undoable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const DoneOfADeletedBooking: typeof Done = {
  ...Done,
  name: '지워진 예약의 환불',
  args: { ...Done.args, done: aDoneRefund({ guest: null, undoable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.deleted })).toBeVisible();
    await expect(canvas.getByText(copy.tripOn('11.28(토)'))).toBeVisible();
  },
};
export const One: Story = { args: { guests: [open], total: { cases: 1, amount: 20 } } };
export const LongestTexts: Story = {
  args: {
    guests: [{ ...open, name: '황보나라별', guestCount: 99, refund: aRefund({ amount: 9801 }) }],
    total: { cases: 1200, amount: 123_456.5 },
  },
};
/** The last day with the guest's name and number. */
export const ErasedTonight: Story = {
  name: '오늘 밤 이름이 지워짐',
  args: { guests: [{ ...open, date: '2026-11-18' }], total: { cases: 1, amount: 20 }, erasedSoon: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.erasedSoon)).toBeVisible();
  },
};
export const PersonalDataDeleted: Story = {
  args: { guests: [{ ...open, name: '', phone: '', date: '2026-11-15' }], total: { cases: 1, amount: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: guest.erased })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    // Two such refunds of one trip differ by their numbers.
    await expect(canvas.getByRole('button', { name: copy.mark })).toHaveAccessibleDescription(
      expect.stringContaining(guest.number(open.guestId ?? '')),
    );
  },
};
const deleted = anOwedRefund({
  id: 4,
  guestId: null,
  name: '',
  phone: '',
  deletedAt: '2026-11-20T02:00:00.000Z',
  refund: aRefund(),
});
export const BookingDeleted: Story = {
  name: '예약이 지워짐',
  args: {
    guests: [open, deleted, { ...deleted, id: 5, guestCount: 3, date: '2026-11-24' }],
    total: { cases: 3, amount: 60 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('heading', { name: copy.deleted })).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    // Rows without names differ by their trips.
    const trip = copy.trip(format.shortDate(deleted.date), format.people(deleted.guestCount));
    await userEvent.click(canvas.getByRole('button', { name: copy.mark, description: `${copy.deleted} ${trip}` }));
    const dialog = canvas.getByRole('dialog', { name: copy.confirm });
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(copy.whom(copy.whose(copy.deleted, trip), format.money(20))),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: copy.mark }));
    await expect(args.onRefunded).toHaveBeenCalledWith(deleted);
  },
};
export const Empty: Story = {
  args: { guests: [], total: { cases: 0, amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.empty)).toBeVisible();
  },
};

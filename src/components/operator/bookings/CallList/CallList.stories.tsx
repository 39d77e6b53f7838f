import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { CalledGuest } from '#contract/notice/notice.schema';
import { callList as copy } from '#copy/callList';
import { guest as guestCopy } from '#copy/guest';
import { guestState } from '#copy/guestState';
import { refunds } from '#copy/refunds';
import { sortHeads } from '#copy/sortHeads';
import { aCalledGuest, aRefund } from '#mocks/builders';
import { CallList, type CallListProps } from './CallList';
import { CallRow } from './CallRow';
import { CallHeads } from './CallList.styles';

const guests = [
  aCalledGuest({ id: 1 }),
  aCalledGuest({ id: 2, name: '이파랑', phone: '010-0000-0002', state: 'COMPLETE', message: 'SENT' }),
  aCalledGuest({ id: 3, name: '박선우', phone: '010-0000-0003', calledAt: '2026-11-20T00:10:00.000Z', memo: '단체' }),
  aCalledGuest({ id: 4, name: '최은호', phone: '010-0000-0004', message: 'PARKED' }),
  aCalledGuest({ id: 5, name: '정다온', phone: '010-0000-0005', message: 'QUEUED' }),
];

interface Shown extends CallListProps {
  guests: readonly CalledGuest[];
  pending: { id: number } | null;
  severalDays: boolean;
  onCalled: (id: number, called: boolean) => void;
}

const meta = {
  title: '연락 명단',
  id: 'call-list',
  component: CallList,
  subcomponents: { CallRow },
  args: {
    label: copy.list,
    heads: <CallHeads columns={sortHeads.calls} sorted={null} onSort={fn()} />,
    emptyText: copy.empty,
    children: null,
    guests,
    pending: null,
    severalDays: false,
    onCalled: fn(),
  },
  render: ({ guests, pending, severalDays, onCalled, ...list }) => (
    <CallList {...list}>
      {guests.map((guest) => (
        <CallRow
          key={guest.id}
          guest={guest}
          pending={guest.id === pending?.id}
          onCalled={(called) => onCalled(guest.id, called)}
          {...(severalDays && { moveHref: `/admin/guest/${guest.id}/move` })}
        />
      ))}
    </CallList>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: `${guestCopy.call('이파랑')} 010-0000-0002` })).toHaveAttribute(
      'href',
      'tel:010-0000-0002',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.tick, description: '김바다' }));
    await expect(args.onCalled).toHaveBeenCalledWith(1, true);
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.tick, description: '박선우' }));
    await expect(args.onCalled).toHaveBeenCalledWith(3, false);
  },
};
export const SavingATick: Story = {
  name: '표시를 저장하는 중',
  args: { pending: { id: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.tick, description: '김바다' }));
    await expect(args.onCalled).not.toHaveBeenCalled();
  },
};
const cancelled = { state: 'CANCEL', cancelledBy: 'operator', tripCancelled: 'Y' } as const;
/** Rows show the state before the cancellation, and the refunds. */
export const OfACancelledTrip: Story = {
  name: '운항취소된 날의',
  args: {
    severalDays: true,
    guests: [
      aCalledGuest({ ...cancelled, id: 1, completedAt: '2026-11-19T00:10:00.000Z', paid: 20, refund: aRefund() }),
      aCalledGuest({ ...cancelled, id: 2, name: '이파랑', message: 'SENT' }),
    ],
  },
  play: async ({ canvas }) => {
    const [paid, unpaid] = canvas.getAllByRole('listitem').map((row) => within(row));
    await expect(paid?.getByText(guestState.COMPLETE)).toBeVisible();
    await expect(paid?.getByText(guestCopy.paid('20만원'))).toBeVisible();
    await expect(paid?.getByText(refunds.owed('20만원', refunds.rate(100)))).toBeVisible();
    await expect(paid?.getByRole('link', { name: copy.text, description: '김바다' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:/),
    );
    await expect(unpaid?.getByText(guestState.WATTING)).toBeVisible();
    await expect(unpaid?.getByText(copy.message.SENT)).toBeVisible();
    await expect(unpaid?.getByRole('checkbox', { name: copy.tick })).not.toBeChecked();
  },
};
export const LongestTexts: Story = {
  args: {
    guests: [
      aCalledGuest({
        name: '황보나라별나라별빛',
        guestCount: 20,
        charter: 'Y',
        memo: '낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심해 앞자리.',
        message: 'DROPPED',
        calledAt: '2026-11-20T00:10:00.000Z',
      }),
    ],
  },
};
export const Nobody: Story = { args: { guests: [] } };

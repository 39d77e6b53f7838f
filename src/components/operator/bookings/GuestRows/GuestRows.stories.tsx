import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { guest as guestCopy } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { aManagedGuest } from '#mocks/builders';
import { SearchField } from '#src/components/base/form/SearchField/SearchField';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import type { GuestRowAction } from '../GuestRow/GuestQuestion';
import { GuestRow } from '../GuestRow/GuestRow';
import type { PartyListProps } from '../PartyRow/PartyList';
import { GuestRows } from './GuestRows';

const guests = [
  aManagedGuest({ id: 1 }),
  aManagedGuest({ id: 2, name: '이파랑', guestCount: 3, state: 'COMPLETE', phone: '010-0000-0002' }),
  aManagedGuest({ id: 3, name: '박선우', guestCount: 1, phone: '010-0000-0003' }),
  aManagedGuest({
    id: 4,
    name: '최은호',
    guestCount: 4,
    state: 'COMPLETE',
    phone: '010-0000-0004',
    memo: '낚싯대 2대 대여',
  }),
  aManagedGuest({ id: 5, name: '정다온', guestCount: 2, state: 'COMPLETE', phone: '010-0000-0005' }),
  aManagedGuest({
    id: 6,
    name: '한여름',
    guestCount: 2,
    state: 'CANCEL',
    cancelledBy: 'operator',
    phone: '010-0000-0006',
  }),
];

interface Shown extends PartyListProps {
  guests: readonly ManagedGuest[];
  pending: { id: number; action: GuestRowAction } | null;
  severalTrips: boolean;
  onAct: (guest: ManagedGuest, action: GuestRowAction) => void;
}

const meta = {
  title: '예약자 목록',
  id: 'guest-rows',
  component: GuestRows,
  args: {
    label: '예약자 목록',
    sum: '5건 · 12명',
    children: null,
    empty: <EmptyState title={guestCopy.empty} picture={false} />,
    guests,
    pending: null,
    severalTrips: false,
    onAct: fn(),
  },
  render: ({ guests, pending, severalTrips, onAct, ...list }) => (
    <GuestRows {...list}>
      {guests.map((guest) => (
        <GuestRow
          key={guest.id}
          guest={guest}
          pending={pending?.id === guest.id ? pending.action : null}
          onAct={(action) => onAct(guest, action)}
          onMemo={() => Promise.resolve(null)}
          {...(severalTrips && { editHref: `/admin/guest/${guest.id}`, dayHref: `/admin/reserve/${guest.date}` })}
        />
      ))}
    </GuestRows>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At full page width: one line per booking on a wide screen. */
export const Many: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: '예약자 목록' })).toBeVisible();
    await expect(canvas.getByText('5건 · 12명')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.pay, description: '박선우' }));
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.payAction }));
    await expect(args.onAct).toHaveBeenCalledWith(guests[2], 'complete');
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.more, description: '이파랑' }));
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.cancel, description: '이파랑' }));
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.cancelAction }));
    await expect(args.onAct).toHaveBeenCalledWith(guests[1], 'cancel');
  },
};
/** The column beside the day's data on a screen of 1280 px. */
export const BesideTheDay: Story = {
  name: '날짜 곁',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 736 }}>
        <Story />
      </div>
    ),
  ],
};
/** The same column at 1024 px. */
export const NarrowColumn: Story = {
  name: '좁은 칸',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <Story />
      </div>
    ),
  ],
};
export const One: Story = {
  tags: ['both-widths'],
  args: { guests: guests.slice(0, 1), sum: '1건 · 2명' },
  play: async ({ canvas }) => {
    // In Chromium's largest font, the button does not cover the links beside it.
    document.documentElement.style.fontSize = '24px';
    const pay = canvas.getByRole('button', { name: guestCopy.pay }).getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { right, bottom } = link.getBoundingClientRect();
      await expect(right <= pay.left || bottom <= pay.top).toBe(true);
    }
    document.documentElement.style.fontSize = '';
  },
};
export const NobodyBooked: Story = {
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestCopy.empty)).toBeVisible();
    await expect(canvas.queryByText('0건', { exact: false })).toBeNull();
  },
};
export const AllCancelled: Story = {
  name: '모두 취소됨',
  args: { guests: guests.slice(5), sum: '0건 · 0명' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0건 · 0명')).toBeVisible();
  },
};
export const ConfirmingPayment: Story = {
  args: { pending: { id: 3, action: 'complete' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: guestCopy.pay, description: '박선우' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: guestCopy.pay, description: '김바다' })).toBeEnabled();
  },
};
export const AfterPersonalDataWereDeleted: Story = {
  name: '개인정보가 지워진 뒤',
  args: {
    guests: guests.map((guest) => ({ ...guest, name: '', phone: '', memo: '', state: 'COMPLETE' as const })),
    sum: '6건 · 14명',
  },
};
export const LongestTexts: Story = {
  args: {
    sum: '5건 · 100명',
    guests: guests.map((guest) => ({
      ...guest,
      name: '황보나라별',
      guestCount: 20,
      memo: '낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심해 앞쪽 자리를 원합니다.',
    })),
  },
};
export const PaidFolded: Story = {
  name: '입금완료는 접힘',
  args: {
    guests: guests.slice(0, 1),
    search: (
      <SearchField
        label={guestList.keyword}
        placeholder={guestList.placeholder}
        submitLabel={guestList.search}
        value=""
        onSearch={fn()}
      />
    ),
    folded: {
      title: guestList.states.COMPLETE,
      note: '1건 · 3명',
      rows: <GuestRow guest={guests[1]!} pending={null} onAct={fn()} onMemo={() => Promise.resolve(null)} />,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: guestList.keyword })).toBeVisible();
    await expect(canvas.getByText('이파랑')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { level: 2, name: guestList.states.COMPLETE }));
    await expect(canvas.getByText('이파랑')).toBeVisible();
  },
};
export const OfSeveralTrips: Story = {
  name: '여러 출조의 예약자',
  args: { label: '총 45건', sum: '', severalTrips: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('5건 · 12명')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.more, description: '한여름' }));
    await userEvent.click(canvas.getByRole('button', { name: guestCopy.delete, description: '한여름' }));
    await userEvent.click(canvas.getByRole('button', { name: guestList.deleteAction }));
    await expect(args.onAct).toHaveBeenCalledWith(guests[5], 'delete');
  },
};
export const NothingFound: Story = {
  args: { label: '총 0건', guests: [], empty: <EmptyState title="검색 결과가 없습니다." picture={false} /> },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { attention } from '#copy/attention';
import { emulating } from '#mocks/emulating';
import { anAttention, aSetup } from '#mocks/builders';
import { AttentionList } from './AttentionList';

const soon = {
  count: 3,
  days: [
    { date: '2026-11-21', count: 2 },
    { date: '2026-11-23', count: 1 },
  ],
};
const called = { count: 2, days: [{ date: '2026-11-24', count: 2 }] };

const meta = {
  title: '처리할 일',
  id: 'attention-list',
  component: AttentionList,
  args: {
    attention: anAttention({
      unpaidSoon: soon,
      paidOnCancelledDays: called,
      openRefunds: { count: 3, amount: 47.5 },
      parkedMessages: { count: 1 },
    }),
    dayHrefOf: PAGES.adminDay,
    waitingHrefOf: PAGES.adminWaiting,
    refundsHref: PAGES.adminRefunds,
    messagesHref: PAGES.adminMessages,
    infoHref: PAGES.adminSettings,
  },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(attention.paidOnCancelledDays('2건'))).toBeVisible();
    await expect(canvas.getByText(attention.unpaidSoon('3건', 3))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '11.21(토) 2건' })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-11-21',
    );
    await expect(canvas.getByRole('link', { name: '11.24(화) 2건' })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-11-24',
    );
    await expect(canvas.getByRole('link', { name: attention.openRefunds('3건', '47.5만원') })).toHaveAttribute(
      'href',
      '/admin/refunds',
    );
    await expect(canvas.getByRole('link', { name: attention.parkedMessages('1건') })).toHaveAttribute(
      'href',
      '/admin/messages',
    );
    await expect(canvas.queryByText(attention.nothing)).toBeNull();
  },
};
/** While the first steps are hidden, the list shows their tasks. */
export const FirstStepsPutAway: Story = {
  name: '예약 전 할 일을 접은 배',
  args: { attention: anAttention({ setup: aSetup({ open: ['bank'], isHidden: true }), daysWithoutAccount: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: attention.noAccount(3) })).toBeVisible();
  },
};
/** After tonight the recipient of the refund is unknown. */
export const RefundsErasedSoon: Story = {
  name: '오늘 밤 이름이 지워지는 환불',
  args: { attention: anAttention({ openRefunds: { count: 3, amount: 47.5, erasedSoon: 2 } }) },
  play: async ({ canvas }) => {
    const tasks = canvas.getAllByRole('listitem');
    await expect(tasks[0]).toHaveTextContent(attention.erasedSoon('2건'));
    await expect(canvas.getByRole('link', { name: attention.erasedSoon('2건') })).toHaveAttribute(
      'href',
      '/admin/refunds',
    );
  },
};
export const PeopleWait: Story = {
  name: '대기 신청이 있음',
  args: { attention: anAttention({ waiting: { count: 3, days: [{ date: '2026-12-05', count: 3 }] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(attention.waiting('3건'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12.05(토) 3건' })).toHaveAttribute(
      'href',
      PAGES.adminWaiting('2026-12-05'),
    );
  },
};
export const UnpaidTripsAlone: Story = {
  name: '입금대기의 출조만',
  args: { attention: anAttention({ unpaidSoon: soon }) },
};
export const PaidGuestsOfACancelledDay: Story = {
  name: '취소된 날의 입금한 예약자',
  args: { attention: anAttention({ paidOnCancelledDays: called }) },
};
export const OneRefund: Story = {
  name: '환불 하나',
  args: { attention: anAttention({ openRefunds: { count: 1, amount: 20 } }) },
};
/** Visitors see no account for the deposit. */
export const NoBank: Story = {
  args: { attention: anAttention({ daysWithoutAccount: 12 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: attention.noAccount(12) })).toHaveAttribute(
      'href',
      '/admin/config/info',
    );
  },
};
/** Many pages ask visitors to call, and show no number. */
export const NoPhone: Story = {
  name: '전화번호를 저장하지 않음',
  args: { attention: anAttention({ daysWithoutPhone: 31 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: attention.noPhone(31) })).toHaveAttribute(
      'href',
      '/admin/config/info',
    );
    await expect(canvas.queryByText(attention.nothing)).toBeNull();
  },
};
export const OneMessage: Story = {
  name: '메시지 하나',
  args: { attention: anAttention({ parkedMessages: { count: 1 } }) },
};
export const ManyDays: Story = {
  name: '여러 날',
  args: {
    attention: anAttention({
      paidOnCancelledDays: {
        count: 120,
        days: Array.from({ length: 12 }, (_, index) => ({ date: `2026-12-${String(index + 10)}`, count: 10 })),
      },
      openRefunds: { count: 1234, amount: 123_456.5 },
    }),
  },
};
export const NothingToDo: Story = {
  name: '할 일 없음',
  args: { attention: anAttention() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(attention.nothing)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };

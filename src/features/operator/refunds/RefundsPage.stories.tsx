import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { guest } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { frame } from '#copy/frame';
import { refunds } from '#copy/refunds';
import { unanswered } from '#copy/unanswered';
import { aDoneRefund, aGuestDetail, aManagedGuest, anOwedRefund, aRefund, aRefundList } from '#mocks/builders';
import { config, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { FAILED } from '#src/storySite/failed';
import { retryShown } from '#src/storySite/retryShown';
import { RefundsPage } from './RefundsPage';

const owed = [
  aManagedGuest({ id: 1, state: 'CANCEL', refund: aRefund() }),
  aManagedGuest({
    id: 2,
    name: '이파랑',
    phone: '010-0000-0002',
    guestCount: 3,
    state: 'CANCEL',
    cancelledBy: 'operator',
    refund: aRefund({ amount: 30 }),
  }),
  aManagedGuest({
    id: 3,
    name: '황보나라별',
    date: '2027-01-09',
    state: 'CANCEL',
    refund: aRefund({ rate: 50, amount: 7.5 }),
  }),
];
const around = [...config(), responds(API.doneRefunds, [])];
const shown = [...around, responds(API.refunds, aRefundList(owed))];

const meta = {
  title: '환불할 예약',
  id: 'page-refunds',
  component: RefundsPage,
  decorators: [site],
  parameters: { route: PAGES.adminRefunds, signedIn: true, msw: [...shown, responds(API.markRefunded, true)] },
} satisfies Meta<typeof RefundsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const mark: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: refunds.mark, description: '김바다' }));
  const dialog = await screen.findByRole('dialog', { name: refunds.confirm });
  await userEvent.click(within(dialog).getByRole('button', { name: refunds.mark }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3건 · 57.5만원')).toBeVisible();
    await expect(canvas.getByText(refunds.trip('2027.01.09(토)', '2명'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: guestList.title, current: 'page' })).toBeVisible();
  },
};
export const DoneThisMonth: Story = {
  name: '이번 달 환불 내역',
  parameters: {
    msw: [
      responds(API.doneRefunds, [
        aDoneRefund({ guest: anOwedRefund({ id: 7, name: '정다온' }) }),
        aDoneRefund({ id: 2, amount: 5, undoable: false }),
        aDoneRefund({ id: 1, amount: 10, guest: null, undoable: false }),
      ]),
      ...shown,
      responds(API.unmarkRefunded, true),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const done = within(await canvas.findByRole('region', { name: refunds.doneTitle }));
    await expect(done.getByText('3건 · 35만원')).toBeVisible();
    await userEvent.click(done.getByRole('button', { name: refunds.undo, description: '정다온' }));
    await expect(await screen.findByText(guest.unrefunded)).toBeInTheDocument();
  },
};
export const DoneThisMonthFailed: Story = {
  name: '이번 달 환불 내역을 불러오지 못함',
  parameters: { msw: [refuses(API.doneRefunds, 500, FAILED), ...shown] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refunds.doneFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled();
    await expect(canvas.getByText('3건 · 57.5만원')).toBeVisible();
  },
};
export const Marked: Story = {
  name: '표시함',
  play: async (context) => {
    await mark(context);
    await expect(await screen.findByText(refunds.marked)).toBeInTheDocument();
  },
};
export const MarkedElsewhere: Story = {
  name: '다른 기기에서 표시함',
  parameters: {
    msw: [
      ...shown,
      responds(
        API.guest,
        aGuestDetail({ state: 'CANCEL', refund: aRefund({ refundedAt: '2026-11-20T00:10:00.000Z' }) }),
      ),
      refuses(API.markRefunded, 409, {
        code: 'CONFLICT',
        message: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.',
      }),
    ],
  },
  play: async (context) => {
    await mark(context);
    await expect(await screen.findByText(unanswered.already.refund)).toBeInTheDocument();
  },
};
export const FirstOfManyPages: Story = {
  parameters: {
    msw: [...around, responds(API.refunds, aRefundList(owed, { totalElements: 2391, totalPages: 120 }))],
  },
};
export const NothingOwed: Story = {
  name: '환불할 것 없음',
  parameters: { msw: [...around, responds(API.refunds, aRefundList([]))] },
};
export const Loading: Story = { parameters: { msw: [...around, waits(API.refunds)] } };
export const Failed: Story = { parameters: { msw: [...around, unreachable(API.refunds)] }, play: retryShown };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { callList as copy, notice } from '#copy/callList';
import { cancelTrip } from '#copy/cancelTrip';
import { sortHeads } from '#copy/sortHeads';
import { againText } from '#copy/again';
import { networkText } from '#copy/network';
import { aCalledGuest, aCallList, aDay, aManagedGuest, aRefund } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { CallListPage } from './CallListPage';

const day = aDay({ id: 5, date: '2026-12-05' });
const guests = [
  aCalledGuest({ id: 1 }),
  aCalledGuest({ id: 2, name: '이파랑', phone: '010-0000-0002', state: 'COMPLETE', message: 'SENT' }),
  aCalledGuest({ id: 3, name: '박선우', phone: '010-0000-0003', calledAt: '2026-11-20T00:10:00.000Z' }),
];
const sent = { id: 1, text: '새벽 3시에 모입니다.', createdAt: '2026-11-20T00:10:00.000Z', bookings: 3 };
const shown = [...config(), responds(API.dayByDate, day), responds(API.callList, aCallList(guests, sent))];

const meta = {
  title: '연락할 예약자',
  id: 'page-call-list',
  component: CallListPage,
  decorators: [site],
  parameters: {
    route: '/admin/reserve/2026-12-05/calls',
    path: '/admin/reserve/:date/calls',
    signedIn: true,
    msw: shown,
  },
} satisfies Meta<typeof CallListPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('checkbox', { name: copy.tick })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: copy.uncalled(2) }));
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '김바다',
      '이파랑',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: copy.unpaid(2) }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: copy.called(1) }));
    await expect(canvas.queryByText('김바다')).toBeNull();
  },
};
/** On a wide screen the headings sort the list, also by keyboard; cards on a phone are in the order of booking. */
export const SortedByItsHeading: Story = {
  tags: ['both-widths'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('checkbox', { name: copy.tick });
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const byCalled = canvas.queryByRole('button', { name: sortHeads.calls.called });
    if (window.innerWidth < 1024) {
      await expect(byCalled).toBeNull();
      await expect(names()).toEqual(['김바다', '이파랑', '박선우']);
      return;
    }
    const name = canvas.getByRole('button', { name: sortHeads.calls.name });
    await userEvent.click(name);
    await expect(names()).toEqual(['김바다', '박선우', '이파랑']);
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleName(`${sortHeads.calls.name} ${sortHeads.descending}`);
    await expect(names()).toEqual(['이파랑', '박선우', '김바다']);
    await userEvent.click(canvas.getByRole('button', { name: sortHeads.calls.state }));
    await expect(names()).toEqual(['김바다', '박선우', '이파랑']);
    await userEvent.click(byCalled as HTMLElement);
    await userEvent.click(byCalled as HTMLElement);
    await expect(names()).toEqual(['박선우', '김바다', '이파랑']);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Ticked: Story = {
  name: '표시함',
  parameters: {
    msw: [responds(API.markCalled, aManagedGuest({ calledAt: '2026-11-20T00:10:00.000Z' })), ...shown],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: copy.tick, description: '김바다' }));
  },
};
const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: notice.open }));
  await userEvent.paste('바람이 강해 새벽 3시에 모입니다.');
};
export const WritingToAll: Story = {
  name: '모두에게 적는 중',
  play: async (context) => {
    await write(context);
    await expect(context.canvas.getByText(notice.to('3건'))).toBeVisible();
  },
};
export const Sent: Story = {
  name: '보냄',
  parameters: { msw: [responds(API.sendNotice, sent), ...shown] },
  play: async (context) => {
    await write(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: notice.submit('3건') }));
    await expect(await screen.findByText(notice.sent('3건'))).toBeInTheDocument();
    await expect(context.canvas.getByRole('button', { name: notice.open })).toHaveFocus();
  },
};
/** The text stays, and a retry sends the notice once. */
export const ConnectionLost: Story = {
  parameters: { msw: [unreachable(API.sendNotice), ...shown] },
  play: async (context) => {
    await write(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: notice.submit('3건') }));
    const text = `${networkText.offline} ${againText.send}`;
    await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: notice.text })).toHaveValue(
      '바람이 강해 새벽 3시에 모입니다.',
    );
  },
};
const cancelled = { state: 'CANCEL', cancelledBy: 'operator', tripCancelled: 'Y' } as const;
const paid = { completedAt: '2026-11-19T00:10:00.000Z', paid: 20, refund: aRefund() };
const ofCancelledTrip = aCallList([
  aCalledGuest({ ...cancelled, id: 1, message: 'SENT' }),
  aCalledGuest({ ...cancelled, ...paid, id: 2, name: '이파랑', message: 'SENT' }),
  aCalledGuest({ ...cancelled, ...paid, id: 3, name: '박선우', calledAt: '2026-11-20T00:10:00.000Z' }),
]);
const TRIP = { date: day.date, reason: 'WEATHER', at: '2026-11-21T00:00:00.000Z', until: '2026-11-21T00:10:00.000Z' };
/** The mock server's day. */
let stored = day;
const cancelling = {
  beforeEach: () => {
    stored = { ...day, state: 'CANCEL' };
  },
  parameters: {
    msw: [
      ...config(),
      respondsNow(API.dayByDate, () => stored),
      responds(API.cancelledTrip, TRIP),
      respondsNow(API.restoreTrip, () => {
        stored = day;
        return { day, restored: 3, kept: 0 };
      }),
      respondsNow(API.callList, () => (stored.state === 'CANCEL' ? ofCancelledTrip : aCallList(guests))),
    ],
  },
} satisfies Story;
/** The list shows payments, refunds and the guests still to be called. */
export const TripCancelled: Story = {
  ...cancelling,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: cancelTrip.undo.action })).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: copy.move })).toHaveLength(3);
    await expect(canvas.getByText(copy.refundSum('2건', '40만원'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: copy.uncalled(2) })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: copy.refund(2) }));
    await expect(canvas.queryByText('김바다')).toBeNull();
  },
};
/** Within ten minutes, also from the call list, which then is about the restored trip. */
export const TripRestored: Story = {
  ...cancelling,
  name: '운항취소를 되돌림',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cancelTrip.undo.action }));
    const dialog = within(await screen.findByRole('dialog', { name: cancelTrip.undo.asked }));
    await userEvent.click(dialog.getByRole('button', { name: cancelTrip.undo.action }));
    await expect(await screen.findByText(cancelTrip.undo.done('3건'))).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(cancelTrip.undo.title)).toBeNull());
    await expect(await canvas.findByRole('radio', { name: copy.unpaid(2) })).toBeInTheDocument();
  },
};
export const Empty: Story = {
  parameters: { msw: [...config(), responds(API.dayByDate, day), responds(API.callList, aCallList([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.empty)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: notice.open })).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { msw: [...config(), responds(API.dayByDate, day), waits(API.callList)] },
};
export const Failed: Story = {
  parameters: { msw: [...config(), responds(API.dayByDate, day), unreachable(API.callList)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.loadFailed)).toBeVisible();
  },
};
export const ADayThatDoesNotExist: Story = {
  name: '없는 날짜',
  parameters: { msw: [...config(), refuses(API.dayByDate, 404, { code: 'NOT_FOUND', message: '' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.notFound)).toBeVisible();
  },
};

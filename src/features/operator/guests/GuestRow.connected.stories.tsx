import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { depositMark } from '#contract/booking/deadline.rules';
import { API, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { unanswered } from '#copy/unanswered';
import { guest as copy } from '#copy/guest';
import { live } from '#copy/live';
import { aDay, aGuestDetail, aGuestList, aManagedGuest } from '#mocks/builders';
import { eventStream, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { GuestRow } from '#src/components/operator/bookings/GuestRow/GuestRow';
import { GuestRows } from '#src/components/operator/bookings/GuestRows/GuestRows';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useGetGuestsOfDayQuery } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { FAILED } from '#src/storySite/failed';
import { site } from '#src/storySite/site';
import { Screen } from '#src/features/base/Screen';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';
import { useLive } from '#src/features/operator/live/useLive';

const day = aDay({ id: 5, date: '2026-12-05', guestCount: 2 });
const waiting = aManagedGuest({ id: 1, name: '김바다', guestCount: 2 });
const paid = aManagedGuest({ ...waiting, state: 'COMPLETE', paid: 20 });

/** The bookings of a trip: loaded, changed, and refetched after every event. */
function GuestsOfADay() {
  useLive();
  const now = useNow();
  const guests = useGetGuestsOfDayQuery(day.id);
  const { act, pendingOf, saveMemo, ifCancelledOf } = useGuestActions(useGetDayByDateQuery(day.date).currentData);
  return (
    <Screen queries={[guests]} skeleton="rows" failed={{ title: admin.day.loadFailed }}>
      {(list) => (
        <GuestRows label={copy.listTitle} empty={<p>{copy.empty}</p>}>
          {list.map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              deposit={depositMark(guest, now)}
              pending={pendingOf(guest.id)}
              onAct={(action) => void act(guest, action)}
              onMemo={(memo) => saveMemo(guest, memo)}
              ifCancelled={ifCancelledOf(guest)}
              editHref={PAGES.adminGuest(guest.id)}
              moveHref={PAGES.adminMove(guest.id)}
            />
          ))}
        </GuestRows>
      )}
    </Screen>
  );
}

/** The server's booking. The stories change it, as another device would. */
let stored = waiting;
const events = eventStream(API.events);
const server = [
  responds(API.dayByDate, day),
  respondsNow(API.guestList, () => aGuestList([stored])),
  respondsNow(API.guest, () => aGuestDetail(stored)),
  responds(API.sseToken, { token: 'ticket' }),
  events.handler,
];

const meta = {
  title: '예약자 한 줄',
  id: 'guest-row-connected',
  component: GuestRow,
  render: () => <GuestsOfADay />,
  decorators: [site],
  parameters: { signedIn: true, msw: server },
  beforeEach: () => {
    stored = waiting;
    events.begin();
  },
} satisfies Meta<typeof GuestRow>;
export default meta;
type Story = StoryObj<typeof GuestRow>;
type Play = NonNullable<Story['play']>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: copy.pay })).toBeEnabled();
  },
};
export const Loading: Story = {
  parameters: { msw: [waits(API.guestList), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.loading)).toBeInTheDocument();
  },
};
export const Unreachable: Story = {
  parameters: { msw: [unreachable(API.guestList), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(admin.day.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled();
  },
};
export const LoadedOnRetry: Story = {
  parameters: { msw: [refuses(API.guestList, 500, FAILED, { once: true }), ...server] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: frame.retry }));
    await expect(await canvas.findByRole('heading', { name: waiting.name })).toBeVisible();
  },
};

const confirmPayment: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: copy.pay }));
  await userEvent.click(await screen.findByRole('button', { name: copy.payAction }));
};
export const PaymentConfirmed: Story = {
  parameters: {
    msw: [respondsNow(API.completeGuest, () => (stored = paid)), ...server],
  },
  play: async (context) => {
    await confirmPayment(context);
    await expect(await screen.findByText(copy.paidDone(waiting.name))).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: copy.pay })).toBeNull());
  },
};
export const PaymentPending: Story = {
  name: '입금 확인 중',
  parameters: { msw: [waits(API.completeGuest), ...server] },
  play: async (context) => {
    await confirmPayment(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: copy.pay })).toHaveAttribute('aria-busy'));
  },
};
/** Another device was faster: its state is shown, and the toast says that the action is already done. */
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [refuses(API.completeGuest, 409, { code: 'CONFLICT', message: errorText.CONFLICT }), ...server],
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: copy.pay });
    stored = paid;
    await confirmPayment(context);
    await expect(await screen.findByText(unanswered.already.complete)).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: copy.pay })).toBeNull());
  },
};
/** Another device confirms the payment. */
export const PaidMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: copy.pay });
    stored = paid;
    await events.send({
      event: 'booking',
      id: 8,
      action: 'PAID',
      dayId: day.id,
      guestId: waiting.id,
      at: '2026-11-19T23:24:00Z',
    });
    await waitFor(() => expect(canvas.queryByRole('button', { name: copy.pay })).toBeNull());
    await expect(await screen.findByText(new RegExp(live.said.PAID))).toBeInTheDocument();
  },
};

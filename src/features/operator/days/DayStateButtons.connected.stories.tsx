import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { admin } from '#copy/admin';
import { cancelTrip } from '#copy/cancelTrip';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { dayState } from '#copy/reserve';
import { aDay, aGuestDetail, aGuestList, aManagedGuest } from '#mocks/builders';
import { config, eventStream, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { DayStateButtons } from '#src/components/operator/days/DayStateButtons/DayStateButtons';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useGetGuestsOfDayQuery } from '#src/store/endpoints/guests';
import { FAILED } from '#src/storySite/failed';
import { site } from '#src/storySite/site';
import { Screen } from '#src/features/base/Screen';
import { useLive } from '#src/features/operator/live/useLive';
import { TripFacts } from './TripFacts';
import { useDayWork } from './useDayWork';

const open = aDay({ id: 5, date: '2026-12-05', guestCount: 5 });
const booked = [
  aManagedGuest({ id: 1, name: '김바다', guestCount: 2 }),
  aManagedGuest({ id: 2, name: '이파랑', guestCount: 3, state: 'COMPLETE', paid: 30 }),
  aManagedGuest({ id: 3, name: '한여름', guestCount: 2, state: 'CANCEL' }),
];

/** A loaded trip's state and buttons, as on the day's page. */
function StateOf({ day, guests }: { day: ReserveDay; guests: readonly ManagedGuest[] }) {
  return <TripFacts day={day} guests={guests} work={useDayWork(day)} />;
}
/** A day and its bookings: loaded, changed, and refetched after every event. */
function StateOfADay() {
  useLive();
  const day = useGetDayByDateQuery(open.date);
  const guests = useGetGuestsOfDayQuery(day.currentData?.id ?? 0, { skip: !day.currentData });
  return (
    <Screen queries={[day, guests]} skeleton="form" failed={{ title: admin.day.loadFailed }}>
      {(trip, list) => <StateOf day={trip} guests={list} />}
    </Screen>
  );
}

/** The server's day and bookings. The stories change them, as another device would. */
let stored = { day: open, guests: booked };
const events = eventStream(API.events);
const server = [
  ...config(),
  respondsNow(API.dayByDate, () => stored.day),
  respondsNow(API.guestList, () => aGuestList(stored.guests)),
  respondsNow(API.guest, () => aGuestDetail(stored.guests.at(-1))),
  responds(API.sseToken, { token: 'ticket' }),
  events.handler,
];

const meta = {
  title: '출조일 상태 단추',
  id: 'day-state-buttons-connected',
  component: DayStateButtons,
  render: () => <StateOfADay />,
  decorators: [site],
  parameters: { signedIn: true, msw: server },
  beforeEach: () => {
    stored = { day: open, guests: booked };
    events.begin();
  },
} satisfies Meta<typeof DayStateButtons>;
export default meta;
type Story = StoryObj<typeof DayStateButtons>;
type Play = NonNullable<Story['play']>;

/** Opens the buttons, as on the page. */
const unfold: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: admin.day.changeState }));
};
export const Loaded: Story = {
  play: async (context) => {
    await unfold(context);
    await expect(context.canvas.getByRole('button', { name: admin.day.changeTo.COMPLETE })).toBeEnabled();
  },
};
export const Loading: Story = {
  parameters: { msw: [waits(API.dayByDate), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.loading)).toBeInTheDocument();
  },
};
export const Unreachable: Story = {
  parameters: { msw: [unreachable(API.dayByDate), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(admin.day.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled();
  },
};
export const LoadedOnRetry: Story = {
  parameters: { msw: [refuses(API.dayByDate, 500, FAILED, { once: true }), ...server] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: frame.retry }));
    await expect(await canvas.findByText(dayState.label.OPEN)).toBeVisible();
  },
};

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.COMPLETE }));
};
const confirm: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: admin.day.stateAction }));
};
const closeTheDay: Play = async (context) => {
  await unfold(context);
  await ask(context);
  await confirm(context);
};
/** The question counts the bookings that are not cancelled. */
export const AsksBeforeTheDayIsFull: Story = {
  name: '예약마감으로 바꾸기 전에 물음',
  play: async (context) => {
    await unfold(context);
    await ask(context);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(admin.day.guestsAffected('2건', '5명'))).toBeInTheDocument();
    await expect(dialog.getByText(admin.day.paidOf('1건'))).toBeInTheDocument();
  },
};
export const StateChanged: Story = {
  name: '상태를 바꿈',
  parameters: {
    msw: [
      respondsNow(API.updateDayState, () => {
        stored = { ...stored, day: { ...open, state: 'COMPLETE' } };
        return stored.day.state;
      }),
      ...server,
    ],
  },
  play: async (context) => {
    await closeTheDay(context);
    await expect(await screen.findByText(admin.day.changed)).toBeInTheDocument();
    await expect(await context.canvas.findByText(dayState.label.COMPLETE)).toBeVisible();
  },
};
export const StatePending: Story = {
  name: '상태를 바꾸는 중',
  parameters: { msw: [waits(API.updateDayState), ...server] },
  play: async (context) => {
    await closeTheDay(context);
    const button = context.canvas.getByRole('button', { name: admin.day.changeTo.COMPLETE });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy'));
  },
};
/** Another device was faster: its state is shown, with the reason of the refusal. */
export const StateChangedElsewhere: Story = {
  name: '다른 기기에서 상태가 바뀜',
  parameters: {
    msw: [
      http.all(`*${API.updateDayState}`, () => {
        stored = { ...stored, day: { ...open, state: 'CLOSE' } };
        return HttpResponse.json({ code: 'CONFLICT', message: errorText.CONFLICT }, { status: 409 });
      }),
      ...server,
    ],
  },
  play: async (context) => {
    await closeTheDay(context);
    await expect(await screen.findByText(errorText.CONFLICT)).toBeInTheDocument();
    await expect(await context.canvas.findByText(dayState.label.CLOSE)).toBeVisible();
  },
};
/** Another device closes the day. */
export const ClosedMeanwhile: Story = {
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    stored = { ...stored, day: { ...open, state: 'CLOSE' } };
    await events.send({ event: 'day', id: 8, action: 'DAY_STATE', dayId: open.id, at: '2026-11-19T23:24:00Z' });
    await expect(await canvas.findByText(dayState.label.CLOSE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: admin.day.changeTo.OPEN })).toBeEnabled();
  },
};
/** A booking arrives while the question is open: the question shows the new numbers and asks to check them. */
export const BookedMeanwhile: Story = {
  name: '보는 사이 들어온 예약',
  play: async (context) => {
    await unfold(context);
    await ask(context);
    const dialog = within(await screen.findByRole('dialog'));
    stored = {
      day: { ...open, guestCount: 6 },
      guests: [...booked, aManagedGuest({ id: 4, name: '박선우', guestCount: 1 })],
    };
    await events.send({
      event: 'booking',
      id: 8,
      action: 'BOOKED',
      dayId: open.id,
      guestId: 4,
      at: '2026-11-19T23:24:00Z',
    });
    await expect(await dialog.findByText(admin.day.guestsAffected('3건', '6명'))).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: changedMeanwhile.look })).toBeInTheDocument();
  },
};
/** A charter takes no bookings, so only the cancellation of the trip remains. */
export const Charter: Story = {
  beforeEach: () => {
    stored = {
      day: { ...open, state: 'COMPLETE', charter: 'Y' },
      guests: booked.filter(({ state }) => state === 'COMPLETE'),
    };
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await expect(canvas.queryByRole('button', { name: admin.day.changeTo.CLOSE })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.CANCEL }));
    await userEvent.click(await screen.findByRole('button', { name: cancelTrip.next }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(cancelTrip.facts.bookingsValue('1건', '3명'))).toBeInTheDocument();
  },
};

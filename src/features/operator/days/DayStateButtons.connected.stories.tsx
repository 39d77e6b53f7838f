import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { API } from '../../../../contract/paths';
import { admin } from '../../../../copy/admin';
import { errorText } from '../../../../copy/errors';
import { frame } from '../../../../copy/frame';
import { dayState } from '../../../../copy/reserve';
import { aDay, aGuestList } from '../../../../mocks/builders';
import { answers, answersNow, eventStream, refuses, unreachable, waits } from '../../../../mocks/handlers';
import { Card } from '../../../components/base/display/Card/Card';
import { DayStateButtons } from '../../../components/operator/DayStateButtons/DayStateButtons';
import { DayStateChip } from '../../../components/trip/DayStateChip/DayStateChip';
import { useGetDayByDateQuery } from '../../../store/endpoints/days';
import { site } from '../../../storySite/site';
import { Screen } from '../../base/Screen';
import { useLive } from '../live/useLive';
import { useDayWork } from './useDayWork';

const open = aDay({ id: 5, date: '2026-12-05', guestCount: 12 });
const affected = { cases: 5, people: 12, paidCases: 3 };

/** The state of a loaded day and its buttons. */
function StateOf({ day }: { day: ReserveDay }) {
  const { statePending, changeState } = useDayWork(day);
  return (
    <Card style={{ maxWidth: 480 }}>
      <DayStateButtons
        state={day.state}
        affected={affected}
        pending={statePending}
        onChange={(next, seen) => void changeState(next, seen)}
        onCancelTrip={fn()}
      />
      <p style={{ paddingTop: 12 }}>
        <DayStateChip state={day.state} />
      </p>
    </Card>
  );
}
/** A day: read, changed, and read again after every event. */
function StateOfADay() {
  useLive();
  const day = useGetDayByDateQuery(open.date);
  return (
    <Screen queries={[day]} skeleton="form" failed={{ title: admin.day.loadFailed }}>
      {(loaded) => <StateOf day={loaded} />}
    </Screen>
  );
}

/** The day as the server has it. The stories change it, as another device would. */
let stored = open;
const events = eventStream(API.events);
const server = [
  answersNow(API.dayByDate, () => stored),
  answers(API.guestList, aGuestList([])),
  answers(API.sseToken, { token: 'ticket' }),
  events.handler,
];

const meta = {
  id: 'day-state-buttons-connected',
  component: DayStateButtons,
  render: () => <StateOfADay />,
  decorators: [site],
  parameters: { signedIn: true, msw: server },
  beforeEach: () => {
    stored = open;
    events.begin();
  },
} satisfies Meta<typeof DayStateButtons>;
export default meta;
type Story = StoryObj<typeof DayStateButtons>;
type Play = NonNullable<Story['play']>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: admin.day.changeTo.COMPLETE })).toBeEnabled();
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
const FAILED = { code: 'INTERNAL', message: errorText.INTERNAL } as const;
export const LoadedOnRetry: Story = {
  parameters: { msw: [refuses(API.dayByDate, 500, FAILED, { once: true }), ...server] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: frame.retry }));
    await expect(await canvas.findByText(dayState.label.OPEN)).toBeVisible();
  },
};

const closeTheDay: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: admin.day.changeTo.COMPLETE }));
  await userEvent.click(await screen.findByRole('button', { name: admin.day.stateAction }));
};
export const StateChanged: Story = {
  parameters: {
    msw: [
      answersNow(API.updateDayState, () => {
        stored = { ...open, state: 'COMPLETE' };
        return stored.state;
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
/** The change is on its way. */
export const StatePending: Story = {
  parameters: { msw: [waits(API.updateDayState), ...server] },
  play: async (context) => {
    await closeTheDay(context);
    const button = context.canvas.getByRole('button', { name: admin.day.changeTo.COMPLETE });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy'));
  },
};
/** Another device was first: its state is shown, with the reason of the refusal. */
export const StateChangedElsewhere: Story = {
  parameters: {
    msw: [refuses(API.updateDayState, 409, { code: 'CONFLICT', message: errorText.CONFLICT }), ...server],
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: admin.day.changeTo.COMPLETE });
    stored = { ...open, state: 'CLOSE' };
    await closeTheDay(context);
    await expect(await screen.findByText(errorText.CONFLICT)).toBeInTheDocument();
    await expect(await context.canvas.findByText(dayState.label.CLOSE)).toBeVisible();
  },
};
/** Another device closes the day while its buttons are looked at. */
export const ClosedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: admin.day.changeTo.CLOSE });
    stored = { ...open, state: 'CLOSE' };
    await events.send({ event: 'day', id: 8, action: 'DAY_STATE', dayId: open.id, at: '2026-11-19T23:24:00Z' });
    await expect(await canvas.findByText(dayState.label.CLOSE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: admin.day.changeTo.OPEN })).toBeEnabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { API } from '#contract/paths';
import { frame } from '#copy/frame';
import { dayState, reserve } from '#copy/reserve';
import { aDay } from '#mocks/builders';
import { config, eventStream, respondsNow, unreachable, waits } from '#mocks/handlers';
import { ReserveDayCard } from '#src/components/visitor/calendar/ReserveDayCard/ReserveDayCard';
import { useConfigLogic } from '#src/store/endpoints/config';
import { useGetDayListQuery, useRefetchInView } from '#src/store/endpoints/days';
import { FAILED } from '#src/storySite/failed';
import { site } from '#src/storySite/site';
import { Screen } from '#src/features/base/Screen';
import { LiveSeats } from '#src/features/visitor/seats/LiveSeats';
import { DayResults } from './DayResults';

const DECEMBER = { year: 2026, month: 12 };
const free = aDay({ id: 5, date: '2026-12-05', guestCount: 12 });

/** A month with one day: loaded, and updated by every event. */
function CardsOfAMonth() {
  const logic = useConfigLogic();
  const days = useGetDayListQuery(DECEMBER, useRefetchInView());
  return (
    <>
      <LiveSeats />
      <Screen queries={[logic, days]} skeleton="days" label={reserve.loading} failed={{ title: reserve.failed }}>
        {(policy, list) => <DayResults days={list} policy={policy} month={DECEMBER} />}
      </Screen>
    </>
  );
}

/** The server's day. The stories change it, as other visitors and the operator would. */
let stored = free;
const events = eventStream(API.seatEvents);
const server = [...config(), respondsNow(API.dayList, () => [stored]), events.handler];

const meta = {
  title: '출조일 카드',
  id: 'reserve-day-card-connected',
  component: ReserveDayCard,
  render: () => <CardsOfAMonth />,
  decorators: [site],
  parameters: { msw: server },
  beforeEach: () => {
    stored = free;
    events.begin();
  },
} satisfies Meta<typeof ReserveDayCard>;
export default meta;
type Story = StoryObj<typeof ReserveDayCard>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8명')).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(reserve.book) })).toHaveAttribute('href', '/reserve/5');
  },
};
export const Loading: Story = {
  parameters: { msw: [waits(API.dayList), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.loading)).toBeInTheDocument();
  },
};
export const Unreachable: Story = {
  parameters: { msw: [unreachable(API.dayList), ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled();
  },
};
let isDown = false;
const down = http.get(`*${API.dayList}`, () => (isDown ? HttpResponse.json(FAILED, { status: 500 }) : undefined));
export const LoadedOnRetry: Story = {
  beforeEach: () => void (isDown = true),
  parameters: { msw: [down, ...server] },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: frame.retry });
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('8명')).toBeVisible();
  },
};
/** Other visitors book: the seats follow, and the card does not change its height. */
export const SeatsBookedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('8명');
    stored = { ...free, guestCount: 18 };
    await events.send({ event: 'seats', days: [stored] });
    await expect(await canvas.findByText('2명')).toBeVisible();
  },
};
/** More than seats has changed, so the days are refetched. */
export const ClosedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('8명');
    stored = { ...free, state: 'CLOSE', memo: '선박 정기 점검' };
    await events.send({ event: 'reload' });
    await expect(await canvas.findByText(dayState.label.CLOSE)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { API } from '#contract/paths';
import { againText } from '#copy/again';
import { booking } from '#copy/booking';
import { bookingForm, pricesChangedText } from '#copy/bookingForm';
import { seatsGoneText } from '#copy/errors';
import { frame } from '#copy/frame';
import { networkText } from '#copy/network';
import { aDay, aGuest } from '#mocks/builders';
import { config, eventStream, refuses, respondsNow, unreachable, waits } from '#mocks/handlers';
import { BookingForm } from '#src/components/visitor/booking/BookingForm/BookingForm';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { useGetDayQuery, useRefetchInView } from '#src/store/endpoints/days';
import { FAILED } from '#src/storySite/failed';
import { site } from '#src/storySite/site';
import { Screen } from '#src/features/base/Screen';
import { LiveSeats } from '#src/features/visitor/seats/LiveSeats';
import { DayForm } from './DayForm';
import { useBooking } from './useBooking';

const free = aDay({ id: 5, date: '2026-12-05', guestCount: 12 });

/** The form of a day: loaded, updated by every event, and sent. */
function FormOfADay() {
  const day = useGetDayQuery('5', useRefetchInView());
  const logic = useConfigLogic();
  const info = useConfigInfo();
  const attempt = useBooking('5');
  if (attempt.progress.kind === 'booked') return <p>{booking.booked}</p>;
  return (
    <>
      <LiveSeats />
      <Screen queries={[day, logic, info]} skeleton="form" failed={{ title: booking.loadFailed }}>
        {(trip, terms, store) => <DayForm day={trip} logic={terms} info={store} attempt={attempt} />}
      </Screen>
    </>
  );
}

/** The server's day. The stories change it, as other visitors and the operator would. */
let stored = free;
const events = eventStream(API.seatEvents);
/** A story's own handlers come after the stream's, whose address the pattern of a day would match too. */
const serverWith = (...own: HttpHandler[]) => [
  events.handler,
  ...own,
  ...config(),
  respondsNow(API.dayById, () => stored),
];

const meta = {
  title: '예약 양식',
  id: 'booking-form-connected',
  component: BookingForm,
  render: () => <FormOfADay />,
  globals: { ground: 'none' },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 640, marginInline: 'auto', padding: '24px var(--gutter) 0' }}>
        <Story />
      </main>
    ),
    site,
  ],
  parameters: { route: '/reserve/5', path: '/reserve/:id', msw: serverWith() },
  beforeEach: () => {
    stored = free;
    events.begin();
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof BookingForm>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(bookingForm.name), '김바다');
  await userEvent.type(canvas.getByLabelText(bookingForm.tel), '00000001');
  await userEvent.type(canvas.getByLabelText(bookingForm.password), '1234');
  await userEvent.click(canvas.getByLabelText(bookingForm.consent));
  await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
};
const fillAndSend: Play = async (context) => {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: bookingForm.submit('2명') }));
};
const hasInput: Play = async ({ canvas }) => {
  await expect(canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
  await expect(canvas.getByLabelText(bookingForm.password)).toHaveValue('1234');
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: serverWith(waits(API.dayById)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.loading)).toBeInTheDocument();
  },
};
export const Unreachable: Story = {
  parameters: { msw: serverWith(unreachable(API.dayById)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(booking.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled();
  },
};
/** Not a single failure, because the stream refetches the day by itself. */
let isDown = false;
const down = http.get(`*${API.dayById}`, () => (isDown ? HttpResponse.json(FAILED, { status: 500 }) : undefined));
export const LoadedOnRetry: Story = {
  beforeEach: () => void (isDown = true),
  parameters: { msw: serverWith(down) },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: frame.retry });
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: { msw: serverWith(waits(API.createBooking)) },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('button', { name: bookingForm.submitting })).toBeVisible();
  },
};
/** A retry by hand sends the same request, and books once. */
export const LostAndSentAgain: Story = {
  name: '답이 오지 않아 다시 보냄',
  parameters: {
    msw: serverWith(
      http.post(`*${API.createBooking}`, () => HttpResponse.error(), { once: true }),
      respondsNow(API.createBooking, () => aGuest({ guestCount: 2 })),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillAndSend(context);
    await waitFor(() => expect(canvas.getAllByText(`${networkText.offline} ${againText.book}`)[0]).toBeVisible());
    await hasInput(context);
    await userEvent.click(canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    await waitFor(() => expect(screen.getAllByText(booking.booked)[0]).toBeVisible());
  },
};
/** The refusal shows the number of seats left, and the typed values stay. */
export const FewerSeatsLeft: Story = {
  name: '그사이 자리가 줄어 거절됨',
  parameters: {
    msw: serverWith(refuses(API.createBooking, 409, { code: 'SEATS_GONE', message: seatsGoneText(1), seatsLeft: 1 })),
  },
  play: async (context) => {
    await fill(context);
    stored = { ...free, guestCount: 19 };
    await context.userEvent.click(context.canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    await waitFor(() => expect(context.canvas.getAllByText(seatsGoneText(1))[0]).toBeVisible());
    await hasInput(context);
  },
};
const raised = { price: 25, reservePrice: 12 };
/** The operator has raised the price, so consent is asked for again. */
export const PriceRaised: Story = {
  name: '그사이 오른 선비',
  parameters: {
    msw: serverWith(
      refuses(API.createBooking, 409, {
        code: 'PRICE_CHANGED',
        message: pricesChangedText(free, raised),
        prices: raised,
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    stored = { ...free, ...raised };
    await context.userEvent.click(canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    await waitFor(() => expect(canvas.getByLabelText(bookingForm.consent)).not.toBeChecked());
    await expect(within(canvas.getByRole('main')).getByText(booking.ofFare('50만원'))).toBeVisible();
    await hasInput(context);
  },
};
/** Other visitors book while the form is filled in: the selectable headcounts follow. */
export const SeatsBookedMeanwhile: Story = {
  play: async (context) => {
    await fill(context);
    stored = { ...free, guestCount: 18 };
    await events.send({ event: 'seats', days: [stored] });
    await waitFor(() => expect(context.canvas.queryByRole('radio', { name: '3명' })).toBeNull());
    await expect(context.canvas.getByRole('radio', { name: '2명' })).toBeChecked();
    await hasInput(context);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { reserve } from '#copy/reserve';
import { emulating } from '#mocks/emulating';
import { API } from '#contract/paths';
import { receipt } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { draw } from '#copy/draw';
import { errorText, seatsGoneText } from '#copy/errors';
import { aCollected, aDay, aGuest } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { config, refuses, responds } from '#mocks/handlers';
import { BookingPage } from './BookingPage';
import { day, otherDays, shown, fill, fillAndSend } from './BookingPage.stories';

const meta = {
  title: '추첨으로 예약',
  id: 'page-booking-draw',
  component: BookingPage,
  decorators: [site],
  parameters: { route: '/reserve/5', path: '/reserve/:id', msw: shown },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensToday = { opensAt: FROZEN_NOW.toISOString() };
const collected = (seconds: number) =>
  aCollected({ drawAt: new Date(FROZEN_NOW.getTime() + seconds * 1_000).toISOString() });
let asked = 0;
const beforeEach = () => {
  asked = 0;
};
/** The first request is collected; `outcome` responds to the requests after the draw. */
const drawn = (seconds: number, outcome: () => Response, over: Parameters<typeof aDay>[0] = {}) => {
  return [
    ...config({}, { fairStart: 20, useWaiting: 'Y' }),
    otherDays,
    responds(API.dayById, aDay({ ...day, ...opensToday, ...over })),
    http.post(`*${API.createBooking}`, () => {
      asked += 1;
      return asked === 1 ? HttpResponse.json(collected(seconds), { status: 202 }) : outcome();
    }),
  ];
};
/** For machines so slow that the story is viewed after its twelve seconds. */
const stillDrawing = () => HttpResponse.json(collected(12), { status: 202 });
/** The hidden form does not lose its values. */
export const Drawing: Story = {
  name: '추첨 중',
  beforeEach,
  parameters: { msw: drawn(12, stillDrawing) },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: draw.title })).toBeVisible();
    await expect(canvas.getByText(draw.left(12))).toBeVisible();
    await expect(canvas.getByLabelText(bookingForm.name)).not.toBeVisible();
  },
};
/** The draw replaces the question. */
export const DrawnAfterAQuestion: Story = {
  name: '물음에 답하고 추첨 중',
  beforeEach,
  parameters: { msw: drawn(12, stillDrawing) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.type(canvas.getByLabelText(bookingForm.tel), '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    const dialog = within(await screen.findByRole('dialog', { name: bookingForm.doubt.shortPhone.title }));
    await userEvent.click(dialog.getByRole('button', { name: bookingForm.doubt.shortPhone.confirm }));
    await expect(await canvas.findByRole('heading', { level: 1, name: draw.title })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const DrawnAndBooked: Story = {
  name: '추첨되어 예약됨',
  beforeEach,
  parameters: { msw: drawn(0, () => HttpResponse.json(aGuest({ guestCount: 2 }))) },
  play: async (context) => {
    await fillAndSend(context);
    const title = { level: 1, name: receipt.title };
    await expect(await context.canvas.findByRole('heading', title, { timeout: 30_000 })).toBeVisible();
  },
};
export const DrawnWithoutSeats: Story = {
  name: '추첨 결과 자리 없음',
  beforeEach,
  parameters: {
    msw: drawn(0, () =>
      HttpResponse.json({ code: 'SEATS_GONE', message: seatsGoneText(0), seatsLeft: 0 }, { status: 409 }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await expect(await canvas.findByText(draw.lostTitle, {}, { timeout: 30_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: reserve.wait })).toBeVisible();
  },
};
const narrow = emulating({ width: 320 });
export const DrawnWithoutSeatsOnANarrowPhone: Story = {
  ...DrawnWithoutSeats,
  ...narrow,
  name: '좁은 휴대폰에서 추첨 결과 자리 없음',
  parameters: { ...DrawnWithoutSeats.parameters, ...narrow.parameters },
};
/** The number has already sent a request, which stays in the draw; the form says so. */
export const AlreadyEntered: Story = {
  name: '먼저 보낸 신청이 있음',
  parameters: {
    msw: [
      ...config({}, { fairStart: 20 }),
      responds(API.dayById, aDay({ ...day, ...opensToday })),
      refuses(API.createBooking, 409, { code: 'ALREADY_ENTERED', message: errorText.ALREADY_ENTERED }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await waitFor(() => expect(canvas.getAllByText(errorText.ALREADY_ENTERED)[0]).toBeVisible());
    await expect(canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
  },
};
/** The server is overloaded, then the connection is lost: the same request is retried, and is collected. */
export const BusyWhileCollecting: Story = {
  name: '신청이 몰려 다시 보냄',
  beforeEach,
  parameters: {
    msw: [
      ...config({}, { fairStart: 20 }),
      responds(API.dayById, aDay({ ...day, ...opensToday })),
      http.post(`*${API.createBooking}`, () => {
        asked += 1;
        if (asked === 1)
          return HttpResponse.json({ code: 'UNAVAILABLE', message: errorText.UNAVAILABLE }, { status: 503 });
        return asked === 2 ? HttpResponse.error() : HttpResponse.json(collected(12), { status: 202 });
      }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    const title = { level: 1, name: draw.title };
    await expect(await canvas.findByRole('heading', title, { timeout: 30_000 })).toBeVisible();
    await expect(screen.queryByText(errorText.UNAVAILABLE)).toBeNull();
    await expect(asked).toBe(3);
  },
};
export const DrawWithoutConnection: Story = {
  name: '추첨 중 연결 끊김',
  beforeEach,
  parameters: { msw: drawn(0, () => HttpResponse.error()) },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await expect(await canvas.findByText(draw.cutOff, {}, { timeout: 30_000 })).toBeVisible();
    await expect(canvas.getByText(draw.place(37, '2명'))).toBeVisible();
  },
};
/** The party is too large for the seats left: the form returns with its values. */
export const DrawnWithFewerSeats: Story = {
  name: '추첨 결과 남은자리 부족',
  beforeEach,
  parameters: {
    msw: drawn(0, () =>
      HttpResponse.json({ code: 'SEATS_GONE', message: seatsGoneText(1), seatsLeft: 1 }, { status: 409 }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await canvas.findByRole('heading', { level: 1, name: draw.title });
    await waitFor(() => expect(canvas.getByLabelText(bookingForm.password)).toBeVisible(), { timeout: 30_000 });
    await expect(canvas.getByLabelText(bookingForm.password)).toHaveValue('1234');
    await waitFor(() => expect(canvas.getAllByText(seatsGoneText(1))[0]).toBeVisible());
  },
};

/** The page was reloaded during the draw: the tab has stored key and place. */
const reloaded = (seconds: number) => () => {
  asked = 0;
  const key = '3f2d9a52-6b0e-4a4c-9d3f-5a1f0c7f6e11';
  sessionStorage.setItem(`booking-draw-${day.id}`, JSON.stringify({ key, place: collected(seconds) }));
  return () => sessionStorage.removeItem(`booking-draw-${day.id}`);
};
/** The request is not repeated; `outcome` responds to the query by its key. */
const outcomes = (outcome: () => Response, over: Parameters<typeof aDay>[0] = {}) => [
  ...config({}, { fairStart: 20, useWaiting: 'Y' }),
  otherDays,
  responds(API.dayById, aDay({ ...day, ...opensToday, ...over })),
  http.post(`*${API.bookingOutcome}`, outcome),
];
export const ReloadedDuringTheDraw: Story = {
  name: '추첨 중 다시 엶',
  beforeEach: reloaded(12),
  parameters: { msw: outcomes(() => HttpResponse.json(collected(12), { status: 202 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: draw.title })).toBeVisible();
    await expect(canvas.getByText(draw.left(12))).toBeVisible();
    await expect(canvas.getByText(draw.place(37, '2명'))).toBeVisible();
  },
};
export const ReloadedAfterTheDraw: Story = {
  name: '추첨 뒤 다시 열어 예약됨',
  beforeEach: reloaded(0),
  parameters: { msw: outcomes(() => HttpResponse.json(aGuest({ guestCount: 2 }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expect(sessionStorage.getItem(`booking-draw-${day.id}`)).toBeNull();
  },
};
export const ReloadedAfterAllSeatsWereDrawn: Story = {
  name: '추첨 뒤 다시 열어 자리 없음',
  beforeEach: reloaded(0),
  parameters: {
    msw: outcomes(
      () => HttpResponse.json({ code: 'SEATS_GONE', message: seatsGoneText(0), seatsLeft: 0 }, { status: 409 }),
      { state: 'COMPLETE', guestCount: day.totalCount },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(draw.lostTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: reserve.wait })).toBeVisible();
    await expect(sessionStorage.getItem(`booking-draw-${day.id}`)).toBeNull();
  },
};
/** The opening was postponed and the request dropped; the form says so. */
export const ReloadedWithoutARequest: Story = {
  name: '다시 여니 신청 없음',
  beforeEach: reloaded(0),
  parameters: {
    msw: outcomes(() => HttpResponse.json({ code: 'NOT_DRAWN', message: errorText.NOT_DRAWN }, { status: 404 })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(errorText.NOT_DRAWN)[0]).toBeVisible());
    await expect(canvas.getByLabelText(bookingForm.name)).toBeVisible();
    await expect(sessionStorage.getItem(`booking-draw-${day.id}`)).toBeNull();
  },
};

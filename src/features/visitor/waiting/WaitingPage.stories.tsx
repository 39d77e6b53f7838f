import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { bookingForm } from '#copy/bookingForm';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { ownPlace, waiting, waitingPlace } from '#copy/waiting';
import { aDay } from '#mocks/builders';
import { config, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { WaitingPage } from './WaitingPage';

const full = aDay({ id: 5, state: 'COMPLETE', totalCount: 20, guestCount: 18, heldCount: 2 });
const policy = config({}, { useWaiting: 'Y' });
const shown = [...policy, responds(API.dayById, full)];

let respond = (): void => undefined;
let responded = Promise.resolve();

const meta = {
  title: '대기 신청',
  id: 'page-waiting',
  component: WaitingPage,
  decorators: [site],
  parameters: { route: '/waiting/5', path: '/waiting/:id', msw: shown },
} satisfies Meta<typeof WaitingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(bookingForm.name), '김바다');
  await userEvent.type(canvas.getByLabelText(bookingForm.tel), '00000001');
  await userEvent.type(canvas.getByLabelText(bookingForm.password), '1234');
  await userEvent.click(canvas.getByLabelText(waiting.consent));
  await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
  await userEvent.click(canvas.getByRole('button', { name: waiting.submit('2명') }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: waiting.submit('1명') })).toBeVisible();
  },
};
/** The seats were sold while the booking form was open: the person's data stay, and the consent is a new one. */
export const TypedBefore: Story = {
  name: '먼저 적은 것',
  beforeEach: () => {
    const draft = { name: '김바다', tel: '010-0000-0001', guestCount: 2, consent: true, key: 'booking' };
    sessionStorage.setItem('booking-draft-5', JSON.stringify(draft));
    return () => sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(bookingForm.name)).toHaveValue('김바다');
    await expect(canvas.getByLabelText(bookingForm.tel)).toHaveValue('010-0000-0001');
    await expect(canvas.getByRole('button', { name: waiting.submit('2명') })).toBeVisible();
    await expect(canvas.getByLabelText(waiting.consent)).not.toBeChecked();
  },
};
export const Joined: Story = {
  name: '대기 신청함',
  parameters: { msw: [...shown, responds(API.joinWaiting, { number: 3, date: '2026-12-05', guestCount: 2 })] },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: waitingPlace.title })).toBeVisible();
    await expect(context.canvas.getByText(waitingPlace.numberOf(3))).toBeVisible();
  },
};
function WithAWayOut() {
  const navigate = useNavigate();
  return (
    <>
      <WaitingPage />
      <button type="button" onClick={() => void navigate(PAGES.about)}>
        다른 화면으로
      </button>
    </>
  );
}
/** The place is shown although the visitor has left the page, and the draft is deleted. */
export const LeftBeforeTheAnswer: Story = {
  name: '답이 오기 전에 떠남',
  render: () => <WithAWayOut />,
  beforeEach: () => {
    responded = new Promise((resolve) => (respond = resolve));
  },
  parameters: {
    msw: [
      ...shown,
      http.post(`*${API.joinWaiting}`, () =>
        responded.then(() => HttpResponse.json({ number: 3, date: '2026-12-05', guestCount: 2 })),
      ),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    await userEvent.click(canvas.getByRole('button', { name: '다른 화면으로' }));
    await expect(await canvas.findByText(PAGES.about)).toBeInTheDocument();
    await expect(sessionStorage.getItem('waiting-draft-5')).not.toBeNull();
    respond();
    await expect(await canvas.findByRole('heading', { level: 1, name: waitingPlace.title })).toBeVisible();
    await expect(canvas.getByText(waitingPlace.numberOf(3))).toBeVisible();
    await expect(sessionStorage.getItem('waiting-draft-5')).toBeNull();
  },
};
const ownPlaceIs = { number: 3, date: '2026-12-05', guestCount: 2, until: null };
const lookUp: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(bookingForm.tel), '00000001');
  await userEvent.type(canvas.getByLabelText(bookingForm.password), '1234');
  await userEvent.click(canvas.getByRole('button', { name: ownPlace.submit }));
};
/** Visitors in line look up their place. */
export const OwnPlace: Story = {
  name: '내 대기',
  parameters: { route: '/waiting/5?own=1', msw: [...shown, responds(API.findPlace, ownPlaceIs)] },
  play: async (context) => {
    await lookUp(context);
    await expect(await context.canvas.findByText(waitingPlace.numberOf(3))).toBeVisible();
  },
};
export const PlaceLeft: Story = {
  name: '대기를 취소함',
  parameters: {
    route: '/waiting/5?own=1',
    msw: [...shown, responds(API.findPlace, ownPlaceIs), responds(API.leaveWaiting, null)],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: ownPlace.leave }));
    await context.userEvent.click(
      (await screen.findAllByRole('button', { name: ownPlace.leave })).at(-1) as HTMLElement,
    );
    await expect(await context.canvas.findByText(ownPlace.left)).toBeVisible();
  },
};
/** A request with a lost response has left the line. */
export const PlaceGone: Story = {
  name: '이미 끝난 대기',
  parameters: {
    route: '/waiting/5?own=1',
    msw: [
      ...shown,
      responds(API.findPlace, ownPlaceIs),
      refuses(API.leaveWaiting, 404, { code: 'WAITING_NOT_FOUND', message: errorText.WAITING_NOT_FOUND }),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: ownPlace.leave }));
    await context.userEvent.click(
      (await screen.findAllByRole('button', { name: ownPlace.leave })).at(-1) as HTMLElement,
    );
    await expect(await context.canvas.findByText(ownPlace.gone)).toBeVisible();
    await expect(context.canvas.queryByText(waitingPlace.numberOf(3))).toBeNull();
    await expect(context.canvas.getByRole('link', { name: ownPlace.join })).toBeVisible();
  },
};
export const NoSuchPlace: Story = {
  name: '그런 대기가 없음',
  parameters: {
    route: '/waiting/5?own=1',
    msw: [...shown, refuses(API.findPlace, 404, { code: 'WAITING_NOT_FOUND', message: errorText.WAITING_NOT_FOUND })],
  },
  play: async (context) => {
    await lookUp(context);
    await expect((await context.canvas.findAllByText(errorText.WAITING_NOT_FOUND))[0]).toBeVisible();
    await expect(context.canvas.getByLabelText(bookingForm.tel)).toHaveValue('010-0000-0001');
  },
};
export const AlreadyWaiting: Story = {
  name: '이미 대기 중',
  parameters: {
    msw: [...shown, refuses(API.joinWaiting, 409, { code: 'ALREADY_WAITING', message: errorText.ALREADY_WAITING })],
  },
  play: async (context) => {
    await send(context);
    await expect((await context.canvas.findAllByText(errorText.ALREADY_WAITING))[0]).toBeVisible();
  },
};
/** The page shows the number of free seats, and the options of a larger party. */
export const SeatsAreFree: Story = {
  name: '자리가 있음',
  parameters: { msw: [...policy, responds(API.dayById, { ...full, state: 'OPEN', heldCount: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting.free('2명'))).toBeVisible();
    await expect(canvas.getByText(waiting.freeMore('2명'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: waiting.book })).toHaveAttribute('href', '/reserve/5');
    await expect(canvas.getByRole('link', { name: ownPlace.open })).toBeVisible();
    const call = canvas.getAllByRole('link', { name: frame.call }).map((link) => link.getAttribute('href'));
    await expect(call).toContain('tel:010-0000-0000');
  },
};
/** No party is larger than the boat, so the text for larger parties is missing. */
export const TheWholeBoatIsFree: Story = {
  name: '모든 자리가 있음',
  parameters: { msw: [...policy, responds(API.dayById, { ...full, state: 'OPEN', guestCount: 0, heldCount: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting.free('20명'))).toBeVisible();
    await expect(canvas.queryByText(waiting.freeMore('20명'))).toBeNull();
  },
};
export const SwitchedOff: Story = {
  parameters: { msw: [...config(), responds(API.dayById, full)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting.closed)).toBeVisible();
  },
};
export const NoSuchDay: Story = {
  parameters: { msw: [...policy, refuses(API.dayById, 404, { code: 'NOT_FOUND', message: errorText.NOT_FOUND })] },
};
export const Loading: Story = { parameters: { msw: [...policy, waits(API.dayById)] } };
export const LoadFailed: Story = { parameters: { msw: [...policy, unreachable(API.dayById)] }, play: retryShown };

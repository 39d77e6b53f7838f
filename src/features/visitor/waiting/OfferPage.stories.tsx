import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, IDEMPOTENCY_HEADER, PAGES } from '#contract/paths';
import { booking } from '#copy/booking';
import { bookingForm, pricesChangedText } from '#copy/bookingForm';
import { format } from '#copy/format';
import { closedDayText } from '#copy/closedDay';
import { errorText } from '#copy/errors';
import { offer as copy } from '#copy/waiting';
import { aGuest, anOffer } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { OfferPage } from './OfferPage';

const policy = config({}, { useWaiting: 'Y' });
const shown = [...policy, responds(API.findOffer, anOffer())];

const KEY = '3f6b1c52-6d0e-4a55-9d7b-3d1f2a4c5e61';
let reads = 0;
let respond = (): void => undefined;
let responded = Promise.resolve();

const meta = {
  title: '자리 안내',
  id: 'page-offer',
  component: OfferPage,
  decorators: [site],
  // The next story would find a saved draft.
  beforeEach: () => sessionStorage.clear(),
  parameters: { route: '/waiting#token', path: '/waiting', msw: shown },
} satisfies Meta<typeof OfferPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: copy.accept })).toBeVisible();
  },
};
const accept: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: bookingForm.consent }));
  await userEvent.click(canvas.getByRole('button', { name: copy.accept }));
};
const { day } = anOffer();
const raised = { ...day, price: 25, reservePrice: 12 };
const raisedText = pricesChangedText(day, raised);
/** The page has not received the new price: the request is refused. */
export const PriceRaisedMeanwhile: Story = {
  name: '그사이 금액이 오름',
  beforeEach: () => void (reads = 0),
  parameters: {
    msw: [
      ...policy,
      respondsNow(API.findOffer, () => anOffer((reads += 1) > 1 ? { day: raised } : {})),
      refuses(API.acceptOffer, 409, {
        code: 'PRICE_CHANGED',
        message: raisedText,
        prices: { price: 25, reservePrice: 12 },
      }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await accept(context);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: bookingForm.consent })).not.toBeChecked());
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(raisedText)).toBeVisible();
    await expect(main.getByText(format.money(24))).toBeVisible();
  },
};
/** The response to this tab's acceptance was lost with the page: the booking is shown. */
export const AcceptedWithTheAnswerLost: Story = {
  name: '예약한 답을 받지 못함',
  beforeEach: () => {
    const { price, reservePrice } = day;
    const draft = { consent: true, agreed: { price, reservePrice, others: '' }, key: KEY };
    sessionStorage.setItem('offer-draft-token', JSON.stringify(draft));
  },
  parameters: {
    msw: [
      ...policy,
      refuses(API.findOffer, 409, { code: 'OFFER_ACCEPTED', message: errorText.OFFER_ACCEPTED }),
      http.post(`*${API.acceptOffer}`, ({ request }) =>
        request.headers.get(IDEMPOTENCY_HEADER) === KEY
          ? HttpResponse.json(aGuest({ date: day.date }))
          : HttpResponse.json({ code: 'OFFER_ACCEPTED', message: errorText.OFFER_ACCEPTED }, { status: 409 }),
      ),
      responds(API.dayByDate, day),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(PAGES.reserveDay(day.id))).toBeInTheDocument();
    await expect(await canvas.findByText(booking.booked)).toBeInTheDocument();
    await expect(sessionStorage.getItem('offer-draft-token')).toBeNull();
  },
};
function WithAWayOut() {
  const navigate = useNavigate();
  return (
    <>
      <OfferPage />
      <button type="button" onClick={() => void navigate(PAGES.about)}>
        다른 화면으로
      </button>
    </>
  );
}
/** The booking is shown although the visitor has left the page. */
export const LeftBeforeTheAnswer: Story = {
  name: '답이 오기 전에 떠남',
  render: () => <WithAWayOut />,
  beforeEach: () => {
    responded = new Promise((resolve) => (respond = resolve));
  },
  parameters: {
    msw: [...shown, http.post(`*${API.acceptOffer}`, () => responded.then(() => HttpResponse.json(aGuest())))],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await accept(context);
    await userEvent.click(canvas.getByRole('button', { name: '다른 화면으로' }));
    await expect(await canvas.findByText(PAGES.about)).toBeInTheDocument();
    respond();
    await expect(await canvas.findByText(PAGES.reserveDay(day.id))).toBeInTheDocument();
    await expect(sessionStorage.getItem('offer-draft-token')).toBeNull();
  },
};
export const Declined: Story = {
  name: '사양함',
  parameters: { msw: [...shown, responds(API.declineOffer, null)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.decline }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmDecline }));
    await userEvent.click(dialog.getByRole('button', { name: copy.decline }));
    await expect(await canvas.findByText(copy.declinedText)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: copy.pageTitle })).toHaveFocus();
  },
};
/** The hold ended while the page was open. */
export const TooLate: Story = {
  name: '그사이 기한이 끝남',
  parameters: {
    msw: [...shown, refuses(API.acceptOffer, 409, { code: 'OFFER_OVER', message: errorText.OFFER_OVER })],
  },
  play: async (context) => {
    const { canvas } = context;
    await accept(context);
    await expect(await canvas.findByText(errorText.OFFER_OVER)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: copy.pageTitle })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: copy.accept })).toBeNull();
  },
};
const refused = (code: 'OFFER_OVER' | 'OFFER_ACCEPTED' | 'OFFER_NOT_FOUND', status = 409): Story => ({
  parameters: { msw: [...policy, refuses(API.findOffer, status, { code, message: errorText[code] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorText[code])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.accept })).toBeNull();
  },
});
export const Over: Story = { ...refused('OFFER_OVER'), name: '기한이 끝남' };
export const AcceptedBefore: Story = { ...refused('OFFER_ACCEPTED'), name: '이미 예약한 자리' };
export const UnknownLink: Story = { ...refused('OFFER_NOT_FOUND', 404), name: '모르는 링크' };
export const WithoutAToken: Story = {
  name: '링크가 잘림',
  parameters: { route: '/waiting', msw: policy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorText.OFFER_NOT_FOUND)).toBeVisible();
  },
};
export const TripCancelled: Story = {
  parameters: {
    msw: [...policy, refuses(API.findOffer, 409, { code: 'DAY_CANCELLED', message: closedDayText.DAY_CANCELLED })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closedDayText.DAY_CANCELLED)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...policy, waits(API.findOffer)] } };
export const LoadFailed: Story = { parameters: { msw: [...policy, unreachable(API.findOffer)] }, play: retryShown };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { reserve } from '#copy/reserve';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API, IDEMPOTENCY_HEADER, PAGES } from '#contract/paths';
import { earlierBookingSchema } from '#contract/errors';
import { againText } from '#copy/again';
import { booking, earlier, receipt } from '#copy/booking';
import { bookingForm, pricesChangedText } from '#copy/bookingForm';
import { deposit } from '#copy/deposit';
import { errorText } from '#copy/errors';
import { standing } from '#copy/lookup';
import { manifestCard } from '#copy/manifestCard';
import { networkText } from '#copy/network';
import { aConfigInfo, aConfigLogic, aGuest } from '#mocks/builders';
import { byTab } from '#mocks/byTab';
import { config, refuses, responds, respondsNow, unreachable } from '#mocks/handlers';
import { BookingPage } from './BookingPage';
import { day, shown, fill, fillAndSend } from './BookingPage.stories';

let reads = 0;

const meta = {
  title: '예약 신청',
  id: 'page-booking-sending',
  component: BookingPage,
  decorators: [site],
  parameters: { route: '/reserve/5', path: '/reserve/:id', msw: shown },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Booked: Story = {
  name: '예약됨',
  parameters: { msw: [...shown, responds(API.createBooking, aGuest({ guestCount: 2 }))] },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expect(context.canvas.getAllByText('4821-0937-6654')[0]).toBeVisible();
  },
};
let asked: unknown[] = [];
/** The completion links to the passenger list; the key proves the booking. */
export const OpensThePassengerList: Story = {
  name: '승선자명부를 엶',
  beforeEach: () => void (asked = []),
  parameters: {
    msw: [
      ...config({}, { useManifest: 'Y' }),
      responds(API.dayById, day),
      responds(API.createBooking, aGuest({ guestCount: 2 })),
      http.post(`*${MANIFEST_API.open}`, async ({ request }) => {
        asked.push(await request.json(), Boolean(request.headers.get(IDEMPOTENCY_HEADER)));
        return HttpResponse.json({ token: 'token' });
      }),
    ],
  },
  play: async (context) => {
    await fillAndSend(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: manifestCard.open }));
    await expect(await canvas.findByText(PAGES.manifest)).toBeInTheDocument();
    await expect(asked).toEqual([{ guestId: '4821-0937-6654' }, true]);
  },
};
/** The visitor announces the payment after the operator has cancelled the booking: nothing is due. */
export const CancelledByTheOperatorMeanwhile: Story = {
  name: '그사이 운영자가 취소',
  parameters: {
    msw: [
      ...shown,
      responds(API.createBooking, aGuest({ guestCount: 2 })),
      refuses(API.stateDeposit, 409, {
        code: 'NO_DEPOSIT_DUE',
        message: errorText.NO_DEPOSIT_DUE,
        state: 'CANCEL',
      }),
    ],
  },
  play: async (context) => {
    await fillAndSend(context);
    const { canvas } = context;
    await context.userEvent.click(await canvas.findByRole('button', { name: deposit.claim }));
    await expect(await canvas.findByRole('heading', { level: 1, name: receipt.cancelledTitle })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: booking.copyAccount })).toBeNull();
  },
};
/** The visitor announces the payment after the operator has confirmed it: nothing is due. */
export const PaidMeanwhile: Story = {
  parameters: {
    msw: [
      ...shown,
      responds(API.createBooking, aGuest({ guestCount: 2 })),
      refuses(API.stateDeposit, 409, {
        code: 'NO_DEPOSIT_DUE',
        message: errorText.NO_DEPOSIT_DUE,
        state: 'COMPLETE',
      }),
    ],
  },
  play: async (context) => {
    await fillAndSend(context);
    const { canvas } = context;
    await context.userEvent.click(await canvas.findByRole('button', { name: deposit.claim }));
    await expect(await canvas.findByRole('heading', { level: 1, name: standing.title.paid })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: booking.copyAccount })).toBeNull();
  },
};
/** The lookup was off at the time of booking, so the booking has no password; now it is on. */
export const ReloadedWithoutAPassword: Story = {
  name: '비밀번호 없이 예약하고 다시 엶',
  beforeEach: () => window.localStorage.removeItem('own-bookings'),
  parameters: {
    route: {
      pathname: '/reserve/5',
      state: {
        booked: aGuest({ guestCount: 2 }),
        seen: { day, info: aConfigInfo({ bank: null }), logic: aConfigLogic({ useReserveFind: 'N' }) },
      },
    },
    msw: [...config({ bank: '수협 000-0000-0000 박한결' }, { useReserveFind: 'Y' }), responds(API.dayById, day)],
  },
  play: async ({ canvas }) => {
    // From the current policy.
    await expect(await canvas.findByRole('button', { name: booking.copyAccount })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: reserve.find })).toBeNull();
    await expect(window.localStorage.getItem('own-bookings')).toBeNull();
  },
};
/** Three clicks without a render between them send one booking. */
let sent = 0;
export const PressedThreeTimesAtOnce: Story = {
  name: '세 번 누름',
  parameters: {
    msw: [
      ...shown,
      respondsNow(API.createBooking, () => {
        sent += 1;
        return aGuest({ guestCount: 2 });
      }),
    ],
  },
  play: async (context) => {
    sent = 0;
    await fill(context);
    const submit = context.canvas.getByRole('button', { name: bookingForm.submit('2명') });
    for (let press = 0; press < 3; press += 1) submit.click();
    await expect(await context.canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expect(sent).toBe(1);
  },
};
/** The response to the first request was lost and the headcount has changed since; the first request is booked. */
export const AnEarlierRequestIsBooked: Story = {
  name: '앞선 신청이 예약됨',
  parameters: {
    msw: [
      ...shown,
      refuses(API.createBooking, 409, {
        code: 'EARLIER_BOOKING',
        message: errorText.EARLIER_BOOKING,
        booking: earlierBookingSchema.parse(aGuest({ guestCount: 4 })),
      }),
    ],
  },
  play: async (context) => {
    await fillAndSend(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: earlier.title })).toBeVisible();
    await expect(canvas.getByText('4명')).toBeVisible();
    await expect(canvas.getByText(earlier.change)).toBeVisible();
    await expect(canvas.getByText('4821-0937-6654')).toBeVisible();
    await expect(canvas.queryByText(receipt.title)).toBeNull();
  },
};

const duplicateOnce = http.post(`*${API.createBooking}`, async ({ request }) => {
  const { askDuplicate } = (await request.json()) as { askDuplicate?: boolean };
  return askDuplicate
    ? HttpResponse.json({ code: 'DUPLICATE_BOOKING', message: errorText.DUPLICATE_BOOKING }, { status: 409 })
    : HttpResponse.json(aGuest({ guestCount: 2 }));
});
export const TheSameNumberAgain: Story = {
  name: '같은 번호로 다시',
  parameters: { msw: [...shown, duplicateOnce] },
  play: async (context) => {
    await fillAndSend(context);
    const dialog = within(await screen.findByRole('dialog', { name: bookingForm.doubt.duplicate.title }));
    await expect(dialog.getByText(bookingForm.doubt.duplicate.text)).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: bookingForm.doubt.duplicate.confirm }));
    await expect(await context.canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
  },
};
function WithItsAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <BookingPage />
      <p>{pathname + search}</p>
    </>
  );
}
/** The lookup opens with the booking's number. */
export const LooksUpTheEarlierBooking: Story = {
  name: '먼저 한 예약을 확인함',
  // The pattern of this page's route also matches the address of the lookup.
  render: () => <WithItsAddress />,
  beforeEach: () => {
    window.localStorage.setItem('own-bookings', JSON.stringify([{ number: '4821-0937-6654', date: '2026-12-05' }]));
    return () => window.localStorage.removeItem('own-bookings');
  },
  parameters: { msw: [...shown, duplicateOnce] },
  play: async (context) => {
    await fillAndSend(context);
    await context.userEvent.click(await screen.findByRole('button', { name: bookingForm.lookUp }));
    await expect(await context.canvas.findByText('/reserve/find?id=4821-0937-6654')).toBeInTheDocument();
  },
};
/** The specification allows this number, but it is usually a mistake: the visitor confirms or corrects it. */
export const ADigitTooFew: Story = {
  name: '한 자리 모자람',
  parameters: { msw: [...shown, responds(API.createBooking, aGuest({ guestCount: 2 }))] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.type(canvas.getByLabelText(bookingForm.tel), '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    const ask = async () => within(await screen.findByRole('dialog', { name: bookingForm.doubt.shortPhone.title }));
    await userEvent.click((await ask()).getByRole('button', { name: bookingForm.doubt.shortPhone.goBack }));
    await expect(canvas.getByLabelText(bookingForm.tel)).toHaveValue('010-0000-000');
    await expect(canvas.getByLabelText(bookingForm.tel)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    await userEvent.click((await ask()).getByRole('button', { name: bookingForm.doubt.shortPhone.confirm }));
    await expect(await canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
  },
};

function LeftAndOpenedAgain() {
  const [visits, setVisits] = useState(1);
  return (
    <>
      <BookingPage key={visits} />
      <button type="button" onClick={() => setVisits(visits + 1)}>
        다시 열기
      </button>
    </>
  );
}
/** Everything but the password is restored. */
export const TypedBefore: Story = {
  name: '먼저 적은 것',
  render: () => <LeftAndOpenedAgain />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: '다시 열기' }));
    await waitFor(() => expect(canvas.getByLabelText(bookingForm.password)).toHaveValue(''));
    await expect(canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
    await expect(canvas.getByLabelText(bookingForm.tel)).toHaveValue('010-0000-0001');
    await expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked();
    await expect(canvas.getByLabelText(bookingForm.consent)).toBeChecked();
    await expect(JSON.stringify(sessionStorage)).not.toContain('1234');
  },
};
export const SeatsJustGone: Story = {
  name: '방금 자리가 나감',
  parameters: {
    msw: [
      ...shown,
      refuses(API.createBooking, 409, {
        code: 'SEATS_GONE',
        message: '남은자리가 부족합니다. 현재 1명까지 예약할 수 있습니다.',
        seatsLeft: 1,
      }),
    ],
  },
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() =>
      expect(
        context.canvas.getAllByText('남은자리가 부족합니다. 현재 1명까지 예약할 수 있습니다.').length,
      ).toBeGreaterThan(0),
    );
    await expect(context.canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
  },
};
const raised = { price: 25, reservePrice: 12 };
const raisedText = pricesChangedText(day, raised);
/** The form has not received the new price: the request is refused, and the values stay. */
export const PriceRaisedMeanwhile: Story = {
  name: '그사이 금액이 오름',
  beforeEach: () => void (reads = 0),
  parameters: {
    msw: [
      ...config(),
      respondsNow(API.dayById, () => ((reads += 1) > 1 ? { ...day, ...raised } : day)),
      refuses(API.createBooking, 409, { code: 'PRICE_CHANGED', message: raisedText, prices: raised }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await waitFor(() => expect(canvas.getByLabelText(bookingForm.consent)).not.toBeChecked());
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(raisedText)).toBeVisible();
    await expect(main.getByText(booking.ofFare('50만원'))).toBeVisible();
    await expect(canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
    await expect(canvas.getByLabelText(bookingForm.password)).toHaveValue('1234');
  },
};
/** The form was left with a consent to another price, and is opened again. */
export const PriceRaisedWhileAway: Story = {
  name: '떠난 사이 금액이 오름',
  beforeEach: () => {
    const agreed = { price: 12, reservePrice: 5, others: '' };
    const draft = { name: '김바다', tel: '010-0000-0001', guestCount: 2, consent: true, agreed, key: 'booking' };
    sessionStorage.setItem('booking-draft-5', JSON.stringify(draft));
    return () => sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    const text = pricesChangedText({ price: 12, reservePrice: 5 }, day);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(text)).toBeVisible();
    await expect(canvas.getByLabelText(bookingForm.consent)).not.toBeChecked();
    await expect(canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
  },
};
export const RefusedField: Story = {
  name: '한 칸이 거절됨',
  parameters: {
    msw: [
      ...shown,
      refuses(API.createBooking, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [{ field: 'tel', value: '010-0000-0001', reason: '올바른 휴대폰 번호를 입력해 주세요.' }],
      }),
    ],
  },
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(context.canvas.getByLabelText(bookingForm.tel)).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const NoConnection: Story = {
  name: '연결 없음',
  parameters: { msw: [...shown, unreachable(API.createBooking)] },
  play: async (context) => {
    await fillAndSend(context);
    const text = `${networkText.offline} ${againText.book}`;
    await waitFor(() => expect(context.canvas.getAllByText(text)[0]).toBeVisible());
    await expect(context.canvas.getByLabelText(bookingForm.name)).toHaveValue('김바다');
  },
};
/** One of the four main flows, by keyboard only: from the headcount to the booking number. */
export const BookedByKeyboardAlone: Story = {
  name: '키보드만으로 예약',
  parameters: { msw: [...shown, responds(API.createBooking, aGuest({ guestCount: 2 }))] },
  play: async ({ canvas, userEvent }) => {
    await byTab(userEvent, await canvas.findByRole('radio', { name: '1명' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked();
    await byTab(userEvent, canvas.getByLabelText(bookingForm.name));
    await userEvent.keyboard('김바다');
    await byTab(userEvent, canvas.getByLabelText(bookingForm.tel));
    await userEvent.keyboard('00000001');
    await byTab(userEvent, canvas.getByLabelText(bookingForm.password));
    await userEvent.keyboard('1234');
    await byTab(userEvent, canvas.getByLabelText(bookingForm.consent));
    await userEvent.keyboard(' ');
    await byTab(userEvent, canvas.getByRole('button', { name: bookingForm.submit('2명') }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await byTab(userEvent, canvas.getByRole('button', { name: receipt.copyNumber }));
  },
};

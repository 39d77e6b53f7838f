import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '../../../storySite/site';
import { dayState, reserve } from '../../../../copy/reserve';
import { frame } from '../../../../copy/frame';
import { emulating } from '../../../../mocks/emulating';
import { inOwnColors } from '../../../../mocks/inOwnColors';
import { API, PAGES } from '../../../../contract/paths';
import { earlierBookingSchema } from '../../../../contract/errors';
import { againText } from '../../../../copy/again';
import { booking, earlier, receipt } from '../../../../copy/booking';
import { bookingForm, pricesChangedText } from '../../../../copy/bookingForm';
import { closedDayText } from '../../../../copy/closedDay';
import { deposit } from '../../../../copy/deposit';
import { draw } from '../../../../copy/draw';
import { errorText, seatsGoneText } from '../../../../copy/errors';
import { standing } from '../../../../copy/lookup';
import { networkText } from '../../../../copy/network';
import { aCollected, aConfigInfo, aConfigLogic, aDay, aGuest } from '../../../../mocks/builders';
import { FROZEN_NOW } from '../../../../mocks/now';
import { byTab } from '../../../../mocks/byTab';
import { answers, answersNow, config, dayLists, refuses, unreachable, waits } from '../../../../mocks/handlers';
import { useGetDayListQuery } from '../../../store/endpoints/days';
import { retryShown } from '../../../storySite/retryShown';
import { BookingPage } from './BookingPage';

const day = aDay({ id: 5, date: '2026-12-05' });
const shown = [...config(), answers(API.dayById, day)];

let reads = 0;

const meta = {
  title: '예약하기',
  id: 'page-booking',
  component: BookingPage,
  decorators: [site],
  parameters: { route: '/reserve/5', path: '/reserve/:id', msw: shown },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
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

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
  },
};
export const Booked: Story = {
  name: '예약됨',
  parameters: { msw: [...shown, answers(API.createBooking, aGuest({ guestCount: 2 }))] },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expect(context.canvas.getAllByText('4821-0937-6654')[0]).toBeVisible();
  },
};
/** Who has just booked says that the deposit was paid, and the operator has cancelled the booking: nothing is to be paid. */
export const CancelledByTheOperatorMeanwhile: Story = {
  name: '그사이 운영자가 취소',
  parameters: {
    msw: [
      ...shown,
      answers(API.createBooking, aGuest({ guestCount: 2 })),
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
/** The same, and the operator has confirmed the payment: nothing is asked for any more. */
export const PaidMeanwhile: Story = {
  parameters: {
    msw: [
      ...shown,
      answers(API.createBooking, aGuest({ guestCount: 2 })),
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
    await expect(canvas.queryByText(receipt.lead)).toBeNull();
    await expect(canvas.queryByRole('button', { name: booking.copyAccount })).toBeNull();
  },
};
/** The lookup was switched off when the booking was made, so that it has no password, and is on now. */
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
    msw: [...config({ bank: '수협 000-0000-0000 박한결' }, { useReserveFind: 'Y' }), answers(API.dayById, day)],
  },
  play: async ({ canvas }) => {
    // Of the policy as it is now.
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
      answersNow(API.createBooking, () => {
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
/**
 * The response to the first request was lost and the headcount has changed since; the booking is that of the first
 * request.
 */
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
/** Who only wants to see the booking that was made before gets there with its number. */
export const LooksUpTheEarlierBooking: Story = {
  name: '먼저 한 예약을 확인함',
  // The pattern of this page's route takes the address of the lookup too.
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
/** The specification allows this number, but it is usually a mistake: the visitor is asked to confirm or correct it. */
export const ADigitTooFew: Story = {
  name: '한 자리 모자람',
  parameters: { msw: [...shown, answers(API.createBooking, aGuest({ guestCount: 2 }))] },
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
/** The operator raises the price while the form is filled in, which has not heard of it: nothing is booked, all is kept. */
export const PriceRaisedMeanwhile: Story = {
  name: '그사이 금액이 오름',
  beforeEach: () => void (reads = 0),
  parameters: {
    msw: [
      ...config(),
      answersNow(API.dayById, () => ((reads += 1) > 1 ? { ...day, ...raised } : day)),
      refuses(API.createBooking, 409, { code: 'PRICE_CHANGED', message: raisedText, prices: raised }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await fillAndSend(context);
    await waitFor(() => expect(canvas.getByLabelText(bookingForm.consent)).not.toBeChecked());
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(raisedText)).toBeVisible();
    await expect(main.getByText('선비 50만원')).toBeVisible();
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
export const Loading: Story = { parameters: { msw: [...config(), waits(API.dayById)] } };
export const LoadFailed: Story = { parameters: { msw: [...config(), unreachable(API.dayById)] }, play: retryShown };
function OpenedFromTheList() {
  const { isSuccess } = useGetDayListQuery({ year: 2026, month: 12 });
  return isSuccess && <BookingPage />;
}
/** Without a connection a day that the list has shown opens all the same. */
export const OpenedWithoutConnection: Story = {
  name: '연결이 끊긴 채 목록에서 엶',
  render: () => <OpenedFromTheList />,
  parameters: { msw: [...config(), dayLists({ '2026-12': [day] }), unreachable(API.dayById)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(booking.keptDay)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
    await expect(canvas.queryByText(booking.loadFailed)).toBeNull();
  },
};
export const NoSuchDay: Story = {
  parameters: {
    msw: [...config(), refuses(API.dayById, 404, { code: 'NOT_FOUND', message: '내용을 찾을 수 없습니다.' })],
  },
};
export const ServerInTrouble: Story = {
  name: '서버의 오류',
  parameters: {
    msw: [
      ...config(),
      refuses(API.dayById, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(booking.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const TripCancelled: Story = {
  parameters: {
    msw: [...config(), answers(API.dayById, aDay({ state: 'CANCEL', memo: '풍랑주의보로 운항하지 않습니다.' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dayState.label.CANCEL)).toBeVisible();
    await expect(canvas.getByText('풍랑주의보로 운항하지 않습니다.')).toBeVisible();
    await expect(canvas.queryByLabelText(bookingForm.name)).toBeNull();
    await expect(canvas.getByRole('link', { name: frame.toReserve })).toBeVisible();
    // Who has booked already looks here first.
    await expect(canvas.getByRole('link', { name: reserve.find })).toHaveAttribute('href', PAGES.reserveFind);
  },
};
export const FullOnArrival: Story = {
  name: '열었을 때 이미 마감',
  parameters: { msw: [...config(), answers(API.dayById, aDay({ state: 'COMPLETE', guestCount: 20 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closedDayText.DAY_CLOSED)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: (name) => name.endsWith(bookingForm.submit('')) })).toBeNull();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: frame.call })).toBeVisible();
  },
};
export const FullWithAWaitingList: Story = {
  name: '가득 차서 대기 신청',
  parameters: {
    msw: [...config({}, { useWaiting: 'Y' }), answers(API.dayById, aDay({ state: 'COMPLETE', guestCount: 20 }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: reserve.wait })).toHaveAttribute('href', '/waiting/5');
  },
};
export const CharteredOnArrival: Story = {
  name: '들어와 보니 독선',
  parameters: {
    msw: [...config(), answers(API.dayById, aDay({ state: 'COMPLETE', guestCount: 6, charter: 'Y' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closedDayText.DAY_CHARTERED)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: (name) => name.endsWith(bookingForm.submit('')) })).toBeNull();
  },
};
export const PastDay: Story = {
  name: '지난 출조일',
  parameters: { msw: [...config(), answers(API.dayById, aDay({ date: '2026-11-19' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(closedDayText.NOT_BOOKING_PERIOD);
    await expect(await canvas.findByText('/reserve')).toBeVisible();
  },
};
export const TwentySeatsLeft: Story = {
  name: '남은자리 스물',
  parameters: { msw: [...config(), answers(API.dayById, aDay({ guestCount: 0, totalCount: 20 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: booking.moreHeadcounts }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('radio', { name: '20명' }));
    await expect(canvas.getByRole('button', { name: bookingForm.submit('20명') })).toBeVisible();
    await expect(canvas.getByText('선비 400만원')).toBeVisible();
  },
};
export const LastSeat: Story = {
  parameters: { msw: [...config(), answers(API.dayById, aDay({ guestCount: 19, totalCount: 20 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
  },
};
/** One of the four main flows, by keyboard only: from the headcount to the booking number. */
export const BookedByKeyboardAlone: Story = {
  name: '키보드만으로 예약',
  parameters: { msw: [...shown, answers(API.createBooking, aGuest({ guestCount: 2 }))] },
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

const opens: Play = async ({ canvas }) => {
  await canvas.findByRole('button', { name: bookingForm.submit('1명') });
};
/** The narrowest supported viewport (WCAG 1.4.10), equivalent to a desktop browser at 400 % zoom. */
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), play: opens };
/** A desktop viewport of 1280 px at 200 % zoom (WCAG 1.4.4). */
export const AtTwiceTheSize: Story = { ...emulating({ width: 640 }), play: opens };
/** Forced colours: a control that is filled otherwise has a visible border. */
export const ForcedColors: Story = {
  parameters: inOwnColors,
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: bookingForm.submit('1명') });
    await expect(getComputedStyle(submit).borderTopStyle).toBe('solid');
    if (window.matchMedia('(forced-colors: active)').matches)
      await expect(getComputedStyle(submit).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

const opensToday = { opensAt: FROZEN_NOW.toISOString() };
const collected = (seconds: number) =>
  aCollected({ drawAt: new Date(FROZEN_NOW.getTime() + seconds * 1_000).toISOString() });
let asked = 0;
const beforeEach = () => {
  asked = 0;
};
/** The first request is collected; `outcome` answers the ones after the draw. */
const drawn = (seconds: number, outcome: () => Response, over: Parameters<typeof aDay>[0] = {}) => {
  return [
    ...config({}, { fairStart: 20, useWaiting: 'Y' }),
    answers(API.dayById, aDay({ ...day, ...opensToday, ...over })),
    http.post(`*${API.createBooking}`, () => {
      asked += 1;
      return asked === 1 ? HttpResponse.json(collected(seconds), { status: 202 }) : outcome();
    }),
  ];
};
/** The answer on a machine so slow that the story is looked at after its twelve seconds. */
const stillDrawing = () => HttpResponse.json(collected(12), { status: 202 });
/** The form is out of sight, with everything that was typed. */
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
/** After the question is answered the draw is shown, not the question. */
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
/** The same number has sent a request before: it keeps its place, and the form says so. */
export const AlreadyEntered: Story = {
  name: '먼저 보낸 신청이 있음',
  parameters: {
    msw: [
      ...config({}, { fairStart: 20 }),
      answers(API.dayById, aDay({ ...day, ...opensToday })),
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
/** In the rush the server is busy, and the connection is gone: the same request is sent again, and is collected. */
export const BusyWhileCollecting: Story = {
  name: '신청이 몰려 다시 보냄',
  beforeEach,
  parameters: {
    msw: [
      ...config({}, { fairStart: 20 }),
      answers(API.dayById, aDay({ ...day, ...opensToday })),
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
/** The party is too large for what is left: the form is back as it was. */
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

/** The page was loaded again while its request waited: the tab has kept the key and the place. */
const reloaded = (seconds: number) => () => {
  asked = 0;
  const key = '3f2d9a52-6b0e-4a4c-9d3f-5a1f0c7f6e11';
  sessionStorage.setItem(`booking-draw-${day.id}`, JSON.stringify({ key, place: collected(seconds) }));
  return () => sessionStorage.removeItem(`booking-draw-${day.id}`);
};
/** The request itself is not sent again; `outcome` answers who asks by its key. */
const outcomes = (outcome: () => Response, over: Parameters<typeof aDay>[0] = {}) => [
  ...config({}, { fairStart: 20, useWaiting: 'Y' }),
  answers(API.dayById, aDay({ ...day, ...opensToday, ...over })),
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
/** The opening was put off, and the request let go: the form says so. */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { valueOf } from '#mocks/valueOf';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { emulating } from '#mocks/emulating';
import { inOwnColors } from '#mocks/inOwnColors';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API, PAGES } from '#contract/paths';
import { receipt } from '#copy/booking';
import { changedBooking } from '#copy/changedBooking';
import { deposit } from '#copy/deposit';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { lookup, ownBookings, standing } from '#copy/lookup';
import { manifestCard } from '#copy/manifestCard';
import { aDay, aFoundGuest, aRefund } from '#mocks/builders';
import { byTab } from '#mocks/byTab';
import { config, refuses, responds, respondsNow, waits } from '#mocks/handlers';
import { LookupPage } from './LookupPage';

const paid = { date: '2026-11-24', state: 'COMPLETE' } as const;
let opened: unknown[] = [];
const cancelled = aFoundGuest({ ...paid, state: 'CANCEL', refund: aRefund({ rate: 50, amount: 10 }) });
const shown = [
  ...config(),
  responds(API.dayByDate, aDay({ date: '2026-11-24' })),
  responds(API.findBooking, aFoundGuest(paid)),
  responds(API.cancelBooking, cancelled),
];

const meta = {
  title: '예약 확인·취소',
  id: 'page-lookup',
  component: LookupPage,
  decorators: [site],
  // Stories with a booking store it in the browser.
  beforeEach: () => window.localStorage.removeItem('own-bookings'),
  parameters: { route: '/reserve/find?id=4821-0937-6654', path: '/reserve/find', msw: shown },
} satisfies Meta<typeof LookupPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const lookUp: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(lookup.password), '1234');
  await userEvent.click(canvas.getByRole('button', { name: lookup.submit }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(lookup.number)).toHaveValue('4821-0937-6654');
  },
};
/** The trip of 16 November is so old that its personal data are erased. */
export const BookedOnThisDevice: Story = {
  name: '이 기기에서 예약함',
  parameters: { route: '/reserve/find' },
  beforeEach: () => {
    const stored = [
      { number: '4821-0937-6654', date: '2026-11-24' },
      { number: '1111-2222-3333', date: '2026-11-16' },
    ];
    window.localStorage.setItem('own-bookings', JSON.stringify(stored));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '11월 24일(화) 4821-0937-6654' }));
    await expect(canvas.getByLabelText(lookup.number)).toHaveValue('4821-0937-6654');
    await expect(canvas.queryByText(/1111-2222-3333/)).not.toBeInTheDocument();
    await expect(window.localStorage.getItem('own-bookings')).not.toContain('1111-2222-3333');
    await expect(canvas.getByRole('button', { name: ownBookings.forget })).toBeVisible();
  },
};
export const Found: Story = {
  name: '찾음',
  play: async (context) => {
    await lookUp(context);
    await expect(await context.canvas.findByRole('heading', { name: lookup.detailTitle })).toBeVisible();
  },
};
/** The deposit has a deadline; the visitor announces the depositor and the payment. */
const unpaid = aFoundGuest({ date: '2026-11-24', payBy: '2026-11-21T09:00:00.000Z' });
export const WithADeadline: Story = {
  parameters: {
    msw: [
      ...config({ bank: '수협 000-0000-0000 박한결' }),
      responds(API.dayByDate, aDay({ date: '2026-11-24' })),
      responds(API.findBooking, unpaid),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await expect(await context.canvas.findByText(standing.title.unpaid)).toBeVisible();
    await expect(valueOf(context.canvas, receipt.payBy)).toHaveTextContent('11월 21일(토) 오후 6시까지');
    await expect(valueOf(context.canvas, receipt.payer)).toHaveTextContent('김바다');
    await expect(context.canvas.getByRole('button', { name: deposit.claim })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: deposit.otherName })).toBeVisible();
  },
};
export const ClaimedUnderAnotherName: Story = {
  name: '다른 이름으로 입금했다고 함',
  parameters: {
    msw: [
      respondsNow(API.stateDeposit, () => ({
        ...unpaid,
        payer: '주식회사 바다',
        claimedAt: '2026-11-19T23:24:00.000Z',
      })),
      ...(WithADeadline.parameters?.msw as []),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: deposit.claim }));
    await expect(await context.canvas.findByText(deposit.claimed)).toBeVisible();
    await expect(valueOf(context.canvas, receipt.payer)).toHaveTextContent('주식회사 바다');
    await expect(context.canvas.getByRole('button', { name: deposit.unclaim })).toBeVisible();
  },
};
export const Cancelled: Story = {
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: lookup.cancel }));
    await context.userEvent.click(await screen.findByRole('button', { name: lookup.confirmAction }));
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(lookup.cancelled);
    // The amount paid stays visible after the cancellation.
    await expect(await context.canvas.findByText(standing.refundOwed('20만원', 50, '10만원'))).toBeVisible();
    await expect(valueOf(context.canvas, lookup.paid)).toHaveTextContent('20만원');
  },
};
/** Several clicks on the confirmation before the dialog closes send one cancellation. */
let cancellations = 0;
export const CancelPressedThreeTimesAtOnce: Story = {
  name: '취소를 세 번 누름',
  parameters: {
    msw: [
      respondsNow(API.cancelBooking, () => {
        cancellations += 1;
        return cancelled;
      }),
      ...shown,
    ],
  },
  play: async (context) => {
    cancellations = 0;
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: lookup.cancel }));
    const confirm = await screen.findByRole('button', { name: lookup.confirmAction });
    for (let press = 0; press < 3; press += 1) confirm.click();
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(lookup.cancelled);
    await expect(cancellations).toBe(1);
  },
};
/** The booking as first found, and as found again. */
let lookups = 0;
const foundThen = (times: number, changed: ReturnType<typeof aFoundGuest>) =>
  respondsNow(API.findBooking, () => {
    lookups += 1;
    return lookups <= times ? unpaid : changed;
  });
const byNowCancelled = aFoundGuest({ date: '2026-11-24', state: 'CANCEL' });
/** A request with a lost response has cancelled the booking: the page stops asking for the deposit. */
export const CancelledByALostRequest: Story = {
  name: '답을 받지 못한 취소',
  beforeEach: () => void (lookups = 0),
  parameters: {
    msw: [
      refuses(API.cancelBooking, 409, { code: 'ALREADY_CANCELLED', message: errorText.ALREADY_CANCELLED }),
      foundThen(2, byNowCancelled),
      ...(WithADeadline.parameters?.msw as []),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: lookup.cancel }));
    await context.userEvent.click(await screen.findByRole('button', { name: lookup.confirmAction }));
    await expect(await context.canvas.findByText(standing.title.cancelled)).toBeVisible();
    await expect(context.canvas.queryByText(standing.title.unpaid)).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: deposit.claim })).toBeNull();
    await expect(await context.canvas.findByText(errorText.ALREADY_CANCELLED)).toBeInTheDocument();
  },
};
export const CancelledByTheOperatorMeanwhile: Story = {
  name: '그사이 운영자가 취소',
  beforeEach: () => void (lookups = 0),
  parameters: {
    msw: [
      refuses(API.stateDeposit, 409, { code: 'NO_DEPOSIT_DUE', message: errorText.NO_DEPOSIT_DUE }),
      foundThen(1, byNowCancelled),
      ...(WithADeadline.parameters?.msw as []),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: deposit.claim }));
    await expect(await context.canvas.findByText(standing.title.cancelled)).toBeVisible();
    await expect(context.canvas.queryByText(standing.title.unpaid)).toBeNull();
  },
};
/** The operator has confirmed the deposit and moved the booking: trip and refund differ from the page. */
export const ChangedBeforeItIsCancelled: Story = {
  name: '취소하기 전에 바뀜',
  beforeEach: () => void (lookups = 0),
  parameters: {
    msw: [
      ...config(),
      respondsNow(API.dayByDate, () => aDay({ date: lookups > 1 ? '2026-11-23' : '2026-11-24' })),
      foundThen(1, aFoundGuest({ date: '2026-11-23', state: 'COMPLETE' })),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await lookUp(context);
    await userEvent.click(await canvas.findByRole('button', { name: lookup.cancel }));
    await expect(await canvas.findByText(changedBooking.notice)).toBeInTheDocument();
    await expect(await canvas.findByText(standing.title.paid)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: lookup.cancel }));
    const dialog = await screen.findByRole('dialog', { name: lookup.confirm });
    await expect(dialog).toHaveTextContent(format.longDate('2026-11-23'));
    await expect(dialog).toHaveTextContent(lookup.refundShare(format.money(20), 50));
  },
};
const withThePassengerList = [
  ...config({}, { useManifest: 'Y' }),
  responds(API.dayByDate, aDay({ date: '2026-11-24' })),
  responds(API.findBooking, aFoundGuest(paid)),
];
/** The password that found the booking opens its passenger list. */
export const OpensThePassengerList: Story = {
  name: '승선자명부를 엶',
  beforeEach: () => void (opened = []),
  parameters: {
    msw: [
      ...withThePassengerList,
      http.post(`*${MANIFEST_API.open}`, async ({ request }) => {
        opened.push(await request.json());
        return HttpResponse.json({ token: 'token' });
      }),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: manifestCard.open }));
    await expect(await context.canvas.findByText(PAGES.manifest)).toBeInTheDocument();
    await expect(opened).toEqual([{ guestId: '4821-0937-6654', password: '1234' }]);
  },
};
export const PassengerListRefused: Story = {
  name: '승선자명부를 열지 못함',
  parameters: {
    msw: [
      ...withThePassengerList,
      refuses(MANIFEST_API.open, 409, { code: 'MANIFEST_CLOSED', message: errorText.MANIFEST_CLOSED }),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: manifestCard.open }));
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText(errorText.MANIFEST_CLOSED)).toBeVisible();
  },
};
export const Wrong: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.findBooking, 404, {
        code: 'BOOKING_NOT_FOUND',
        message: '예약번호 또는 비밀번호가 일치하지 않습니다.',
      }),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    // At the form and as a toast (specification 8).
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText('예약번호 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(context.canvas.getByLabelText(lookup.number)).toHaveValue('4821-0937-6654');
  },
};
export const Locked: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.findBooking, 429, {
        code: 'LOOKUP_LOCKED',
        message: '여러 번 잘못 입력하여 5분 동안 조회할 수 없습니다.',
      }),
    ],
  },
  play: async (context) => {
    await lookUp(context);
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText('여러 번 잘못 입력하여 5분 동안 조회할 수 없습니다.')).toBeVisible();
  },
};
export const SwitchedOff: Story = { parameters: { msw: config({}, { useReserveFind: 'N' }) } };
/** Without a telephone number the calendar is the next step. */
export const SwitchedOffNoPhone: Story = {
  name: '꺼 두고 전화번호도 없음',
  parameters: { msw: config({ tel: null }, { useReserveFind: 'N' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lookup.off)).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.toReserve })).toHaveAttribute('href', '/reserve');
  },
};
export const Loading: Story = { parameters: { msw: [waits(API.configInfo), waits(API.configLogic)] } };
/** One of the four main flows, by keyboard only: look up and cancel. The dialog first focuses the safe answer. */
export const CancelledByKeyboardAlone: Story = {
  name: '키보드만으로 취소',
  play: async ({ canvas, userEvent }) => {
    await byTab(userEvent, await canvas.findByLabelText(lookup.password));
    await userEvent.keyboard('1234{Enter}');
    await byTab(userEvent, await canvas.findByRole('button', { name: lookup.cancel }));
    await userEvent.keyboard('{Enter}');
    const act = await screen.findByRole('button', { name: lookup.confirmAction });
    await expect(screen.getByRole('button', { name: lookup.goBack })).toHaveFocus();
    await userEvent.tab();
    await expect(act).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(standing.title.cancelled)).toBeVisible();
  },
};

const found: Play = async (context) => {
  await lookUp(context);
  await expect(await context.canvas.findByRole('heading', { name: lookup.detailTitle })).toBeVisible();
};
/** The narrowest supported viewport (WCAG 1.4.10), equivalent to a desktop browser at 400 % zoom. */
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), play: found };
/** A desktop viewport of 1280 px at 200 % zoom (WCAG 1.4.4). */
export const AtTwiceTheSize: Story = { ...emulating({ width: 640 }), play: found };
/** Today's row needs a border. */
export const ForcedColors: Story = { parameters: inOwnColors, play: found };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { NO_TERMS } from '#contract/config/config.rules';
import { arriveText } from '#copy/tripTimes';
import { expect, fn } from 'storybook/test';
import { frame } from '#copy/frame';
import { claimed, guestState } from '#copy/guestState';
import { standing } from '#copy/lookup';
import { manifestCard } from '#copy/manifestCard';
import { reserve } from '#copy/reserve';
import { share } from '#copy/share';
import { aConfigInfo, aDay, aGuest, someTerms } from '#mocks/builders';
import { wholeText } from '#mocks/wholeText';
import { booking, receipt, refundFacts } from '#copy/booking';
import { ManifestCard } from '#src/components/visitor/manifest/ManifestCard/ManifestCard';
import { AddToCalendar } from '../AddToCalendar/AddToCalendar';
import { ShareButton } from '../ShareButton/ShareButton';
import { BookingReceipt } from './BookingReceipt';
import { PayCard } from './PayCard';

const meta = {
  title: '예약 완료',
  id: 'booking-receipt',
  component: BookingReceipt,
  subcomponents: { PayCard },
  args: {
    guest: aGuest(),
    day: aDay(),
    info: aConfigInfo(),
    findHref: '/reserve/find?id=4821-0937-6654',
    listHref: '/reserve?year=2026&month=12',
    ways: (
      <>
        <AddToCalendar href="/api/reserve/5/calendar.ics" size="large" />
        <ShareButton url="/reserve/5" title="새벽호 예약" size="large" onResult={() => undefined} />
      </>
    ),
    onCopied: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4821-0937-6654')).toBeVisible();
    for (const said of [
      guestState.WATTING,
      '2026년 12월 5일(토)',
      '2명',
      '김바다',
      '010-0000-0001',
      '2026년 11월 20일(금) 08:24',
      '수협 000-0000-0000 박한결',
      receipt.unpaid,
      booking.rest('20만원', booking.payRest),
      arriveText(NO_TERMS),
      receipt.weather,
      receipt.duplicates,
      receipt.cancelByPhoneOrFind,
      receipt.privacy,
      ...refundFacts,
    ])
      await expect(canvasElement).toHaveTextContent(said);
    for (const name of [receipt.copyNumber, booking.copyAccount, receipt.copyAmount, receipt.copyPayer])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.list })).toHaveAttribute('href', '/reserve?year=2026&month=12');
    await expect(canvas.getByRole('link', { name: share.calendar })).toBeVisible();
    await expect(canvas.getByRole('button', { name: share.share })).toBeVisible();
    await expect(canvas.getByRole('link', { name: reserve.find })).toHaveAttribute(
      'href',
      '/reserve/find?id=4821-0937-6654',
    );
  },
};
export const WithADeadline: Story = {
  args: { guest: aGuest({ payBy: '2026-11-23T09:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText(receipt.until('11월 23일(월) 오후 6시')))).toBeVisible();
  },
};
/** The payment waits for the operator, so no deadline is shown. */
export const Claimed: Story = {
  args: { guest: aGuest({ payBy: '2026-11-23T09:00:00.000Z', claimedAt: '2026-11-20T00:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(receipt.unpaid)).toBeNull();
    await expect(canvas.queryByText(receipt.payBy)).toBeNull();
    await expect(canvas.queryByText(booking.due)).toBeNull();
    await expect(canvas.getByText(claimed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: receipt.copyAmount })).toBeVisible();
  },
};
export const WithThePassengerList: Story = {
  name: '승선자명부를 받음',
  args: { manifest: <ManifestCard people={2} pending={false} onOpen={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: manifestCard.open })).toBeVisible();
  },
};
export const CancelByPhoneOnly: Story = {
  name: '취소는 전화로만',
  args: { findHref: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(reserve.find);
    await expect(canvas.getByRole('link', { name: '010-0000-0000' })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
export const NoBankNoPhone: Story = {
  name: '계좌도 전화도 없음',
  args: { info: aConfigInfo({ bank: null, tel: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(booking.bank)).toBeNull();
    await expect(canvasElement.querySelector('a[href^="tel:"]')).toBeNull();
  },
};
export const TwentyPeople: Story = {
  name: '스무 명',
  args: { guest: aGuest({ guestCount: 20, name: '남궁바다별', price: 99, reservePrice: 99 }) },
};
export const LongestTexts: Story = {
  args: {
    guest: aGuest({ guestCount: 99, name: '남궁바다별', price: 99, reservePrice: 98 }),
    day: aDay({
      fish: '오징어·참돔·갈치·한치·우럭·광어·볼락'.slice(0, 20),
      totalCount: 99,
    }),
    info: aConfigInfo({ bank: '제주수산업협동조합 000-0000-0000-00 박' }),
  },
};
/** The booking's own prices count, not the day's new ones. */
export const DayDearerSince: Story = {
  name: '그 뒤에 오른 선비',
  args: { day: aDay({ price: 30, reservePrice: 15 }) },
  play: async ({ canvas }) => {
    await expect(valueOf(canvas, booking.due)).toHaveTextContent(`20만원${booking.ofFare('40만원')}`);
    await expect(canvas.getByText(booking.rest('20만원', booking.payRest))).toBeVisible();
  },
};
/** There is no payment, in advance or on board. */
export const FreeTrip: Story = {
  args: { guest: aGuest({ price: 0, reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(booking.free)).toBeVisible();
    await expect(valueOf(canvas, booking.fee)).toHaveTextContent(booking.freeFee);
    await expect(canvas.getByText(booking.noDepositShort)).toBeVisible();
    await expect(canvas.queryByText(guestState.WATTING)).toBeNull();
  },
};
export const TermsOfThePolicy: Story = {
  args: { terms: someTerms() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(wholeText('04:30 집합 → 05:00 출항 → 15:00 귀항'))).toBeVisible();
    await expect(canvas.getByText('04:30까지 도착해 주세요.')).toBeVisible();
    await expect(canvas.getByText(booking.rest('20만원', someTerms().payRest))).toBeVisible();
    await userEvent.click(canvas.getByText(booking.refundDates));
    await expect(canvas.getByText(someTerms().payBack)).toBeVisible();
  },
};
/** The screen is opened again after the operator has confirmed the payment. */
export const PaidMeanwhile: Story = {
  args: { guest: aGuest({ state: 'COMPLETE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestState.COMPLETE)).toBeVisible();
    await expect(canvas.getByText(standing.paidAmount('20만원'))).toBeVisible();
    await expect(canvas.getByText(booking.rest('20만원', booking.payRest))).toBeVisible();
    await expect(canvas.queryByText(receipt.unpaid)).toBeNull();
    await expect(canvas.queryByRole('button', { name: booking.copyAccount })).toBeNull();
  },
};
export const CancelledMeanwhile: Story = {
  name: '그사이 취소됨',
  args: { guest: aGuest({ state: 'CANCEL' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guestState.CANCEL)).toBeVisible();
    await expect(canvas.getByText('4821-0937-6654')).toBeVisible();
    await expect(canvas.queryByText(receipt.payTitle)).toBeNull();
    await expect(canvas.queryByText(arriveText(NO_TERMS))).toBeNull();
  },
};

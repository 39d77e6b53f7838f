import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aConfigInfo, aDay, aGuest } from '../../../mocks/builders';
import { receipt } from '../../../copy/booking';
import { AddToCalendar } from '../AddToCalendar/AddToCalendar';
import { ShareButton } from '../ShareButton/ShareButton';
import { BookingReceipt } from './BookingReceipt';

const meta = {
  title: '방문자/BookingReceipt',
  id: 'booking-receipt',
  component: BookingReceipt,
  args: {
    guest: aGuest(),
    day: aDay(),
    info: aConfigInfo(),
    useReserveFind: true,
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
      '입금대기',
      '2026년 12월 5일(토)',
      '2명',
      '김바다',
      '010-0000-0001',
      '2026년 11월 20일(금) 08:24',
      '수협 000-0000-0000 박한결',
      '입금이 확인되지 않으면 예약이 취소될 수 있습니다.',
      '출항 10분 전까지 도착해 주세요.',
      '기상 상황에 따라 일정이 변경될 수 있습니다.',
      receipt.duplicates,
      receipt.cancelByPhoneOrFind,
      '개인정보는 출조일 3일 후 삭제됩니다.',
      '11월 28일(토)까지',
    ])
      await expect(canvasElement).toHaveTextContent(said);
    for (const name of ['예약번호 복사', '계좌번호 복사', '예약금 복사', '입금자명 복사'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '목록' })).toHaveAttribute('href', '/reserve?year=2026&month=12');
    await expect(canvas.getByRole('link', { name: '내 달력에 추가' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '공유하기' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '예약 확인·취소' })).toHaveAttribute(
      'href',
      '/reserve/find?id=4821-0937-6654',
    );
  },
};
export const CancelByPhoneOnly: Story = {
  args: { useReserveFind: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('예약 확인·취소');
    await expect(canvas.getByRole('link', { name: '010-0000-0000' })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
export const NoBankNoPhone: Story = {
  args: { info: aConfigInfo({ bank: null, tel: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('입금 계좌')).toBeNull();
    await expect(canvasElement.querySelector('a[href^="tel:"]')).toBeNull();
  },
};
export const TwentyPeople: Story = {
  args: { guest: aGuest({ guestCount: 20, name: '남궁바다별' }), day: aDay({ price: 99, reservePrice: 99 }) },
};
export const LongestTexts: Story = {
  args: {
    guest: aGuest({ guestCount: 99, name: '남궁바다별' }),
    day: aDay({
      fish: '오징어·참돔·갈치·한치·우럭·광어·볼락'.slice(0, 20),
      totalCount: 99,
      price: 99,
      reservePrice: 98,
    }),
    info: aConfigInfo({ bank: '제주수산업협동조합 000-0000-0000-00 박' }),
  },
};
/** The page was opened again after the operator had seen the money. */
export const PaidMeanwhile: Story = {
  args: { guest: aGuest({ state: 'COMPLETE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('입금완료')).toBeVisible();
  },
};
export const CancelledMeanwhile: Story = {
  args: { guest: aGuest({ state: 'CANCEL' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('취소')).toBeVisible();
    await expect(canvas.getByText('4821-0937-6654')).toBeVisible();
    await expect(canvas.queryByText('입금 안내')).toBeNull();
    await expect(canvas.queryByText('출항 10분 전까지 도착해 주세요.')).toBeNull();
  },
};

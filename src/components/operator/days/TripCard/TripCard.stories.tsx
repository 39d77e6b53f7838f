import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { passengers } from '#copy/passengers';
import { dayState } from '#copy/reserve';
import { aDay } from '#mocks/builders';
import { FROZEN_TODAY } from '#mocks/now';
import { TripCard } from './TripCard';

const today = (over: Parameters<typeof aDay>[0] = {}) => aDay({ date: FROZEN_TODAY, ...over });

const meta = {
  title: '출조 카드',
  id: 'trip-card',
  component: TripCard,
  args: {
    title: admin.trips.today.title,
    emptyText: admin.trips.today.none,
    onPrint: fn(),
    day: today(),
    phase: tidePhase(FROZEN_TODAY),
    href: PAGES.adminDay(FROZEN_TODAY),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 552 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TripCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: admin.trips.today.title })).toBeVisible();
    await expect(canvas.getByText(admin.bookedOf(12, 20))).toBeVisible();
    await expect(canvas.getByText('4물')).toBeVisible();
    await expect(canvas.getByRole('link', { name: admin.manage })).toHaveAttribute('href', '/admin/reserve/2026-11-20');
  },
};
export const PrintsThePassengers: Story = {
  name: '승선자 명단을 인쇄함',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: passengers.printList, description: admin.trips.today.title }),
    );
    await expect(args.onPrint).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const FetchingTheList: Story = { name: '목록을 받는 중', args: { pending: true } };
export const Tomorrow: Story = {
  name: '내일',
  args: {
    title: admin.trips.tomorrow.title,
    emptyText: admin.trips.tomorrow.none,
    day: today({ date: '2026-11-21', guestCount: 3 }),
    phase: tidePhase('2026-11-21'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: admin.trips.tomorrow.title })).toBeVisible();
  },
};
export const Full: Story = { args: { day: today({ state: 'COMPLETE', guestCount: 20 }) } };
export const NobodyBooked: Story = { args: { day: today({ guestCount: 0, fish: '오징어·참돔' }) } };
export const TripCancelled: Story = {
  args: { day: today({ state: 'CANCEL', guestCount: 7, memo: '풍랑주의보로 운항하지 않습니다.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CANCEL)).toBeVisible();
  },
};
export const NoPictureOfTheFish: Story = { name: '어종의 그림 없음', args: { day: today({ fish: '우럭' }) } };
export const LongestTexts: Story = {
  args: {
    day: today({
      fish: '오징어·참돔·갈치·한치·우럭·광어·민',
      memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다. 문의는 전화로요.',
    }),
  },
};
export const NoTripToday: Story = {
  name: '오늘은 출조 없음',
  args: { day: null, href: PAGES.adminReserve() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.trips.today.none)).toBeVisible();
    await expect(canvas.getByRole('link', { name: admin.nav.days })).toHaveAttribute('href', '/admin/reserve');
    await expect(canvas.queryByRole('link', { name: admin.manage })).toBeNull();
  },
};
export const Closed: Story = {
  args: { day: today({ state: 'CLOSE', guestCount: 0, memo: '선박 정기 점검' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CLOSE)).toBeVisible();
  },
};

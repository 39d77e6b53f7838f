import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { PAGES } from '#contract/paths';
import { addGuest } from '#copy/addGuest';
import { admin } from '#copy/admin';
import { callList } from '#copy/callList';
import { manifestAdmin } from '#copy/manifestAdmin';
import { dayState } from '#copy/reserve';
import { emulating } from '#mocks/emulating';
import { aDay } from '#mocks/builders';
import { FROZEN_NOW, FROZEN_TODAY } from '#mocks/now';
import { TripCard } from './TripCard';

const today = (over: Parameters<typeof aDay>[0] = {}) => aDay({ date: FROZEN_TODAY, ...over });
const hrefsOf = (date: string) => ({
  day: PAGES.adminDay(date),
  list: PAGES.adminBoarding(date),
  add: PAGES.adminAdd(date),
  cancel: PAGES.adminDay(date, 'WEATHER'),
  calls: PAGES.adminCalls(date),
});

const meta = {
  title: '출조 카드',
  id: 'trip-card',
  component: TripCard,
  args: {
    title: admin.trips.today.title,
    emptyText: admin.trips.today.none,
    date: FROZEN_TODAY,
    day: today(),
    now: FROZEN_NOW,
    phase: tidePhase(FROZEN_TODAY),
    hrefs: hrefsOf(FROZEN_TODAY),
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
    await expect(canvas.getByRole('region', { name: '오늘 11.20(금)' })).toBeVisible();
    await expect(canvas.getByText(admin.bookedOf(12, 20))).toBeVisible();
    await expect(canvas.getByText('4물')).toBeVisible();
    for (const [name, href] of [
      ['오늘 11.20(금)', '/admin/reserve/2026-11-20'],
      [admin.trips.list, '/admin/reserve/2026-11-20/boarding'],
      [addGuest.open, '/admin/reserve/add#2026-11-20'],
      [dayState.label.CANCEL, '/admin/reserve/2026-11-20?cancel=WEATHER'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};
export const Tomorrow: Story = {
  name: '내일',
  args: {
    title: admin.trips.tomorrow.title,
    emptyText: admin.trips.tomorrow.none,
    date: '2026-11-21',
    day: today({ date: '2026-11-21', guestCount: 3 }),
    phase: tidePhase('2026-11-21'),
    hrefs: hrefsOf('2026-11-21'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '내일 11.21(토)' })).toBeVisible();
  },
};
/** A full day has no button to add a booking. */
export const Full: Story = {
  args: { day: today({ state: 'COMPLETE', guestCount: 18, heldCount: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: addGuest.open })).toBeNull();
    await expect(canvas.getByRole('link', { name: admin.trips.list, description: '오늘 11.20(금)' })).toBeVisible();
  },
};
export const NobodyBooked: Story = { args: { day: today({ guestCount: 0, fish: '오징어·참돔' }) } };
/** The next step is the call list. */
export const TripCancelled: Story = {
  args: { day: today({ state: 'CANCEL', guestCount: 7, memo: '풍랑주의보로 운항하지 않습니다.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CANCEL)).toBeVisible();
    await expect(canvas.getByRole('link', { name: callList.open })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-11-20/calls',
    );
    await expect(canvas.queryByRole('link', { name: dayState.label.CANCEL })).toBeNull();
  },
};
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
  args: { day: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.trips.today.none)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const Closed: Story = {
  args: { day: today({ state: 'CLOSE', guestCount: 0, memo: '선박 정기 점검' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CLOSE)).toBeVisible();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'h2 a' }) };
/** On the day before the trip the missing people are shown. */
export const PassengersMissing: Story = {
  name: '승선자명부를 덜 씀',
  args: { manifest: { people: 12, written: 9, href: PAGES.adminManifest(FROZEN_TODAY) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: manifestAdmin.writtenShort(12, 9) })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-11-20/passengers',
    );
  },
};

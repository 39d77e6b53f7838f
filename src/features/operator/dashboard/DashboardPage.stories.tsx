import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { atSea, boarding } from '#copy/boarding';
import { format } from '#copy/format';
import { networkText } from '#copy/network';
import { admin } from '#copy/admin';
import { messages } from '#copy/messages';
import { dayState } from '#copy/reserve';
import { attention } from '#copy/attention';
import { settings } from '#copy/settings';
import { setup } from '#copy/setup';
import { setupStepSchema } from '#contract/setup/setup.schema';
import { aDay, aManagedGuest, anAtSea, anAttention, aSetup, aSummary } from '#mocks/builders';
import { config, dayLists, responds, unreachable, waits } from '#mocks/handlers';
import { OperatorStatusProvider } from '#src/components/frame/Page/OperatorStatus';
import { eraseDevice } from '#src/store/device/eraseDevice';
import { readSea, storeLists } from '#src/store/device/seaStore';
import { AtSeaLine } from '#src/features/operator/atSea/AtSeaLine';
import { useAtSea } from '#src/features/operator/atSea/useAtSea';
import { DashboardPage } from './DashboardPage';

const calm = responds(API.attention, anAttention());
const facts = anAttention({
  unpaidSoon: {
    count: 3,
    days: [
      { date: '2026-11-21', count: 1 },
      { date: '2026-11-23', count: 2 },
    ],
  },
  deposits: {
    count: 2,
    list: [
      aManagedGuest({ id: 31, payBy: '2026-11-20T09:00:00.000Z', claimedAt: '2026-11-19T09:00:00.000Z' }),
      aManagedGuest({ id: 32, name: '박선우', guestCount: 1, payBy: '2026-11-19T09:00:00.000Z' }),
    ],
  },
  paidOnCancelledDays: { count: 2, days: [{ date: '2026-12-16', count: 2 }] },
  openRefunds: { count: 4, amount: 70 },
  parkedMessages: { count: 1 },
});
const busy = responds(API.attention, facts);
const today = aDay({ id: 20, date: '2026-11-20', state: 'COMPLETE', guestCount: 20 });

const tomorrow = aDay({ id: 21, date: '2026-11-21', guestCount: 7 });

const meta = {
  title: '관리 홈',
  id: 'page-dashboard',
  component: DashboardPage,
  decorators: [site],
  parameters: {
    route: '/admin',
    signedIn: true,
    msw: [...config(), busy, responds(API.guestSummary, aSummary()), responds(API.dayList, [today, tomorrow])],
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible();
    // The counts, the attention list and today's trip come from three requests.
    await canvas.findByRole('heading', { level: 2, name: attention.title });
    await expect(await canvas.findByText(admin.bookedOf(20, 20))).toBeVisible();
    await expect(canvas.getByRole('region', { name: '내일 11.21(토)' })).toHaveTextContent(admin.bookedOf(7, 20));
    // Trips come first, then tasks.
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '오늘 11.20(금)',
      '내일 11.21(토)',
      attention.title,
      settings.title,
    ]);
    await expect(canvas.getByRole('link', { name: attention.openRefunds('4건', '70만원') })).toHaveAttribute(
      'href',
      '/admin/refunds',
    );
    await expect(canvas.getByRole('link', { name: '12.16(수) 2건' })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-12-16',
    );
    await expect(canvas.getByRole('link', { name: settings.pages.logo })).toHaveAttribute('href', '/admin/config/logo');
    await expect(canvas.getByRole('link', { name: settings.pages.policy })).toHaveAttribute(
      'href',
      '/admin/config/logic',
    );
  },
};
/** A new site has no data, so the operator sees the first steps. */
export const NewBoat: Story = {
  parameters: {
    msw: [
      ...config({ name: null, tel: null, bank: null }),
      responds(API.attention, anAttention({ setup: aSetup({ open: setupStepSchema.options }) })),
      responds(API.guestSummary, aSummary({ totalCount: 0, todayCount: 0, wattingCount: 0, paymentCount: 0 })),
      responds(API.dayList, []),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: setup.step.day })).toHaveAttribute('href', PAGES.adminBulk());
    await expect(canvas.queryByText(attention.nothing)).toBeNull();
    await expect(await canvas.findByRole('link', { name: messages.sentTitle })).toHaveAttribute(
      'href',
      '/admin/messages?state=SENT',
    );
  },
};
/** The missing account and cancelled trips precede the deposits, however many there are. */
export const NoBank: Story = {
  parameters: {
    msw: [
      ...config({ bank: null }),
      responds(API.attention, { ...facts, daysWithoutAccount: 12 }),
      responds(API.guestSummary, aSummary()),
      responds(API.dayList, [today, tomorrow]),
    ],
  },
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('link', { name: attention.noAccount(12) });
    const tasks = within(canvas.getByRole('region', { name: attention.title })).getAllByRole('listitem');
    await expect(tasks[0]).toContainElement(account);
    await expect(tasks[1]).toHaveTextContent(attention.paidOnCancelledDays('2건'));
    await canvas.findByText(admin.bookedOf(20, 20));
  },
};
/** The days after tomorrow are in one line; days that do not sail are marked. */
export const LaterTrips: Story = {
  name: '다음 출조',
  parameters: {
    msw: [
      ...config(),
      calm,
      responds(API.guestSummary, aSummary()),
      dayLists({
        '2026-11': [today, tomorrow, aDay({ id: 28, date: '2026-11-28', guestCount: 9 })],
        '2026-12': [
          aDay({ id: 41, date: '2026-12-04', state: 'COMPLETE', guestCount: 20 }),
          aDay({ id: 42, date: '2026-12-05', state: 'CANCEL', guestCount: 0 }),
          aDay({ id: 43, date: '2026-12-06', guestCount: 18 }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('region', { name: admin.trips.later }));
    await expect(await days.findByRole('link', { name: `12.06(일) ${admin.bookedOf(18, 20)}` })).toHaveAttribute(
      'href',
      PAGES.adminDay('2026-12-06'),
    );
    await expect(days.getByRole('link', { name: `12.05(토) ${dayState.label.CANCEL}` })).toBeVisible();
    await expect(days.getAllByRole('link')).toHaveLength(4);
  },
};
export const NoTripToday: Story = {
  name: '오늘은 출조 없음',
  parameters: {
    msw: [
      ...config(),
      calm,
      responds(API.guestSummary, aSummary({ totalCount: 0, todayCount: 0, wattingCount: 0, paymentCount: 0 })),
      responds(API.dayList, []),
    ],
  },
};
export const Loading: Story = {
  parameters: {
    msw: [...config(), waits(API.attention), waits(API.guestSummary), responds(API.dayList, [today, tomorrow])],
  },
};
export const Failed: Story = {
  parameters: {
    msw: [
      ...config(),
      unreachable(API.attention),
      unreachable(API.guestSummary),
      responds(API.dayList, [today, tomorrow]),
    ],
  },
};

function Around({ children }: { children: ReactNode }) {
  useAtSea();
  return <OperatorStatusProvider value={<AtSeaLine />}>{children}</OperatorStatusProvider>;
}
/** After a reload without a signal the home page shows the stored lists, and leaves out everything else. */
export const WithoutASignal: Story = {
  decorators: [
    (Story) => (
      <Around>
        <Story />
      </Around>
    ),
  ],
  beforeEach: async () => {
    await readSea('');
    await storeLists('', { lists: anAtSea() });
    return eraseDevice;
  },
  parameters: {
    msw: [
      ...[BOARDING_API.atSea, BOARDING_API.sendTicks, API.attention, API.guestSummary, API.dayList].map((path) =>
        unreachable(path),
      ),
      ...config(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: boarding.title(format.day('2026-11-20')) }),
    ).toBeVisible();
    await expect(canvas.getByText(atSea.lost)).toBeVisible();
    await expect(canvas.queryByText(attention.loadFailed)).toBeNull();
    await expect(canvas.queryByText(networkText.loadFailed)).toBeNull();
  },
};

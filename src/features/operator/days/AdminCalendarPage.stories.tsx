import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { bulk } from '#copy/bulk';
import { dayState, reserve } from '#copy/reserve';
import { waitingList } from '#copy/waiting';
import { aDay, aMonth, anAttention } from '#mocks/builders';
import { config, responds, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { AdminCalendarPage } from './AdminCalendarPage';

const december = aMonth('2026-12-01', 31, (index) => ({
  fish: index < 13 ? '갈치' : index % 2 ? '참돔' : '오징어',
  guestCount: [14, 0, 6, 11, 12, 20, 18][index % 7] ?? 0,
  ...(index % 7 === 5 && { state: 'COMPLETE' as const, memo: '독선' }),
  ...(index === 1 && { state: 'CLOSE' as const, memo: '선박 정기 점검' }),
  ...(index === 15 && {
    state: 'CANCEL' as const,
    memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다.',
  }),
}));

const around = [...config(), responds(API.attention, anAttention())];

const meta = {
  title: '예약 관리 달력',
  id: 'page-admin-calendar',
  component: AdminCalendarPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminReserve({ year: 2026, month: 12 }),
    path: '/admin/reserve',
    signedIn: true,
    msw: [...around, responds(API.dayList, december)],
  },
} satisfies Meta<typeof AdminCalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent }) => {
    const calendar = await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
    await expect(calendar.children).toHaveLength(31);
    await expect(canvas.getByRole('link', { name: bulk.title })).toHaveAttribute(
      'href',
      '/admin/reserve/update?year=2026&month=12',
    );
    await expect(canvas.getByRole('navigation', { name: reserve.months }).querySelectorAll('a')).toHaveLength(7);
    const onlyBooked = canvas.getByRole('switch', { name: admin.onlyBooked });
    await userEvent.click(onlyBooked);
    await expect(calendar.children).toHaveLength(26);
    await userEvent.click(onlyBooked);
  },
};
const november = aMonth('2026-11-01', 30, (index) => ({ guestCount: [14, 6, 11, 12, 20][index % 5] ?? 0 }));
const NOVEMBER = { route: PAGES.adminReserve(), msw: [...around, responds(API.dayList, november)] };
const NOVEMBER_LIST = { name: reserve.listLabel('2026년 11월') };

export const OpensOnToday: Story = {
  name: '오늘에서 열림',
  tags: ['both-widths'],
  parameters: NOVEMBER,
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('list', NOVEMBER_LIST);
    const days = Array.from(calendar.children, (day) => day.getBoundingClientRect());
    await expect(calendar.children[0]).toHaveTextContent('20일');
    await expect(days).toHaveLength(11);
    // The days visible on a phone without scrolling, above the bottom menu.
    if (window.innerWidth === 390)
      await expect(days.filter(({ bottom }) => bottom + window.scrollY <= 844 - 64).length).toBeGreaterThanOrEqual(8);
  },
};
export const PastDaysShown: Story = {
  name: '지난 날도 보임',
  parameters: NOVEMBER,
  play: async ({ canvas, userEvent }) => {
    const calendar = await canvas.findByRole('list', NOVEMBER_LIST);
    await userEvent.click(canvas.getByRole('button', { name: admin.pastDays(19), expanded: false }));
    await expect(calendar.children).toHaveLength(30);
    await expect(canvas.getByRole('button', { name: admin.hidePast, expanded: true })).toBeVisible();
  },
};
export const MonthThatIsOver: Story = {
  name: '끝난 달',
  parameters: {
    ...NOVEMBER,
    route: PAGES.adminReserve({ year: 2026, month: 10 }),
    msw: [...around, responds(API.dayList, aMonth('2026-10-01', 31))],
  },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('list', { name: reserve.listLabel('2026년 10월') });
    await expect(calendar.children).toHaveLength(31);
  },
};
/** A full day has a waiting list, and another day is not open for booking yet. */
export const WaitingAndBeforeItsOpening: Story = {
  name: '대기와 예약 시작 전',
  parameters: {
    msw: [
      ...config(),
      responds(API.attention, anAttention({ waiting: { count: 3, days: [{ date: '2026-12-05', count: 3 }] } })),
      responds(API.dayList, [
        aDay({ id: 1, date: '2026-12-05', state: 'COMPLETE', guestCount: 20 }),
        aDay({ id: 2, date: '2026-12-06', guestCount: 0, opensAt: '2026-11-25T11:00:00.000Z' }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
    const [full, later] = within(month).getAllByRole('listitem');
    await waitFor(() => expect(full).toHaveTextContent(waitingList.inLine('3건')));
    await expect(later).toHaveTextContent(admin.states.OPENS_LATER);
    await expect(later).not.toHaveTextContent(dayState.label.OPEN);
  },
};
export const NothingAhead: Story = {
  name: '다가올 출조 없음',
  parameters: { ...NOVEMBER, msw: [...around, responds(API.dayList, november.slice(0, 12))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(admin.noDaysAhead)).toBeVisible();
    await expect(canvas.getByRole('button', { name: admin.pastDays(12) })).toBeVisible();
  },
};
export const NobodyHasBooked: Story = {
  name: '아무도 예약하지 않음',
  parameters: {
    msw: [
      ...around,
      responds(
        API.dayList,
        aMonth('2026-12-01', 31, () => ({ guestCount: 0 })),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
    await userEvent.click(canvas.getByRole('switch', { name: admin.onlyBooked }));
    await expect(canvas.getByText(admin.noBookedDays)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: admin.showAllDays }));
    await expect(canvas.getByRole('list', { name: reserve.listLabel('2026년 12월') })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: admin.onlyBooked }));
  },
};
export const NoDays: Story = {
  name: '출조일 없음',
  parameters: { msw: [...around, responds(API.dayList, [])] },
  play: async ({ canvas }) => {
    await canvas.findByText(admin.noDays);
    for (const link of canvas.getAllByRole('link', { name: bulk.title }))
      await expect(link).toHaveAttribute('href', PAGES.adminBulk({ year: 2026, month: 12 }));
  },
};
export const Loading: Story = { parameters: { msw: [...around, waits(API.dayList)] } };
export const Failed: Story = { parameters: { msw: [...around, unreachable(API.dayList)] }, play: retryShown };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { site } from '#src/storySite/site';
import { frame } from '#copy/frame';
import { offlineText } from '#copy/offline';
import { reserve } from '#copy/reserve';
import { emulating } from '#mocks/emulating';
import { inOwnColors } from '#mocks/inOwnColors';
import { API, PAGES } from '#contract/paths';
import { aDay, aMonth } from '#mocks/builders';
import { config, dayLists, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { retryShown } from '#src/storySite/retryShown';
import { ReservePage } from './ReservePage';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });
/** A realistic December: changing fish, few free seats, and full, closed and cancelled days. */
const december = aMonth('2026-12-01', 31, (index, date) => ({
  fish: index < 13 ? '갈치' : index % 2 ? '참돔' : '오징어',
  guestCount: [14, 0, 6, 11, 12, 20, 0][index % 7] ?? 0,
  ...(index % 7 === 5 && { state: 'COMPLETE', memo: '독선' }),
  ...(date === '2026-12-02' && { state: 'CLOSE', memo: '선박 정기 점검' }),
  ...(date === '2026-12-13' && { guestCount: 18 }),
  ...(date === '2026-12-16' && {
    state: 'CANCEL',
    memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다.',
  }),
}));

const meta = {
  title: '예약일정',
  id: 'page-reserve',
  component: ReservePage,
  decorators: [site],
  parameters: { route: DECEMBER, path: '/reserve', msw: [...config(), responds(API.dayList, december)] },
} satisfies Meta<typeof ReservePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const calendar = await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
    await expect(calendar.children).toHaveLength(31);
    await userEvent.click(canvas.getByRole('button', { name: '토' }));
    await expect(calendar.children).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '토' }));
    await waitFor(() => expect(calendar.children).toHaveLength(31));
  },
};
/** Every day shows times, minimum headcount and a public memo. */
export const TimesAndLeastNumber: Story = {
  name: '시각과 최소 인원',
  tags: ['breakpoint'],
  parameters: {
    msw: [
      ...config({}, { departAt: '05:00', returnAt: '15:00', meetAt: 30 }),
      responds(
        API.dayList,
        december.map((day, index) => ({
          ...day,
          minCount: [0, 8, 12][index % 3] ?? 0,
          ...(index % 5 === 0 && { departAt: '17:00', returnAt: '05:00' }),
          ...(index % 4 === 1 && day.state === 'OPEN' && { memo: '귀항 후 어묵탕 제공', memoPublic: 'Y' as const }),
        })),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
    await expect(calendar.children).toHaveLength(31);
    await expect(calendar.firstElementChild).toHaveTextContent('16:30 집합 → 17:00 출항');
  },
};
export const FilterLeavesNothing: Story = {
  name: '고른 요일에 날짜가 없음',
  parameters: { msw: [...config(), responds(API.dayList, [aDay({ date: '2026-12-05' })])] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('갈치');
    await userEvent.click(canvas.getByRole('button', { name: '월' }));
    await expect(canvas.getByText(reserve.emptyFilter)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: reserve.clearFilter }));
    await expect(await canvas.findByText('갈치')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '월' }));
  },
};
export const Empty: Story = {
  parameters: { msw: [...config(), responds(API.dayList, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: reserve.viewMonth('2027년 1월') })).toHaveAttribute(
      'href',
      '/reserve?year=2027&month=1',
    );
  },
};
/** No later month is bookable, so the page leads to the first one. */
export const EmptyLastMonth: Story = {
  name: '마지막 달이 비었음',
  parameters: { msw: [...config({}, { month: 2 }), responds(API.dayList, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: reserve.viewMonth('11월') })).toHaveAttribute(
      'href',
      '/reserve?year=2026&month=11',
    );
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.dayList)] } };
let arrive: () => void;
let arrived: Promise<void>;
/** The first day must have the position of its skeleton. */
export const ArrivesInItsPlace: Story = {
  name: '불러온 첫 날이 그 자리에',
  tags: ['both-widths'],
  beforeEach: () => {
    arrived = new Promise((resolve) => (arrive = resolve));
  },
  parameters: {
    msw: [
      ...config(),
      http.get(`*${API.dayList}`, async () => {
        await arrived;
        return HttpResponse.json(december);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: reserve.months });
    const shapes = (await canvas.findByText(reserve.loading)).nextElementSibling;
    const before = shapes?.firstElementChild?.firstElementChild?.getBoundingClientRect();
    arrive();
    const list = await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
    const after = list.firstElementChild?.getBoundingClientRect();
    await expect(after?.top).toBe(before?.top);
    await expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(2);
  },
};
export const Failed: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.dayList, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const Unreachable: Story = { parameters: { msw: [...config(), unreachable(API.dayList)] }, play: retryShown };
function SeenBefore() {
  const { currentData } = useGetDayListQuery({ year: 2026, month: 12 });
  return currentData && <ReservePage />;
}
/** The days stay readable, with the time of their data. */
export const LostAfterReading: Story = {
  name: '읽은 뒤 연결이 끊김',
  render: () => <SeenBefore />,
  parameters: {
    msw: [
      ...config(),
      http.get(`*${API.dayList}`, () => HttpResponse.json(december), { once: true }),
      unreachable(API.dayList),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(offlineText.read('08:24'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: reserve.listLabel('2026년 12월') })).toBeVisible();
    await expect(canvas.queryByText(reserve.failed)).toBeNull();
  },
};
export const MonthOver: Story = {
  name: '지난 달',
  parameters: {
    route: PAGES.reserve(),
    msw: [...config({}, { reserveTime: 0 }), dayLists({ '2026-11': aMonth('2026-11-01', 20), '2026-12': december })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(reserve.monthOver('11월'));
    await expect(await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12월' })).toHaveAttribute('aria-current', 'page');
  },
};
const opens: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('list', { name: reserve.listLabel('2026년 12월') });
};
/** The narrowest supported viewport (WCAG 1.4.10), equivalent to a desktop browser at 400 % zoom. */
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), play: opens };
/** Many phones have this width: the layout of narrower phones must not apply. */
export const AsNarrowAs360: Story = { ...emulating({ width: 360 }), name: '폭 360', play: opens };
/** A desktop viewport of 1280 px at 200 % zoom (WCAG 1.4.4). */
export const AtTwiceTheSize: Story = { ...emulating({ width: 640 }), play: opens };
/** Text and borders distinguish open and closed days. */
export const ForcedColors: Story = { parameters: inOwnColors, play: opens };

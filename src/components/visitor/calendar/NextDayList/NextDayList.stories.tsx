import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { dayState } from '#copy/reserve';
import { frame } from '#copy/frame';
import { aDay, factsOf } from '#mocks/builders';
import { FROZEN_TODAY } from '#mocks/now';
import { ReserveDayCard } from '../ReserveDayCard/ReserveDayCard';
import { NextDayList } from './NextDayList';

const of = (...days: ReserveDay[]) => ({
  children: days.map((day) => (
    <ReserveDayCard
      key={day.id}
      facts={factsOf(day)}
      showMonth
      href={PAGES.reserveDay(day.id)}
      waitHref={PAGES.waiting(day.id)}
    />
  )),
});

const meta = {
  title: '가까운 출조일',
  id: 'next-day-list',
  component: NextDayList,
  args: {
    label: '가까운 출조',
    ...of(
      aDay({ id: 21, date: '2026-11-21', guestCount: 18 }),
      aDay({ id: 30, date: '2026-11-30', guestCount: 11 }),
      aDay({ id: 31, date: '2026-12-01', fish: '오징어·참돔', guestCount: 8 }),
    ),
  },
} satisfies Meta<typeof NextDayList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AcrossTwoMonths: Story = {
  name: '두 달에 걸침',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '가까운 출조' }).children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /11월.*30일.*\(월\)/ })).toHaveAttribute('href', '/reserve/30');
    await expect(canvas.getByRole('link', { name: /12월.*1일.*\(화\)/ })).toHaveAttribute('href', '/reserve/31');
  },
};
/** One trip has more facts than the others. */
export const OfDifferentHeights: Story = {
  name: '높이가 다름',
  tags: ['breakpoint'],
  args: of(
    aDay({ id: 21, date: '2026-11-21', departAt: '05:00', returnAt: '15:00', meetAt: 30, minCount: 8 }),
    aDay({ id: 30, date: '2026-11-30', guestCount: 11 }),
    aDay({
      id: 31,
      date: '2026-12-01',
      memo: '귀항 후 어묵탕을 끓여 드립니다. 낚시를 처음 하시는 분도 오세요.',
      memoPublic: 'Y',
    }),
  ),
};
export const OneDay: Story = { args: of(aDay({ id: 25, date: '2026-12-25', fish: '참돔' })) };
export const TodayFirst: Story = {
  name: '오늘이 먼저',
  args: of(aDay({ id: 20, date: FROZEN_TODAY }), aDay({ id: 21, date: '2026-11-21' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(frame.today)).toBeVisible();
  },
};
/** The days are closed after the list was loaded. */
export const ClosedMeanwhile: Story = {
  args: of(
    aDay({ id: 21, date: '2026-11-21', state: 'COMPLETE', guestCount: 20 }),
    aDay({ id: 22, date: '2026-11-22', state: 'CLOSE', memo: '선박 정기 점검' }),
    aDay({ id: 23, date: '2026-11-23', state: 'CANCEL', memo: '풍랑주의보로 운항하지 않습니다.' }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const label of [dayState.label.COMPLETE, dayState.label.CLOSE, dayState.label.CANCEL])
      await expect(canvas.getByText(label)).toBeVisible();
  },
};

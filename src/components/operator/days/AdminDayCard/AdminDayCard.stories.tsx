import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { holidayOf } from '#copy/holiday';
import { admin } from '#copy/admin';
import { dayState } from '#copy/reserve';
import { frame } from '#copy/frame';
import { waitingList } from '#copy/waiting';
import { emulating } from '#mocks/emulating';
import { aDay, aMonth } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { dayControls, dayOf, type DayFields } from '#mocks/tryOut';
import { wholeText } from '#mocks/wholeText';
import { DayCalendar } from '#src/components/trip/DayCalendar/DayCalendar';
import { AdminDayCard, type AdminDayCardProps } from './AdminDayCard';
import { WeekdayHeads } from './WeekdayHeads';

const LONGEST_MEMO = '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다. 문의는 전화로요.';

/** A month with one day, at its real width. */
function OneDay(card: AdminDayCardProps) {
  return (
    <DayCalendar label={admin.nav.days} days={[card.day]}>
      <AdminDayCard {...card} />
    </DayCalendar>
  );
}

const meta = {
  title: '출조일 줄',
  id: 'admin-day-card',
  tags: ['both-widths'],
  component: AdminDayCard,
  subcomponents: { WeekdayHeads },
  args: { day: aDay({ date: '2026-12-01', guestCount: 14 }), href: PAGES.adminDay('2026-12-01'), now: FROZEN_NOW },
  render: (args) => <OneDay {...args} />,
} satisfies Meta<typeof AdminDayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryOut: StoryObj<AdminDayCardProps & DayFields> = {
  args: {
    fish: '오징어·참돔',
    totalCount: 22,
    seatsLeft: 3,
    state: 'OPEN',
    memo: '출항 04:30',
    price: 16,
    reservePrice: 8,
  },
  argTypes: dayControls(dayState.label),
  render: (args) => <OneDay {...args} day={dayOf(args)} />,
  play: async ({ canvas, args }) => {
    for (const said of [args.fish, args.memo, '19/22명', ...admin.prices(8, 16)])
      await expect(canvas.getByText(wholeText(said))).toBeVisible();
  },
};
export const Open: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.bookedOf(14, 20))).toBeVisible();
    for (const price of admin.prices(10, 20)) await expect(canvas.getByText(price)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12월 1일(화) 관리' })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-12-01',
    );
  },
};
export const NobodyYet: Story = {
  name: '아직 아무도 없음',
  args: { day: aDay({ date: '2026-12-07', guestCount: 0 }) },
};
export const Full: Story = {
  args: { day: aDay({ date: '2026-12-06', guestCount: 20, state: 'COMPLETE', memo: '독선' }) },
};
export const Charter: Story = {
  args: { day: aDay({ date: '2026-12-06', guestCount: 6, state: 'COMPLETE', charter: 'Y' }) },
};
export const Closed: Story = {
  args: { day: aDay({ date: '2026-12-02', guestCount: 0, state: 'CLOSE', memo: '선박 정기 점검' }) },
};
/** Visitors cannot book yet, so the card does not say 예약중. */
export const BeforeItsOpening: Story = {
  name: '예약 시작 전',
  args: { day: aDay({ date: '2026-12-05', guestCount: 0, opensAt: '2026-11-25T11:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.states.OPENS_LATER)).toBeVisible();
    await expect(canvas.queryByText(dayState.label.OPEN)).toBeNull();
    await expect(canvas.getByText(/11월 25일.*예약 시작/)).toBeVisible();
  },
};
export const PeopleWait: Story = {
  name: '대기 신청이 있음',
  args: { day: aDay({ date: '2026-12-06', guestCount: 20, state: 'COMPLETE' }), waiting: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(waitingList.inLine('3건'))).toBeVisible();
  },
};
export const TripCancelled: Story = {
  args: { day: aDay({ date: '2026-12-17', guestCount: 7, state: 'CANCEL', memo: '풍랑주의보' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CANCEL)).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(admin.manage) })).toBeVisible();
  },
};
export const Saturday: Story = { args: { day: aDay({ date: '2026-12-05' }) } };
export const PublicHoliday: Story = {
  name: '공휴일',
  args: { day: aDay({ date: '2026-12-25', guestCount: 17 }), holiday: '기독탄신일' },
};
export const Today: Story = {
  name: '오늘',
  args: { day: aDay({ date: '2026-11-20', guestCount: 20, state: 'COMPLETE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(frame.today)).toBeVisible();
  },
};
export const LongestTexts: Story = {
  args: {
    day: aDay({
      date: '2027-03-01',
      fish: '오징어·참돔·갈치·한치·우럭·광어·민',
      memo: LONGEST_MEMO,
      guestCount: 99,
      totalCount: 99,
      price: 99,
      reservePrice: 50,
    }),
    holiday: '대체공휴일(부처님 오신 날)',
    now: new Date('2027-03-01T08:00:00+09:00'),
  },
};
export const Past: Story = {
  args: { day: aDay({ date: '2026-11-14', guestCount: 18 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.states.PAST)).toBeVisible();
    await expect(canvas.queryByText(dayState.label.OPEN)).toBeNull();
  },
};
/** The whole row must be clickable. */
export const AllOfItLeadsToTheDay: Story = {
  name: '어디를 눌러도 그날로',
  play: async ({ canvas }) => {
    const { left, right, top, bottom } = canvas.getByRole('listitem').getBoundingClientRect();
    for (const x of [left + 4, (left + right) / 2, right - 4])
      await expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(canvas.getByRole('link'));
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

const december = aMonth('2026-12-01', 31, (index, date) => {
  if (date === '2026-12-02') return { state: 'CLOSE', guestCount: 0, memo: '선박 정기 점검' };
  if (date === '2026-12-14') return { fish: '오징어·참돔', guestCount: 4 };
  if (date === '2026-12-16') return { state: 'CANCEL', guestCount: 7, memo: LONGEST_MEMO };
  if (index % 6 === 5) return { state: 'COMPLETE', guestCount: 20, memo: index === 5 ? '독선' : '' };
  return { guestCount: (index * 7) % 20, fish: index > 14 ? '오징어' : '갈치' };
});

export const InTheMonth: Story = {
  name: '달력에서',
  render: () => (
    <div style={{ maxWidth: 1120, margin: 'auto' }}>
      <WeekdayHeads />
      <DayCalendar label="2026년 12월 예약일정" days={december}>
        {december.map((day) => (
          <AdminDayCard
            key={day.id}
            day={day}
            holiday={holidayOf(day.date)}
            now={new Date('2026-12-15T08:00:00+09:00')}
            href={PAGES.adminDay(day.date)}
          />
        ))}
      </DayCalendar>
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(31);
    // One row per day. A phone's screen shows eight of them and the content above.
    if (window.innerWidth === 390) await expect(rows[7]?.getBoundingClientRect().height).toBeLessThanOrEqual(66);
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
/** The card explains why the day is full. */
export const SeatsAreHeld: Story = {
  args: { day: aDay({ state: 'COMPLETE', guestCount: 18, heldCount: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(waitingList.held('2명'), { exact: false })).toBeInTheDocument();
  },
};

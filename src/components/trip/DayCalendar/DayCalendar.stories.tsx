import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { aMonth, factsOf } from '#mocks/builders';
import { ReserveDayCell } from '#src/components/visitor/calendar/ReserveDayCard/ReserveDayCard';
import { DayCalendar } from './DayCalendar';

const changes: Record<number, Partial<ReserveDay>> = {
  1: { state: 'CLOSE', guestCount: 0, memo: '선박 정기 점검' },
  5: { state: 'COMPLETE', guestCount: 20, memo: '독선' },
  11: { state: 'COMPLETE', guestCount: 20 },
  12: { guestCount: 18 },
  13: { fish: '오징어·참돔' },
  15: {
    state: 'CANCEL',
    fish: '오징어',
    memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다.',
  },
  16: { state: 'CANCEL', fish: '참돔', memo: '풍랑주의보' },
  24: { fish: '참돔', guestCount: 17 },
};
const december = aMonth('2026-12-01', 31, (index) => ({ guestCount: (index * 7) % 17, ...changes[index] }));

const cards = (days: readonly ReserveDay[], clock?: () => Date) =>
  days.map((day) => (
    <ReserveDayCell
      key={day.date}
      clock={clock}
      facts={factsOf(day)}
      href={PAGES.reserveDay(day.id)}
      waitHref={PAGES.waiting(day.id)}
    />
  ));
const of = (days: ReserveDay[]) => ({ days, children: cards(days) });

const meta = {
  title: '달력',
  id: 'day-calendar',
  tags: ['both-widths'],
  component: DayCalendar,
  args: { label: '2026년 12월 예약일정', ...of(december) },
} satisfies Meta<typeof DayCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const isGrid = () => window.matchMedia('(min-width: 1024px)').matches;
const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const WholeMonth: Story = {
  name: '한 달 전체',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '2026년 12월 예약일정' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(31);
    const [tuesday, , , , , sunday, monday] = items as [HTMLElement, ...HTMLElement[]];
    if (isGrid()) {
      await expect(boxOf(monday!).left).toBeLessThan(boxOf(tuesday).left);
      await expect(boxOf(sunday!).top).toBe(boxOf(tuesday).top);
    } else await expect(getComputedStyle(monday!).borderTopWidth).toBe('2px');
  },
};
export const MondaysAndSaturdays: Story = {
  name: '월요일과 토요일',
  args: of(december.filter(({ week }) => week === 1 || week === 6)),
  play: async ({ canvas }) => {
    const [fifth, seventh, twelfth] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
    if (!isGrid()) return;
    await expect(boxOf(twelfth).left).toBe(boxOf(fifth).left);
    await expect(boxOf(twelfth).top).toBe(boxOf(seventh).top);
    await expect(boxOf(seventh).left).toBeLessThan(boxOf(fifth).left);
  },
};
/** The weekdays share the full width without empty columns, and every card names its weekday. */
export const WeekendsOnly: Story = {
  name: '주말만',
  args: { ...of(december.filter(({ week }) => week >= 6)), columns: 'present' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const [saturday, sunday] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    if (!isGrid()) return;
    await expect(boxOf(saturday).left).toBe(boxOf(list).left);
    await expect(boxOf(sunday).right).toBe(boxOf(list).right);
  },
};
export const WeeksMissing: Story = {
  name: '요일 빠뜨림',
  args: of(december.filter(({ date }) => ['2026-12-01', '2026-12-16', '2026-12-18', '2026-12-31'].includes(date))),
  play: async ({ canvas }) => {
    const [first, sixteenth, eighteenth] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(boxOf(sixteenth).top).toBeGreaterThanOrEqual(boxOf(first).bottom);
    if (isGrid()) await expect(boxOf(eighteenth).top).toBe(boxOf(sixteenth).top);
  },
};
const opensAt = '2026-12-07T11:00:00.000Z';
const waitingDays = aMonth('2026-12-07', 14, (index) => ({ opensAt: index > 2 ? opensAt : null, guestCount: index }));
/** The notes must not make a day higher than the others of its week. */
export const DaysThatOpenLater: Story = {
  name: '나중에 시작하는 날들',
  args: { days: waitingDays, children: cards(waitingDays, () => new Date('2026-12-06T03:00:00Z')) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(reserve.opens(format.spokenInstant(opensAt)))).toHaveLength(11);
    await expect(canvas.getAllByText(reserve.preview)).toHaveLength(11);
  },
};
/** The countdown must fit into the column. */
export const DaysThatOpenSoon: Story = {
  name: '곧 시작하는 날들',
  args: { days: waitingDays, children: cards(waitingDays, () => new Date('2026-12-07T10:00:01Z')) },
  play: async ({ canvas }) => {
    const counts = await canvas.findAllByText(reserve.left(59, 59));
    await expect(counts).toHaveLength(11);
    for (const count of counts) {
      const button = count.parentElement as HTMLElement;
      await expect(count.getBoundingClientRect().width).toBeLessThanOrEqual(button.getBoundingClientRect().width);
      await expect(count.getClientRects()).toHaveLength(1);
    }
  },
};
export const MonthWithToday: Story = { name: '오늘이 든 달', args: of(aMonth('2026-11-20', 11)) };
export const OneDay: Story = { args: of(december.slice(30)) };
export const CardFocusedInTheMonth: Story = {
  name: '달력에서 초점',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

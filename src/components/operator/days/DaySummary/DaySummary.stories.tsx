import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { manifestAdmin } from '#copy/manifestAdmin';
import { dayState } from '#copy/reserve';
import { aDay } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { DaySummary } from './DaySummary';

const meta = {
  title: '출조일 요약',
  id: 'day-summary',
  component: DaySummary,
  args: {
    day: aDay(),
    now: FROZEN_NOW,
    phase: tidePhase('2026-12-05'),
    guests: { cases: 5, paidPeople: 9, unpaidPeople: 3 },
    deposits: { paid: 90, due: 30 },
    children: <p>{admin.day.stateFollows.CLOSE}</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DaySummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '12월 5일(토)' })).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByText(admin.bookedOf(12, 20))).toBeVisible();
    await expect(canvas.getByText(admin.day.depositSplit('90만원', '30만원'))).toBeVisible();
    await expect(canvas.getByText(admin.day.paidSeats('9명'))).toBeVisible();
    await expect(canvas.getByText(admin.day.unpaidSeats('3명'))).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '5건',
      '갈치',
      '120만원',
      admin.day.perPersonValue(10, 20),
    ]);
    // In Chromium's largest font, the state stays within the card.
    document.documentElement.style.fontSize = '24px';
    const head = canvas.getByRole('button', { name: admin.day.changeState }).parentElement?.parentElement;
    await expect(head?.scrollWidth).toBe(head?.clientWidth);
    document.documentElement.style.fontSize = '';
  },
};
/** On a phone the memo's form is below all guests. */
export const WithAMemo: Story = {
  name: '메모',
  tags: ['both-widths'],
  args: { day: aDay({ memo: '귀항이 한 시간 늦습니다. 새벽 3시 30분까지 국동항 공중화장실 앞으로 모여 주세요.' }) },
  play: async ({ canvas }) => {
    const memo = canvas.getByText(/공중화장실 앞으로/);
    if (window.innerWidth < 1024) await expect(memo).toBeVisible();
    else await expect(memo).not.toBeVisible();
  },
};
/** A past trip does not say 예약중, and its state cannot be changed. */
export const Past: Story = {
  args: { day: aDay({ date: '2026-11-19' }), phase: tidePhase('2026-11-19'), children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(admin.states.PAST)).toBeVisible();
    await expect(canvas.queryByText(dayState.label.OPEN)).toBeNull();
    await expect(canvas.queryByRole('button', { name: admin.day.changeState })).toBeNull();
  },
};
export const NobodyBooked: Story = {
  args: {
    day: aDay({ guestCount: 0 }),
    guests: { cases: 0, paidPeople: 0, unpaidPeople: 0 },
    deposits: { paid: 0, due: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0만원')).toBeVisible();
  },
};
export const FullAndPaid: Story = {
  name: '가득 차고 모두 입금',
  args: {
    day: aDay({ date: '2026-12-06', state: 'COMPLETE', guestCount: 20 }),
    phase: tidePhase('2026-12-06'),
    guests: { cases: 8, paidPeople: 20, unpaidPeople: 0 },
    deposits: { paid: 200, due: 0 },
  },
};
export const FullAndPartlyPaid: Story = {
  name: '가득 차고 일부 입금',
  args: {
    day: aDay({ state: 'COMPLETE', guestCount: 20 }),
    guests: { cases: 8, paidPeople: 14, unpaidPeople: 6 },
  },
};
export const TripCancelled: Story = { args: { day: aDay({ state: 'CANCEL' }) } };
export const PublicHoliday: Story = {
  name: '공휴일',
  args: { day: aDay({ date: '2026-12-25' }), phase: tidePhase('2026-12-25'), holiday: '기독탄신일' },
};
export const LongestTexts: Story = {
  args: {
    day: aDay({
      date: '2026-12-25',
      fish: '오징어·참돔·갈치·한치·우럭·광어·민',
      guestCount: 99,
      totalCount: 99,
      price: 99,
      reservePrice: 99,
      state: 'COMPLETE',
    }),
    phase: tidePhase('2026-12-25'),
    holiday: '대체공휴일(부처님 오신 날)',
    guests: { cases: 99, paidPeople: 50, unpaidPeople: 49 },
    deposits: { paid: 4950, due: 4851 },
  },
};
export const BeyondTheLunarCalendar: Story = { name: '음력 표를 벗어남', args: { phase: null } };
export const FocusedAfterARouteChange: Story = {
  name: '주소가 바뀐 뒤 초점',
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const Closed: Story = {
  args: { day: aDay({ state: 'CLOSE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.CLOSE)).toBeVisible();
  },
};
export const StateUnfolded: Story = {
  name: '상태 단추를 펼침',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(admin.day.stateFollows.CLOSE)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeState, expanded: false }));
    await expect(canvas.getByText(admin.day.stateFollows.CLOSE)).toBeVisible();
  },
};
export const PassengersMissing: Story = {
  name: '승선자명부를 덜 씀',
  args: { manifest: { people: 12, written: 9, href: PAGES.adminManifest('2026-12-05') } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `${manifestAdmin.open} ${manifestAdmin.written('12명', '9명')}` }),
    ).toHaveAttribute('href', '/admin/reserve/2026-12-05/passengers');
  },
};

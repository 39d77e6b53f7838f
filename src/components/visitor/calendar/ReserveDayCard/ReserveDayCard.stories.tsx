import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { dayState, reserve, sailing } from '#copy/reserve';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { timesLine } from '#copy/tripTimes';
import { emulating } from '#mocks/emulating';
import { aDay, factsOf } from '#mocks/builders';
import { dayControls, dayOf, notShown, type DayFields } from '#mocks/tryOut';
import { wholeText } from '#mocks/wholeText';
import { ReserveDayCard, ReserveDayCell, type ReserveDayCardProps } from './ReserveDayCard';

const OPENS = '2026-11-25T11:00:00.000Z';

const meta = {
  title: '출조일 카드',
  id: 'reserve-day-card',
  tags: ['both-widths'],
  component: ReserveDayCard,
  subcomponents: { ReserveDayCell },
  args: {
    facts: factsOf(aDay({ date: '2026-12-04', guestCount: 11 })),
    href: '/reserve/4',
    waitHref: '/waiting/4',
  },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ReserveDayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A bookable day shows its price per person. The memo appears on other days, or if it is public. */
export const TryOut: StoryObj<ReserveDayCardProps & DayFields> = {
  args: {
    fish: '오징어·참돔',
    totalCount: 22,
    seatsLeft: 0,
    state: 'COMPLETE',
    memo: '대기 신청은 전화로 받습니다.',
    price: 20,
    reservePrice: 10,
    showMonth: true,
  },
  argTypes: {
    ...dayControls(dayState.label),
    facts: notShown,
    holiday: notShown,
    price: notShown,
    reservePrice: notShown,
  },
  render: (args) => <ReserveDayCard {...args} facts={factsOf(dayOf({ ...args, day: args.facts.day }))} />,
  play: async ({ canvas, args }) => {
    for (const said of [args.fish, args.memo, dayState.label.COMPLETE])
      await expect(canvas.getByText(wholeText(said))).toBeVisible();
  },
};
export const Open: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /4일.*\(금\).*갈치/ });
    for (const said of [reserve.seatsLeft, '9명', reserve.book])
      await expect(link).toHaveAccessibleName(expect.stringContaining(said));
    await expect(link).toHaveAttribute('href', '/reserve/4');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const WithItsMonth: Story = {
  name: '달을 함께',
  args: { showMonth: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /12월.*4일.*\(금\)/ })).toBeVisible();
  },
};
export const Saturday: Story = { args: { facts: factsOf(aDay()) } };
export const SundayLastSeats: Story = {
  name: '일요일의 마지막 자리',
  args: { facts: factsOf(aDay({ date: '2026-12-13', guestCount: 18 })) },
};
export const OneSeat: Story = {
  name: '한 자리',
  args: { facts: factsOf(aDay({ date: '2026-12-20', fish: '오징어', guestCount: 19 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1명')).toBeVisible();
  },
};
export const NobodyYet: Story = {
  name: '아직 아무도 없음',
  args: { facts: factsOf(aDay({ guestCount: 0 })) },
};
export const Holiday: Story = {
  name: '공휴일',
  args: {
    facts: factsOf(aDay({ date: '2026-12-25', fish: '참돔', guestCount: 17 })),
  },
};
export const Today: Story = {
  name: '오늘',
  args: { facts: factsOf(aDay({ date: '2026-11-20' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(frame.today)).toBeVisible();
  },
};
export const TodayFull: Story = {
  name: '오늘은 가득 참',
  args: {
    facts: factsOf(aDay({ date: '2026-11-20', state: 'COMPLETE', guestCount: 20 })),
  },
};
export const Full: Story = {
  args: {
    facts: factsOf(aDay({ date: '2026-12-12', state: 'COMPLETE', guestCount: 20 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.COMPLETE)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(within(canvas.getByRole('listitem')).getByText(reserve.cannotBook)).toBeInTheDocument();
  },
};
export const OpenWithoutSeats: Story = {
  name: '열렸지만 자리 없음',
  args: { facts: factsOf(aDay({ guestCount: 20 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.COMPLETE)).toBeVisible();
  },
};
export const FullWithAWaitingList: Story = {
  name: '가득 차서 대기 신청',
  args: { facts: factsOf(aDay({ date: '2026-12-04', state: 'COMPLETE', guestCount: 20 }), { useWaiting: 'Y' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.label.COMPLETE)).toBeVisible();
    await expect(canvas.getByRole('link', { name: reserve.wait })).toHaveAttribute('href', '/waiting/4');
  },
};
/** Days that cannot be booked have the minimum height of a touch target. */
export const LowRows: Story = {
  name: '예약할 수 없는 날은 낮은 줄',
  render: (args) => (
    <>
      <ReserveDayCard {...args} facts={factsOf(aDay({ date: '2026-12-02', state: 'CLOSE', memo: '선박 정기 점검' }))} />
      <ReserveDayCard
        {...args}
        facts={factsOf(aDay({ date: '2026-12-04', state: 'COMPLETE', guestCount: 20 }), { useWaiting: 'Y' })}
      />
      <ReserveDayCard {...args} facts={factsOf(aDay({ date: '2026-12-17', state: 'CANCEL', memo: '풍랑주의보' }))} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(58);
      await expect(row.querySelector('s')).toHaveTextContent(reserve.book);
    }
  },
};
/** The card does not repeat times and openings from above the list; a night trip shows its own times. */
export const SaidAbove: Story = {
  name: '목록 위에서 말한 것은 빼고',
  args: { clock: () => new Date('2026-11-24T11:00:00Z') },
  render: (args) => {
    const policy = { departAt: '05:00', returnAt: '15:00', meetAt: 30 };
    const saidAbove = { times: timesLine(policy), opening: true };
    const night = { departAt: '17:00', returnAt: '05:00', opensAt: OPENS };
    return (
      <>
        <ReserveDayCard {...args} saidAbove={saidAbove} facts={factsOf(aDay({ opensAt: OPENS }), policy)} />
        <ReserveDayCard
          {...args}
          saidAbove={saidAbove}
          facts={factsOf(aDay({ date: '2026-12-06', ...night }), policy)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const [usual, night] = canvas.getAllByRole('listitem');
    await expect(usual).not.toHaveTextContent('출항');
    await expect(night).toHaveTextContent('16:30 집합 → 17:00 출항 → 다음 날 05:00 귀항');
    for (const row of [usual, night]) {
      await expect(row).not.toHaveTextContent('예약 시작');
      await expect(row).toHaveTextContent(reserve.preview);
    }
  },
};
/** The waiting list is for full days only, and this day has free seats. */
export const ClosedWithAWaitingList: Story = {
  name: '자리를 남기고 마감',
  args: { facts: factsOf(aDay({ date: '2026-12-04', state: 'COMPLETE', guestCount: 12 }), { useWaiting: 'Y' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const FullWithShortMemo: Story = {
  name: '가득 차고 짧은 메모',
  args: {
    facts: factsOf(aDay({ date: '2026-12-06', state: 'COMPLETE', guestCount: 20, memo: '독선' })),
  },
};
/** The free seats are not for sale. */
export const Charter: Story = {
  args: {
    facts: factsOf(aDay({ date: '2026-12-06', state: 'COMPLETE', guestCount: 6, charter: 'Y' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayState.charter)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const NotBookable: Story = {
  name: '예약할 수 없음',
  args: {
    facts: factsOf(aDay({ date: '2026-12-02', state: 'CLOSE', guestCount: 0, memo: '선박 정기 점검' })),
  },
};
export const TripCancelled: Story = {
  args: {
    facts: factsOf(aDay({ date: '2026-12-17', state: 'CANCEL', fish: '참돔', memo: '풍랑주의보' })),
  },
};
export const LongMemo: Story = {
  name: '긴 메모',
  args: {
    facts: factsOf(
      aDay({
        date: '2026-12-16',
        state: 'CANCEL',
        fish: '오징어',
        memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다.',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/풍랑주의보로 운항하지/)).toBeVisible();
    await expect(canvas.getByText(reserve.book)).toBeVisible();
  },
};
/** Includes a minimum that is not reached yet, and a public memo. */
export const OwnTimesAndLeastNumber: Story = {
  name: '시각과 최소 인원',
  args: {
    facts: factsOf(
      aDay({
        date: '2026-12-16',
        guestCount: 5,
        memo: '귀항 후 어묵탕 제공',
        memoPublic: 'Y',
        departAt: '17:00',
        returnAt: '05:00',
        minCount: 8,
      }),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    for (const said of [
      timesLine({ departAt: '17:00', returnAt: '05:00', meetAt: null }),
      sailing.missing('3명'),
      '귀항 후 어묵탕 제공',
      '20만원',
    ])
      await expect(link).toHaveAccessibleName(expect.stringContaining(said));
  },
};
export const Confirmed: Story = {
  name: '출항확정',
  args: {
    facts: factsOf(aDay({ date: '2026-12-16', minCount: 8 }), { departAt: '05:00', returnAt: '15:00', meetAt: 30 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sailing.confirmed)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent('04:30 집합 → 05:00 출항 → 15:00 귀항');
    // One line, below the button.
    const times = canvas.getByText(/05:00/);
    await expect(times.clientHeight).toBeLessThan(30);
    const { bottom } = canvas.getByText(reserve.book).getBoundingClientRect();
    await expect(times.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};
/** Booking opens on another day, but the link works. */
export const NotOpenYet: Story = {
  args: {
    facts: factsOf(aDay({ date: '2026-12-04', opensAt: OPENS, guestCount: 2 })),
    clock: () => new Date('2026-11-24T11:00:00Z'),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(
      expect.stringContaining(format.unbroken(reserve.opens('11월 25일(수) 오후 8시'))),
    );
    await expect(link).toHaveAccessibleName(expect.stringMatching(new RegExp(`${reserve.preview}$`)));
    await expect(link).toHaveAttribute('href', '/reserve/4');
  },
};
/** Seconds are visible but not read out: the link's name does not change. */
export const LastHourBeforeOpening: Story = {
  name: '예약 시작까지 한 시간 안',
  args: {
    facts: factsOf(aDay({ date: '2026-12-04', opensAt: OPENS, guestCount: 2 })),
    clock: () => new Date('2026-11-25T10:47:29Z'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.left(12, 31))).toBeVisible();
    await expect(canvas.getByRole('link')).not.toHaveAccessibleName(expect.stringContaining(reserve.left(12, 31)));
  },
};
let turning = 0;
/** The button changes without a reload, and the card does not change its height. */
export const OpensMeanwhile: Story = {
  name: '보는 사이에 예약 시작',
  args: { facts: factsOf(aDay({ date: '2026-12-04', opensAt: OPENS, guestCount: 2 })), clock: () => new Date(turning) },
  beforeEach: () => {
    turning = Date.parse('2026-11-25T10:59:58Z');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(reserve.left(0, 2))).toBeVisible();
    const card = canvasElement.querySelector('li') as HTMLElement;
    const before: unknown = card.getBoundingClientRect().toJSON();
    turning = Date.parse(OPENS);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(reserve.book)).toBeVisible();
    await expect(canvas.getByText(reserve.opens('11월 25일(수) 오후 8시'))).toBeVisible();
    await expect(card.getBoundingClientRect().toJSON()).toEqual(before);
  },
};
export const LongestTexts: Story = {
  args: {
    facts: factsOf(
      aDay({
        date: '2026-12-25',
        state: 'CLOSE',
        fish: '오징어·참돔·갈치·한치·우럭·광어·볼락'.slice(0, 20),
        memo: '가'.repeat(50),
      }),
      {},
      new Date('2026-12-25T00:00:00Z'),
    ),
  },
};
/** A day before and after other bookings or cancellations, which the button stands for. */
function Changing({ after, ...args }: ReserveDayCardProps & { after: DayFacts }) {
  const [facts, setFacts] = useState(args.facts);
  return (
    <>
      <ReserveDayCard {...args} facts={facts} />
      <li>
        <button type="button" hidden onClick={() => setFacts(after)} />
      </li>
    </>
  );
}
type ChangingStory = StoryObj<ReserveDayCardProps & { after: DayFacts }>;
const changes = async (canvasElement: HTMLElement, meanwhile: (card: HTMLElement) => Promise<void>): Promise<void> => {
  const card = canvasElement.querySelector('li') as HTMLElement;
  const before: unknown = card.getBoundingClientRect().toJSON();
  canvasElement.querySelector('button')?.click();
  await waitFor(() => expect(card.querySelector('span[aria-hidden]:empty')).toBeInTheDocument());
  await expect(card.getBoundingClientRect().toJSON()).toEqual(before);
  await meanwhile(card);
};
const december4 = aDay({ date: '2026-12-04', guestCount: 15, memo: '새벽 4시 출항, 아이스박스는 배에 있습니다.' });
/** The new number is highlighted for a moment, and nothing moves. */
export const SeatsBookedMeanwhile: ChangingStory = {
  args: { facts: factsOf(december4), after: factsOf({ ...december4, guestCount: 17 }) },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await changes(canvasElement, async () => {
      await expect(canvas.getByRole('link')).toHaveAccessibleName(expect.stringContaining('3명'));
    });
  },
};
/** The card does not change its rows and stays a link; the day's page has the next steps. */
export const FullMeanwhile: ChangingStory = {
  name: '보는 사이 마감',
  args: {
    facts: factsOf(december4, { useWaiting: 'Y' }),
    after: factsOf({ ...december4, state: 'COMPLETE', guestCount: 20 }, { useWaiting: 'Y' }),
  },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link').focus();
    await changes(canvasElement, async () => {
      await expect(canvas.getByText(dayState.label.COMPLETE)).toBeVisible();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await expect(canvas.queryByText(/새벽 4시/)).toBeNull();
    });
  },
};
const december16 = aDay({ date: '2026-12-16', guestCount: 5, minCount: 8, departAt: '17:00', returnAt: '05:00' });
/** The last missing guests have booked: a shorter text replaces the long one, and nothing moves. */
export const ConfirmedMeanwhile: ChangingStory = {
  name: '보는 사이 출항확정',
  tags: ['breakpoint'],
  args: { facts: factsOf(december16), after: factsOf({ ...december16, guestCount: 9 }) },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await changes(canvasElement, async () => {
      await expect(canvas.getByText(sailing.confirmed)).toBeVisible();
      await expect(canvas.getByRole('link')).not.toHaveAccessibleName(expect.stringContaining('8명'));
    });
  },
};
export const SeatsBackMeanwhile: ChangingStory = {
  name: '보는 사이 다시 난 자리',
  args: {
    facts: factsOf({ ...december4, state: 'COMPLETE', guestCount: 20, memo: '만석' }, { useWaiting: 'Y' }),
    after: factsOf({ ...december4, guestCount: 18, memo: '만석' }, { useWaiting: 'Y' }),
  },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await changes(canvasElement, async () => {
      await expect(canvas.getByText('2명')).toBeVisible();
      await expect(canvas.getByRole('link', { name: reserve.book })).toHaveAttribute('href', '/reserve/4');
      await expect(canvas.queryByText('만석')).toBeNull();
    });
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
export const AtTwiceTheSize: Story = { ...emulating({ width: 195 }) };

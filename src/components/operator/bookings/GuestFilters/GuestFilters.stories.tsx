import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guestList } from '#copy/guestList';
import { emulating } from '#mocks/emulating';
import { layout } from '#src/components/base/theme/tokens';
import { GuestFilters } from './GuestFilters';

const meta = {
  title: '예약자 검색',
  id: 'guest-filters',
  tags: ['both-widths'],
  component: GuestFilters,
  args: { period: 'future', state: 'WATTING', keyword: '', onPeriod: fn(), onState: fn(), onSearch: fn() },
  // Adds the page's gutter, into which the line of chips extends.
  decorators: [
    (Filters) => (
      <div style={{ padding: layout.gutter }}>
        <Filters />
      </div>
    ),
  ],
} satisfies Meta<typeof GuestFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  name: '기본값',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: guestList.periods.future })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: guestList.states.WATTING })).toBeChecked();
    // Each group is one line; overdue deposits are visible.
    const topsOf = (group: string) =>
      within(canvas.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(topsOf(guestList.state)).size).toBe(1);
    await expect(new Set(topsOf(guestList.period)).size).toBe(1);
    const overdue = canvas.getByRole('radio', { name: guestList.states.OVERDUE });
    await expect(Math.floor(overdue.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth);
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    if (window.innerWidth < 1024) await expect(search.bottom).toBeLessThanOrEqual(topsOf(guestList.state)[0]!);
    await userEvent.click(canvas.getByRole('radio', { name: guestList.periods.past }));
    await expect(args.onPeriod).toHaveBeenCalledWith('past');
    const state = within(canvas.getByRole('radiogroup', { name: guestList.state }));
    await userEvent.click(state.getByRole('radio', { name: guestList.periods.all }));
    await expect(args.onState).toHaveBeenCalledWith('');
    await userEvent.type(canvas.getByRole('searchbox', { name: guestList.keyword }), '김바다{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('김바다');
  },
};
export const FourDigits: Story = {
  name: '번호 네 자리',
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole('searchbox', { name: guestList.keyword });
    await userEvent.type(search, '482');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(search, '1');
    await expect(args.onSearch).toHaveBeenLastCalledWith('4821');
    await userEvent.clear(search);
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
/** The chosen filter is visible on every phone. */
const chosenInSight: Story['play'] = async ({ canvas, args }) => {
  const chosen = [
    within(canvas.getByRole('radiogroup', { name: guestList.state })).getByRole('radio', {
      name: guestList.states[args.state],
    }),
    within(canvas.getByRole('radiogroup', { name: guestList.period })).getByRole('radio', {
      name: guestList.periods[args.period],
    }),
  ];
  for (const radio of chosen) {
    await expect(radio).toBeChecked();
    await waitFor(async () => {
      const { left, right } = radio.getBoundingClientRect();
      await expect(Math.ceil(left)).toBeGreaterThanOrEqual(0);
      await expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
    });
  }
};
export const EveryBooking: Story = { name: '모든 예약', args: { period: 'all', state: '' }, play: chosenInSight };
export const EveryBookingOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 전화에서 모든 예약',
  args: { period: 'all', state: '' },
  play: chosenInSight,
};
export const DefaultsOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 전화에서 처음',
  play: chosenInSight,
};
export const EveryBookingButTheCancelled: Story = {
  name: '취소만 뺀 모든 예약',
  args: { state: 'BOOKED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: guestList.states.BOOKED })).toBeChecked();
  },
};
export const Searched: Story = { args: { keyword: '4821-0937-6654' } };
export const PaidToday: Story = { name: '오늘 입금함', args: { period: 'today', state: 'COMPLETE' } };
export const CancelledOfPastTrips: Story = {
  name: '지난 출조의 취소',
  args: { period: 'past', state: 'CANCEL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: guestList.periods.past })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: guestList.states.CANCEL })).toBeChecked();
  },
};
export const LongestKeyword: Story = { name: '가장 긴 검색어', args: { keyword: '가나다라마바사아자차'.repeat(5) } };

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
    // One line, scrolled so that the last chip is visible.
    const chips = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(new Set(chips.map(({ top }) => top)).size).toBe(1);
    const chosen = canvas.getByRole('radio', { name: guestList.periods.future });
    await waitFor(() =>
      expect(Math.floor(chosen.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth),
    );
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    if (window.innerWidth < 1024) await expect(search.bottom).toBeLessThanOrEqual(chips[0]!.top);
    await userEvent.click(canvas.getByRole('radio', { name: guestList.periods.past }));
    await expect(args.onPeriod).toHaveBeenCalledWith('past');
    const state = within(canvas.getByRole('radiogroup', { name: guestList.state }));
    await userEvent.click(state.getByRole('radio', { name: guestList.periods.all }));
    await expect(args.onState).toHaveBeenCalledWith('');
    await userEvent.type(canvas.getByRole('searchbox', { name: guestList.keyword }), '김바다{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('김바다');
  },
};
/** The first option of one group and the last of the other are both visible, on every phone. */
const bothInSight: Story['play'] = async ({ canvas, args }) => {
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
export const EveryBooking: Story = { name: '모든 예약', args: { period: 'all', state: '' }, play: bothInSight };
export const EveryBookingOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 전화에서 모든 예약',
  args: { period: 'all', state: '' },
  play: bothInSight,
};
export const DefaultsOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 전화에서 처음',
  play: bothInSight,
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

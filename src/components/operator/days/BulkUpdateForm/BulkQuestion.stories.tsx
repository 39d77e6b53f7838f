import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { DayState } from '#contract/day/day.schema';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { bulk } from '#copy/bulk';
import { dayState } from '#copy/reserve';
import { timesLine } from '#copy/tripTimes';
import { ownWindow } from '#mocks/emulating';
import { BulkQuestion } from './BulkQuestion';

const booked = Array.from({ length: 8 }, (_, index) => ({ date: `2026-12-${10 + index}`, guestCount: 20 - index }));

const meta = {
  title: '일괄 변경 확인',
  id: 'bulk-question',
  component: BulkQuestion,
  parameters: { docs: { story: ownWindow(640) } },
  args: {
    update: {
      stdate: '2026-12-01',
      eddate: '2026-12-31',
      fish: '갈치',
      totalCount: 20,
      price: 20,
      reservePrice: 10,
    },
    preview: { created: 11, skipped: 0, changed: 20, same: 0, booked: booked.slice(0, 2), crowded: [] },
    pending: false,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const { rows } = bulk;
/** The text of table rows for a screen reader. */
const says = (...facts: readonly (readonly [term: string, value: string])[]) => facts.flat().join(' ');

export const SomeDaysHaveGuests: Story = {
  name: '몇 날에 예약자가 있음',
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog', { name: bulk.confirm });
    await expect(canvas.queryByText(bulk.noFish)).toBeNull();
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(
        says(
          [rows.fish, '갈치'],
          [rows.totalCount, '20명'],
          [rows.price, '20만원'],
          [rows.reservePrice, '10만원'],
          [rows.created, bulk.days(11)],
          [rows.changed, bulk.days(20)],
          [rows.booked, bulk.bookedDays(2, '39명')],
          ['12월 10일(목)', '20명'],
        ),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ManyDaysHaveGuests: Story = {
  name: '여러 날에 예약자가 있음',
  args: { preview: { created: 0, skipped: 0, changed: 31, same: 0, booked, crowded: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await waitFor(() => expect(canvas.getByText(bulk.bookedMore(3))).toBeVisible());
  },
};
export const NobodyBooked: Story = {
  args: { preview: { created: 11, skipped: 0, changed: 20, same: 0, booked: [], crowded: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(bulk.rows.changed)).toBeVisible());
    // Rows for a count of zero or an unset value are left out.
    for (const row of [bulk.rows.booked, bulk.rows.same, bulk.rows.skipped, bulk.rows.state, bulk.rows.memo])
      await expect(canvas.queryByText(row)).toBeNull();
  },
};
export const AllDaysAreNew: Story = {
  name: '모두 새 출조일',
  args: { preview: { created: 31, skipped: 0, changed: 0, same: 0, booked: [], crowded: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(bulk.days(31))).toBeVisible());
    await expect(canvas.queryByText(bulk.rows.changed)).toBeNull();
  },
};
/** The fish of a whole month would be cleared. */
export const FishIsEmpty: Story = {
  name: '어종이 비었음',
  args: { update: { ...meta.args.update, fish: '' } },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(says([rows.totalCount, '20명'], [rows.price, '20만원'], [rows.reservePrice, '10만원'])),
    );
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(bulk.noFish));
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const LongestFish: Story = {
  args: { update: { ...meta.args.update, fish: '갈치·한치·참돔·우럭·열기·볼락·민어' } },
};
export const SomeDaysAreAsAsked: Story = {
  name: '몇 날은 이미 그대로',
  args: { preview: { created: 0, skipped: 0, changed: 2, same: 29, booked: booked.slice(0, 1), crowded: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(bulk.days(29))).toBeVisible());
  },
};
export const SomeDaysAreTooFull: Story = {
  name: '몇 날은 정원을 넘음',
  args: {
    update: { ...meta.args.update, totalCount: 13 },
    preview: { created: 0, skipped: 0, changed: 31, same: 0, booked, crowded: booked.slice(0, 7) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(
        bulk.crowded(
          `12월 10일(목) 20명, 12월 11일(금) 19명, 12월 12일(토) 18명, 12월 13일(일) 17명, 12월 14일(월) 16명, ${bulk.bookedMore(2)}`,
        ),
      ),
    );
  },
};
/** Only state and memo change, so nothing else is listed or written. */
export const AWeekOfStorm: Story = {
  name: '폭풍이 부는 한 주',
  args: {
    update: { stdate: '2026-12-07', eddate: '2026-12-13', state: 'CANCEL', memo: '풍랑주의보' },
    preview: { created: 0, skipped: 1, changed: 6, same: 0, booked: booked.slice(0, 3), crowded: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(
        says(
          [rows.state, dayState.label.CANCEL],
          [rows.memo, '풍랑주의보'],
          [rows.changed, bulk.days(6)],
          [rows.booked, bulk.bookedDays(3, '57명')],
          [rows.skipped, bulk.days(1)],
        ),
      ),
    );
    for (const row of [bulk.rows.fish, bulk.rows.totalCount, bulk.rows.price])
      await expect(canvas.queryByText(row)).toBeNull();
    await waitFor(() => expect(canvas.getByText(admin.day.stateFollows.CANCEL)).toBeVisible());
    await expect(canvas.getByRole('button', { name: admin.day.cancelTrip })).toBeVisible();
  },
};
const ofState = (state: DayState): Story => ({
  args: {
    update: { stdate: '2026-12-07', eddate: '2026-12-13', state },
    preview: { created: 0, skipped: 0, changed: 7, same: 0, booked: [], crowded: [] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(dayState.label[state])).toBeVisible());
    await expect(canvas.getByText(admin.day.stateFollows[state])).toBeVisible();
  },
});
export const DaysAreOpened: Story = { ...ofState('OPEN'), name: '여러 날을 엶' };
export const DaysAreFull: Story = { ...ofState('COMPLETE'), name: '여러 날이 가득 참' };
export const DaysAreClosed: Story = { ...ofState('CLOSE'), name: '여러 날을 마감함' };
export const MemosAreWiped: Story = {
  name: '메모를 지움',
  args: {
    update: { stdate: '2026-12-07', eddate: '2026-12-13', memo: '' },
    preview: { created: 0, skipped: 0, changed: 7, same: 0, booked: [], crowded: [] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(bulk.emptied)).toBeVisible());
  },
};
export const TimesAndLeastNumberAlone: Story = {
  name: '시각과 최소 인원만',
  args: {
    update: {
      stdate: '2026-12-07',
      eddate: '2026-12-13',
      departAt: '17:00',
      returnAt: '05:00',
      meetAt: 30,
      minCount: 8,
    },
    preview: { created: 0, skipped: 0, changed: 7, same: 0, booked: [], crowded: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(
        says([rows.times, timesLine({ departAt: '17:00', returnAt: '05:00', meetAt: 30 })], [rows.minCount, '8명']),
      ),
    );
  },
};
export const OpeningAlone: Story = {
  name: '예약 시작만',
  args: {
    update: { stdate: '2026-12-07', eddate: '2026-12-13', opensAt: '2026-11-25T11:00:00.000Z' },
    preview: { created: 0, skipped: 0, changed: 7, same: 0, booked: [], crowded: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(says([rows.opensAt, format.unbroken('11월 25일(수) 오후 8시')])),
    );
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: bulk.submitting }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

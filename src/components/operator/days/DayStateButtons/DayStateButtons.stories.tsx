import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { admin, stateConfirmTitle } from '#copy/admin';
import { dayState } from '#copy/reserve';
import { DayStateButtons } from './DayStateButtons';

const meta = {
  title: '출조일 상태 단추',
  id: 'day-state-buttons',
  component: DayStateButtons,
  args: {
    state: 'OPEN',
    affected: { cases: 5, people: 12, paidCases: 3 },
    pending: null,
    onChange: fn(),
    onCancelTrip: fn(),
  },
  globals: { ground: 'ground' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DayStateButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent);

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('button'))).toEqual([
      admin.day.changeTo.COMPLETE,
      admin.day.changeTo.CLOSE,
      admin.day.changeTo.CANCEL,
    ]);
  },
};
/** A charter takes no bookings, so the trip can only be cancelled. */
export const Charter: Story = {
  args: { state: 'COMPLETE', charter: 'Y', affected: { cases: 1, people: 6, paidCases: 1 } },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('button'))).toEqual([admin.day.changeTo.CANCEL]);
  },
};
export const Full: Story = {
  args: { state: 'COMPLETE' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.OPEN }));
    const dialog = canvas.getByRole('dialog', { name: stateConfirmTitle(dayState.label.OPEN) });
    await expect(dialog).toHaveAccessibleDescription(
      [admin.day.stateFollows.OPEN, admin.day.guestsAffected('5건', '12명'), admin.day.paidOf('3건')].join(' '),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: admin.day.stateAction }));
    await expect(args.onChange).toHaveBeenCalledWith('OPEN', 'COMPLETE');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: admin.day.changeTo.OPEN })).toHaveFocus();
  },
};
export const Closed: Story = { args: { state: 'CLOSE' } };
export const TripCancelled: Story = {
  args: { state: 'CANCEL' },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('button'))).toEqual([
      admin.day.changeTo.OPEN,
      admin.day.changeTo.COMPLETE,
      admin.day.changeTo.CLOSE,
    ]);
  },
};
export const AsksThePageToCancelTheTrip: Story = {
  name: '운항취소는 화면이 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.CANCEL }));
    await expect(args.onCancelTrip).toHaveBeenCalled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const AsksBeforeTheDayIsClosed: Story = {
  name: '마감하기 전에 물음',
  args: { affected: { cases: 2, people: 3, paidCases: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.CLOSE }));
    const dialog = canvas.getByRole('dialog', { name: stateConfirmTitle(dayState.label.CLOSE) });
    await expect(within(dialog).getByText(admin.day.guestsAffected('2건', '3명'))).toBeInTheDocument();
    await expect(within(dialog).getByText(admin.day.paidOf('1건'))).toBeInTheDocument();
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(admin.day.stateFollows.CLOSE));
  },
};
export const NobodyIsAffected: Story = {
  name: '해당하는 예약자 없음',
  args: { affected: { cases: 0, people: 0, paidCases: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.CLOSE }));
    await expect(canvas.getByText(admin.day.noGuestsAffected)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: admin.day.goBack }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Changing: Story = {
  args: { pending: 'CLOSE' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: admin.day.changeTo.COMPLETE })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.CLOSE }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Opening: Story = { name: '여는 중', args: { state: 'CLOSE', pending: 'OPEN' } };
export const ClosingForBookings: Story = { name: '예약을 마감하는 중', args: { pending: 'COMPLETE' } };
export const CancellingTheTrip: Story = { name: '운항을 취소하는 중', args: { pending: 'CANCEL' } };

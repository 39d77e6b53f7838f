import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cancelTrip, tripReason } from '#copy/cancelTrip';
import { RestoreTrip } from './RestoreTrip';

const { undo: copy } = cancelTrip;
const meta = {
  title: '운항취소 되돌리기',
  id: 'restore-trip',
  component: RestoreTrip,
  args: {
    trip: { date: '2026-11-24', reason: 'WEATHER', at: '2026-11-23T06:10:00.000Z', until: '2026-11-23T06:20:00.000Z' },
    pending: false,
    onRestore: fn(),
  },
  globals: { ground: 'ground' },
} satisfies Meta<typeof RestoreTrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntilWhen: Story = {
  name: '언제까지 되돌리는지',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.until(tripReason.WEATHER, '15:20'))).toBeVisible();
  },
};
export const AsksBeforeItIsUndone: Story = {
  name: '되돌리기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.action }));
    const dialog = within(canvas.getByRole('dialog', { name: copy.asked }));
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: copy.action }));
    await expect(args.onRestore).toHaveBeenCalled();
  },
};
export const Undoing: Story = { name: '되돌리는 중', args: { pending: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { admin, stateConfirmTitle } from '../../../../copy/admin';
import { dayState } from '../../../../copy/reserve';
import { ownWindow } from '../../../../mocks/emulating';
import { StateQuestion } from './StateQuestion';

const meta = {
  id: 'state-question',
  component: StateQuestion,
  parameters: { docs: { story: ownWindow(420) } },
  args: { to: 'CANCEL', affected: { cases: 3, people: 5, paidCases: 2 }, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof StateQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TripCancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: stateConfirmTitle(dayState.label.CANCEL) })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(admin.day.paidAffected('2건'))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: admin.day.cancelTrip }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

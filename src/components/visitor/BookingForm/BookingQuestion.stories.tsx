import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { bookingForm } from '../../../../copy/bookingForm';
import { ownWindow } from '../../../../mocks/emulating';
import { BookingQuestion } from './BookingQuestion';

const meta = {
  id: 'booking-question',
  component: BookingQuestion,
  parameters: { docs: { story: ownWindow(480) } },
  args: { doubt: 'duplicate', tel: '010-0000-0001', pending: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof BookingQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameNumberOnTheSameDay: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: bookingForm.doubt.duplicate.title });
    await userEvent.click(screen.getByRole('button', { name: bookingForm.doubt.duplicate.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ADigitTooFew: Story = {
  args: { doubt: 'shortPhone', tel: '010-1234-567' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/010-1234-567/);
    await userEvent.click(screen.getByRole('button', { name: bookingForm.doubt.shortPhone.goBack }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { pending: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addGuest } from '../../../../copy/addGuest';
import { errorText, seatsGoneText } from '../../../../copy/errors';
import { aDay, aManagedGuest } from '../../../../mocks/builders';
import { AddGuestForm } from './AddGuestForm';

const meta = {
  id: 'add-guest-form',
  component: AddGuestForm,
  args: {
    day: aDay({ totalCount: 20, guestCount: 12, reservePrice: 10 }),
    guests: [aManagedGuest()],
    pending: false,
    onSubmit: fn(),
    onInvalid: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddGuestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(addGuest.name)).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: addGuest.message })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: addGuest.paid('10만원') })).not.toBeChecked();
  },
};
export const FilledIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(addGuest.name), '이바다');
    await userEvent.type(canvas.getByLabelText(addGuest.tel), '00000002');
    await userEvent.click(canvas.getByRole('radio', { name: '3명' }));
    await userEvent.type(canvas.getByLabelText(addGuest.memo), '낚싯대 2대 대여');
    await userEvent.click(canvas.getByRole('checkbox', { name: addGuest.paid('30만원') }));
    await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '이바다',
      tel: '010-0000-0002',
      guestCount: 3,
      memo: '낚싯대 2대 대여',
      paid: 'Y',
      message: 'Y',
    });
  },
};
/** Two bookings of one number are possible; the operator is told about the first one. */
export const NumberHasBooked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(addGuest.tel), '00000001');
    await expect(canvas.getByLabelText(addGuest.tel)).toHaveAccessibleDescription(addGuest.already('김바다', '2명'));
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
    await expect(canvas.getByLabelText(addGuest.name)).toHaveFocus();
    await expect(canvas.getByLabelText(addGuest.tel)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const OneSeatLeft: Story = { args: { day: aDay({ totalCount: 20, guestCount: 19 }) } };
export const SeatsGoneMeanwhile: Story = {
  args: { error: seatsGoneText(2) },
};
export const TripCancelledMeanwhile: Story = { args: { error: errorText.DAY_CANCELLED } };
export const Saving: Story = { args: { pending: true } };
export const NoSeatsLeft: Story = {
  args: { day: aDay({ totalCount: 20, guestCount: 20 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(addGuest.full)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: addGuest.close }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

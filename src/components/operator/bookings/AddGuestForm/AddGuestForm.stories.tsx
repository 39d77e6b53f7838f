import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addGuest } from '#copy/addGuest';
import { closedDayText } from '#copy/closedDay';
import { errorText, seatsGoneText } from '#copy/errors';
import { aDay, aManagedGuest } from '#mocks/builders';
import { AddGuestForm } from './AddGuestForm';

const meta = {
  title: '전화 예약 양식',
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
/** There is no payment to tick; the booking can be confirmed immediately. */
export const NoDeposit: Story = {
  args: { day: aDay({ totalCount: 20, guestCount: 12, reservePrice: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: addGuest.confirmed })).not.toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: addGuest.paid('0만원') })).toBeNull();
  },
};
export const FilledIn: Story = {
  name: '다 적음',
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
      charter: 'N',
      totalPrice: null,
      totalReservePrice: null,
    });
  },
};
/** A second booking of a number is allowed, but the form shows the first one. */
export const NumberHasBooked: Story = {
  name: '같은 번호의 예약이 있음',
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
/** The prices were agreed on the telephone. */
export const Charter: Story = {
  args: { day: aDay({ totalCount: 20, guestCount: 0 }), guests: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(addGuest.name), '이바다');
    await userEvent.type(canvas.getByLabelText(addGuest.tel), '00000002');
    await userEvent.click(canvas.getByRole('radio', { name: '6명' }));
    await userEvent.click(canvas.getByRole('switch', { name: addGuest.charter }));
    await expect(canvas.getByLabelText(addGuest.totalPrice)).toHaveAccessibleDescription(
      addGuest.totalHint('20명', '400만원'),
    );
    await userEvent.type(canvas.getByLabelText(addGuest.totalPrice), '150');
    await userEvent.type(canvas.getByLabelText(addGuest.totalReservePrice), '50');
    await userEvent.click(canvas.getByRole('checkbox', { name: addGuest.paid('50만원') }));
    await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ guestCount: 6, charter: 'Y', totalPrice: 150, totalReservePrice: 50, paid: 'Y' }),
    );
  },
};
/** The form's initial headcount does not count, and empty prices stand for all seats. */
export const CharterAsksForPeople: Story = {
  name: '독선은 인원을 물음',
  args: { day: aDay({ totalCount: 20, guestCount: 0, price: 20, reservePrice: 10 }), guests: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(addGuest.name), '이바다');
    await userEvent.type(canvas.getByLabelText(addGuest.tel), '00000002');
    await userEvent.click(canvas.getByRole('switch', { name: addGuest.charter }));
    await expect(canvas.getByLabelText(addGuest.totalReservePrice)).toHaveAccessibleDescription(
      addGuest.totalHint('20명', '200만원'),
    );
    await expect(canvas.getByRole('checkbox', { name: addGuest.paid('200만원') })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '1명' })).toHaveFocus();
  },
};
export const CharterDepositTooHigh: Story = {
  name: '독선 예약금이 선비보다 큼',
  args: { day: aDay({ totalCount: 20, guestCount: 0 }), guests: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(addGuest.name), '이바다');
    await userEvent.type(canvas.getByLabelText(addGuest.tel), '00000002');
    await userEvent.click(canvas.getByRole('switch', { name: addGuest.charter }));
    await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
    await userEvent.type(canvas.getByLabelText(addGuest.totalPrice), '100');
    await userEvent.type(canvas.getByLabelText(addGuest.totalReservePrice), '101');
    await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
    await expect(canvas.getByLabelText(addGuest.totalReservePrice)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Held seats prevent a charter. */
export const SeatsAreHeld: Story = {
  args: { day: aDay({ totalCount: 20, guestCount: 0, heldCount: 2 }), guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: addGuest.charter })).toBeNull();
  },
};
export const CharterOnABookedDay: Story = {
  name: '예약이 있는 날의 독선',
  args: { day: aDay({ totalCount: 20, guestCount: 0 }), guests: [], error: errorText.DAY_BOOKED },
};
export const CharteredDay: Story = {
  name: '독선인 날',
  args: { day: aDay({ totalCount: 20, guestCount: 6, state: 'COMPLETE', charter: 'Y' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(addGuest.chartered)).toBeVisible();
  },
};
export const OneSeatLeft: Story = { name: '한 자리 남음', args: { day: aDay({ totalCount: 20, guestCount: 19 }) } };
export const SeatsGoneMeanwhile: Story = {
  args: { error: seatsGoneText(2) },
};
export const TripCancelledMeanwhile: Story = { args: { error: closedDayText.DAY_CANCELLED } };
export const Saving: Story = { args: { pending: true } };
export const NoSeatsLeft: Story = {
  name: '남은 자리 없음',
  args: { day: aDay({ totalCount: 20, guestCount: 20 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(addGuest.full)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: addGuest.close }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

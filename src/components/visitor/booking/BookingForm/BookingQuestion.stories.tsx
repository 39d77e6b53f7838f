import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bookingForm } from '#copy/bookingForm';
import { ownWindow } from '#mocks/emulating';
import { BookingQuestion, type BookingQuestionProps } from './BookingQuestion';

const args: BookingQuestionProps = {
  doubt: 'duplicate',
  tel: '010-0000-0001',
  pending: false,
  onConfirm: fn(),
  onClose: fn(),
  onCorrect: fn(),
  onLookUp: fn(),
};
const meta = {
  title: '예약 확인 물음',
  id: 'booking-question',
  component: BookingQuestion,
  parameters: { docs: { story: ownWindow(480) } },
  args,
} satisfies Meta<typeof BookingQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameNumberOnTheSameDay: Story = {
  name: '같은 날 같은 번호',
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: bookingForm.doubt.duplicate.title });
    await userEvent.click(screen.getByRole('button', { name: bookingForm.doubt.duplicate.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** The filled button comes first and is the safe one: it shows the earlier booking. */
export const LooksUpTheEarlierOne: Story = {
  name: '먼저 한 예약을 확인함',
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      bookingForm.lookUp,
      bookingForm.doubt.duplicate.confirm,
    ]);
    await userEvent.click(dialog.getByRole('button', { name: bookingForm.lookUp }));
    await expect(args.onLookUp).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** The lookup is switched off. */
export const NothingToLookUp: Story = {
  name: '예약을 확인할 수 없음',
  args: { onLookUp: null },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: bookingForm.doubt.duplicate.goBack }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ADigitTooFew: Story = {
  name: '한 자리 모자람',
  args: { doubt: 'shortPhone', tel: '010-1234-567' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/010-1234-567/);
    await userEvent.click(screen.getByRole('button', { name: bookingForm.doubt.shortPhone.goBack }));
    await expect(args.onCorrect).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { pending: true } };

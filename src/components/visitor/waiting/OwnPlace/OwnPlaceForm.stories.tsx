import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bookingForm } from '#copy/bookingForm';
import { errorText } from '#copy/errors';
import { fieldText } from '#copy/fieldErrors';
import { ownPlace } from '#copy/waiting';
import { OwnPlaceForm } from './OwnPlaceForm';

const meta = {
  title: '내 대기 찾기 양식',
  id: 'own-place-form',
  component: OwnPlaceForm,
  args: { pending: false, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnPlaceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(bookingForm.tel), '00000001');
    await userEvent.type(canvas.getByLabelText(bookingForm.password), '1234');
    await userEvent.click(canvas.getByRole('button', { name: ownPlace.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ tel: '010-0000-0001', password: '1234' });
  },
};
export const Missing: Story = {
  name: '빠뜨림',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ownPlace.submit }));
    await expect(canvas.getByText(fieldText({ field: 'tel', code: 'PHONE_REQUIRED' }))).toBeVisible();
    await expect(canvas.getByLabelText(bookingForm.tel)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NotFound: Story = { name: '찾지 못함', args: { error: errorText.WAITING_NOT_FOUND } };
export const Pending: Story = { args: { pending: true } };

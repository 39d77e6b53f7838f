import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bookingForm } from '#copy/bookingForm';
import { errorText } from '#copy/errors';
import { fieldText } from '#copy/fieldErrors';
import { waiting } from '#copy/waiting';
import { aDay, factsOf } from '#mocks/builders';
import { WaitingForm } from './WaitingForm';

const meta = {
  title: '대기 신청 양식',
  id: 'waiting-form',
  component: WaitingForm,
  args: {
    facts: factsOf(aDay({ state: 'COMPLETE', totalCount: 6, guestCount: 6 })),
    pending: false,
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WaitingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(waiting.how('60분'))).toBeVisible();
  },
};
export const HeldForAWholeDay: Story = {
  name: '하루 동안 잡아 둠',
  args: { facts: factsOf(aDay({ state: 'COMPLETE', totalCount: 6, guestCount: 6 }), { holdMinutes: 1440 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(waiting.how('24시간'))).toBeVisible();
  },
};
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3명' }));
    await userEvent.type(canvas.getByLabelText(bookingForm.name), '김바다');
    await userEvent.type(canvas.getByLabelText(bookingForm.tel), '00000001');
    await userEvent.type(canvas.getByLabelText(bookingForm.password), '1234');
    await userEvent.click(canvas.getByLabelText(waiting.consent));
    await userEvent.click(canvas.getByRole('button', { name: waiting.submit('3명') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '김바다',
      tel: '010-0000-0001',
      password: '1234',
      guestCount: 3,
    });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: waiting.submit('1명') }));
    await expect(canvas.getByLabelText(bookingForm.name)).toHaveFocus();
    const consent = canvas.getByLabelText(waiting.consent);
    await expect(consent).toBeInvalid();
    await expect(consent).toHaveAccessibleDescription(
      fieldText({ field: 'consent', code: 'WAITING_CONSENT_REQUIRED' }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The lookup is off. */
export const WithoutAPassword: Story = {
  name: '비밀번호 없이',
  args: { facts: factsOf(aDay({ state: 'COMPLETE', totalCount: 6, guestCount: 6 }), { useReserveFind: 'N' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(bookingForm.password)).toBeNull();
  },
};
export const Pending: Story = { args: { pending: true } };
export const AlreadyWaiting: Story = {
  name: '이미 대기 중',
  args: { error: errorText.ALREADY_WAITING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(errorText.ALREADY_WAITING)).toBeVisible();
  },
};

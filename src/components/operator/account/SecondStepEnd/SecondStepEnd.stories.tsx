import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { errorText, otpLockedText } from '#copy/errors';
import { secondStep } from '#copy/secondStep';
import { SecondStepEnd } from './SecondStepEnd';

const meta = {
  title: '2단계 확인 끄기',
  id: 'second-step-end',
  component: SecondStepEnd,
  args: { pending: false, onSubmit: fn(), onInvalid: fn(), onBack: fn() },
} satisfies Meta<typeof SecondStepEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

const { otp, recoveryCode } = secondStep.codes;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondStep.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const SentByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(secondStep.password), 'sea breeze');
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'sea breeze', kind: 'otp', otp: '123456' });
  },
};
export const RecoveryCode: Story = {
  name: '복구 코드로',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(secondStep.password), 'sea breeze');
    await userEvent.click(canvas.getByRole('button', { name: secondStep.end.useRecovery }));
    await expect(canvas.getByLabelText(recoveryCode.label)).toHaveFocus();
    await userEvent.keyboard('k7m2p-x4c9w{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'sea breeze',
      kind: 'recoveryCode',
      otp: 'k7m2p-x4c9w',
    });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondStep.end.submit }));
    await expect(canvas.getByLabelText(secondStep.password)).toHaveFocus();
    await expect(canvas.getByLabelText(otp.label)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongCode: Story = {
  args: { refusals: [{ field: 'otp', reason: errorText.OTP_WRONG }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(otp.label)).toHaveFocus();
  },
};
export const Locked: Story = { args: { error: otpLockedText(42) } };
export const Sending: Story = { args: { pending: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '#copy/auth';
import { errorText, otpLockedText } from '#copy/errors';
import { networkText } from '#copy/network';
import { secondStep } from '#copy/secondStep';
import { LoginCodeForm } from './LoginCodeForm';

const meta = {
  title: '로그인 코드 양식',
  id: 'login-code-form',
  component: LoginCodeForm,
  args: { pending: false, onSubmit: fn(), onBack: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const { otp, recoveryCode } = secondStep.codes;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByLabelText(otp.label)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: secondStep.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const SentByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'otp', otp: '123456' });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: auth.submit }));
    await expect(canvas.getByLabelText(otp.label)).toHaveFocus();
    await expect(canvas.getByLabelText(otp.label)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TooShort: Story = {
  name: '너무 짧음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '12345{Enter}');
    await expect(canvas.getByLabelText(otp.label)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RecoveryCode: Story = {
  name: '복구 코드로',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '123');
    await userEvent.click(canvas.getByRole('button', { name: secondStep.login.useRecovery }));
    await expect(canvas.getByLabelText(recoveryCode.label)).toHaveFocus();
    await userEvent.keyboard('k7m2p-x4c9w{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'recoveryCode', otp: 'k7m2p-x4c9w' });
  },
};
/** The text of the other code must not be cleared. */
export const BackToTheCodeOfTheApp: Story = {
  name: '앱의 코드로 돌아옴',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '123');
    await userEvent.click(canvas.getByRole('button', { name: secondStep.login.useRecovery }));
    await userEvent.click(canvas.getByRole('button', { name: secondStep.login.useApp }));
    await expect(canvas.getByLabelText(otp.label)).toHaveValue('123');
    await expect(canvas.getByLabelText(otp.label)).toHaveFocus();
  },
};
export const SigningIn: Story = {
  name: '로그인하는 중',
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongCode: Story = {
  args: { refusals: [{ field: 'otp', reason: errorText.OTP_WRONG }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(otp.label)).toHaveFocus();
    await expect(canvas.getByLabelText(otp.label)).toHaveAccessibleDescription(errorText.OTP_WRONG);
  },
};
export const Locked: Story = { args: { error: otpLockedText(42) } };
export const ConnectionLost: Story = {
  args: { error: networkText.offline },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '123456');
    await expect(canvas.getByRole('alert')).toHaveTextContent(networkText.offline);
  },
};

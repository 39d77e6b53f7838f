import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { errorText } from '#copy/errors';
import { networkText } from '#copy/network';
import { secondStep } from '#copy/secondStep';
import { aSecondStepKey } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { SecondStepSetup } from './SecondStepSetup';

const meta = {
  title: '2단계 확인 등록',
  id: 'second-step-setup',
  component: SecondStepSetup,
  args: {
    secondStepKey: aSecondStepKey(),
    pending: false,
    onSubmit: fn(),
    onInvalid: fn(),
    onCopied: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SecondStepSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

const { otp } = secondStep.codes;

export const Empty: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: secondStep.setup.qr })).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent(args.secondStepKey.key);
    await expect(canvas.getByText('KRSX')).toBeVisible();
  },
};
export const SentByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ otp: '123456' });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondStep.setup.submit }));
    await expect(canvas.getByLabelText(otp.label)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongCode: Story = {
  args: { refusals: [{ field: 'otp', reason: errorText.OTP_WRONG }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(otp.label)).toBeInvalid();
  },
};
export const ConnectionLost: Story = { args: { error: networkText.offline } };
export const Sending: Story = { args: { pending: true } };
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { errorText } from '#copy/errors';
import { secondStep } from '#copy/secondStep';
import { CodeField } from './CodeField';

const meta = {
  title: '인증 코드 칸',
  id: 'code-field',
  component: CodeField,
  args: { kind: 'otp' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const { otp, recoveryCode } = secondStep.codes;

export const OfTheApp: Story = {
  name: '앱의 코드',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(otp.label);
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).not.toHaveFocus();
    await userEvent.click(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
  },
};
export const Recovery: Story = {
  name: '복구 코드',
  args: { kind: 'recoveryCode', defaultValue: 'k7m2p-x4c9w' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(recoveryCode.label);
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveAccessibleDescription(recoveryCode.hint);
  },
};
export const TakesTheFocus: Story = {
  name: '초점을 가져옴',
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(otp.label)).toHaveFocus());
  },
};
export const Wrong: Story = {
  args: { defaultValue: '123456', error: errorText.OTP_WRONG },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(otp.label)).toBeInvalid();
  },
};

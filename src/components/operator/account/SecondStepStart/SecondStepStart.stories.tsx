import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fieldText } from '#copy/fieldErrors';
import { secondStep } from '#copy/secondStep';
import { SecondStepStart } from './SecondStepStart';

const meta = {
  title: '2단계 확인 켜기',
  id: 'second-step-start',
  component: SecondStepStart,
  args: { pending: false, onSubmit: fn(), onInvalid: fn(), onBack: fn() },
} satisfies Meta<typeof SecondStepStart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondStep.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const SentByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(secondStep.password), 'sea breeze{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'sea breeze' });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondStep.start.submit }));
    await expect(canvas.getByLabelText(secondStep.password)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongPassword: Story = {
  args: {
    refusals: [{ field: 'password', reason: fieldText({ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }) }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(secondStep.password)).toBeInvalid();
  },
};
export const Sending: Story = { args: { pending: true } };

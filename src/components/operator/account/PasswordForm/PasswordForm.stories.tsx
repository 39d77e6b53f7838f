import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { settings } from '#copy/settings';
import { PasswordForm } from './PasswordForm';

const meta = {
  title: '비밀번호 변경 양식',
  id: 'password-form',
  component: PasswordForm,
  args: { pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(settings.password.current), 'sea breeze');
    await userEvent.type(canvas.getByLabelText(settings.password.next), 'new harbour');
    await userEvent.type(canvas.getByLabelText(settings.password.confirm), 'new harbour{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'sea breeze',
      newPassword: 'new harbour',
      newPasswordConfirm: 'new harbour',
    });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: settings.password.submit }));
    await expect(canvas.getByLabelText(settings.password.current)).toHaveFocus();
    await expect(canvas.getByLabelText(settings.password.confirm)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NewOnesDiffer: Story = {
  name: '새 비밀번호가 서로 다름',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(settings.password.current), 'sea breeze');
    await userEvent.type(canvas.getByLabelText(settings.password.next), 'new harbour');
    await userEvent.type(canvas.getByLabelText(settings.password.confirm), 'new harbor{Enter}');
    await expect(canvas.getByLabelText(settings.password.confirm)).toHaveFocus();
    await expect(canvas.getByLabelText(settings.password.confirm)).toHaveAccessibleDescription(
      '새 비밀번호가 서로 일치하지 않습니다.',
    );
  },
};
export const CurrentOneIsWrong: Story = {
  name: '지금 비밀번호가 틀림',
  args: { refusals: [{ field: 'password', reason: '현재 비밀번호가 일치하지 않습니다.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(settings.password.current)).toHaveFocus();
    await expect(canvas.getByLabelText(settings.password.current)).toBeInvalid();
  },
};
export const Changing: Story = { args: { pending: true } };
/** Specification 5: at most twenty characters in each field. */
export const StopsAtTwenty: Story = {
  name: '스무 자까지',
  play: async ({ canvas, userEvent }) => {
    for (const label of [settings.password.current, settings.password.next, settings.password.confirm]) {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('x'.repeat(23));
      await expect(field).toHaveValue('x'.repeat(20));
    }
  },
};

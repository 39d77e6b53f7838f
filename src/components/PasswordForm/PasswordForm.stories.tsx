import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordForm } from './PasswordForm';

const meta = {
  title: '운영자/PasswordForm',
  id: 'password-form',
  component: PasswordForm,
  args: { pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('현재 비밀번호'), 'sea breeze');
    await userEvent.type(canvas.getByLabelText('새 비밀번호'), 'new harbour');
    await userEvent.type(canvas.getByLabelText('새 비밀번호 확인'), 'new harbour{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'sea breeze',
      newPassword: 'new harbour',
      newPasswordConfirm: 'new harbour',
    });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '변경' }));
    await expect(canvas.getByLabelText('현재 비밀번호')).toHaveFocus();
    await expect(canvas.getByLabelText('새 비밀번호 확인')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NewOnesDiffer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('현재 비밀번호'), 'sea breeze');
    await userEvent.type(canvas.getByLabelText('새 비밀번호'), 'new harbour');
    await userEvent.type(canvas.getByLabelText('새 비밀번호 확인'), 'new harbor{Enter}');
    await expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveFocus();
    await expect(canvas.getByLabelText('새 비밀번호 확인')).toHaveAccessibleDescription(
      '새 비밀번호가 서로 일치하지 않습니다.',
    );
  },
};
export const CurrentOneIsWrong: Story = {
  args: { refusals: [{ field: 'password', reason: '현재 비밀번호가 일치하지 않습니다.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('현재 비밀번호')).toHaveFocus();
    await expect(canvas.getByLabelText('현재 비밀번호')).toBeInvalid();
  },
};
export const Changing: Story = { args: { pending: true } };
/** Specification 5: twenty characters of each. */
export const StopsAtTwenty: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const label of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인']) {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('x'.repeat(23));
      await expect(field).toHaveValue('x'.repeat(20));
    }
  },
};

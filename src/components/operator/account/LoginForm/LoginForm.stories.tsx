import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { auth } from '#copy/auth';
import { LoginForm } from './LoginForm';

const meta = {
  title: '로그인 양식',
  id: 'login-form',
  component: LoginForm,
  args: { pending: false, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(auth.userid)).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText(auth.password)).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const SentByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.userid), ' admin');
    await userEvent.type(canvas.getByLabelText(auth.password), 'sea breeze{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ userid: 'admin', password: 'sea breeze' });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: auth.submit }));
    await expect(canvas.getByLabelText(auth.userid)).toHaveFocus();
    await expect(canvas.getByLabelText(auth.userid)).toHaveAccessibleDescription('아이디를 입력해 주세요.');
    await expect(canvas.getByLabelText(auth.password)).toHaveAccessibleDescription('비밀번호를 입력해 주세요.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const PasswordMissing: Story = {
  name: '비밀번호 빠뜨림',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.userid), 'admin');
    await userEvent.click(canvas.getByRole('button', { name: auth.submit }));
    await expect(canvas.getByLabelText(auth.password)).toHaveFocus();
    await expect(canvas.getByLabelText(auth.userid)).not.toBeInvalid();
    await userEvent.keyboard('1');
    await expect(canvas.getByLabelText(auth.password)).not.toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const SigningIn: Story = {
  name: '로그인하는 중',
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.userid), 'admin');
    await userEvent.type(canvas.getByLabelText(auth.password), '1234{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: auth.submitting }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongPassword: Story = {
  args: { error: '아이디 또는 비밀번호가 일치하지 않습니다.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(auth.userid), 'admin');
    await userEvent.type(canvas.getByLabelText(auth.password), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: auth.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('아이디 또는 비밀번호가 일치하지 않습니다.');
    await expect(canvas.getByLabelText(auth.userid)).toHaveValue('admin');
  },
};
export const Locked: Story = { args: { error: '여러 번 잘못 입력하여 15분 동안 로그인할 수 없습니다.' } };

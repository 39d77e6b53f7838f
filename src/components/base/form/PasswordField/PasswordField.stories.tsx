import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { PasswordField } from './PasswordField';

const meta = {
  title: '비밀번호 칸',
  id: 'password-field',
  component: PasswordField,
  args: { label: '비밀번호', hint: '예약 확인과 취소에 사용합니다. (4~10자)', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: '가림', args: { defaultValue: '1234' } };
export const Shown: Story = {
  name: '보임',
  args: { defaultValue: '1234' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('비밀번호');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 표시' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '비밀번호 숨기기' })).toBeVisible();
  },
};
export const ShownByKeyboard: Story = {
  name: '키보드로 보임',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('비밀번호')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('비밀번호')).toHaveAttribute('type', 'password');
  },
};
export const PastedAndLimited: Story = {
  name: '붙여 넣어도 한도까지',
  args: { maxCharacters: 10 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.click(input);
    await userEvent.paste('12345678901234');
    await expect(input).toHaveValue('1234567890');
  },
};
export const Wrong: Story = {
  args: { defaultValue: '12', error: '비밀번호를 4자 이상 등록해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('비밀번호')).toBeInvalid();
  },
};
export const ForLogin: Story = { name: '로그인', args: { hint: undefined, autoComplete: 'current-password' } };
export const Disabled: Story = { args: { defaultValue: '1234', disabled: true } };
export const Hovered: Story = { ...emulating({ hover: 'button' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

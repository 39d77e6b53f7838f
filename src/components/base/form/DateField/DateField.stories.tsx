import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from './DateField';

const meta = {
  title: '날짜 칸',
  id: 'date-field',
  component: DateField,
  args: { label: '시작일', defaultValue: '2026-11-20', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('시작일');
    await expect(input).toHaveValue('2026-11-20');
    await fireEvent.change(input, { target: { value: '2026-12-05' } });
    await expect(input).toHaveValue('2026-12-05');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('시작일')).toHaveFocus();
  },
};
export const Wrong: Story = {
  args: { error: '종료일을 시작일 이후로 선택해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('시작일')).toBeInvalid();
    await expect(canvas.getByLabelText('시작일')).toHaveAccessibleDescription('종료일을 시작일 이후로 선택해 주세요.');
  },
};
export const Disabled: Story = { args: { disabled: true } };

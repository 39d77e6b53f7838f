import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { TimeField } from './TimeField';

const meta = {
  title: '시각 칸',
  id: 'time-field',
  component: TimeField,
  args: { label: '출항 시각', defaultValue: '05:00', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('출항 시각');
    await expect(input).toHaveValue('05:00');
    await fireEvent.change(input, { target: { value: '17:30' } });
    await expect(input).toHaveValue('17:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const Wrong: Story = {
  args: { error: '출항 시각을 올바르게 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('출항 시각')).toBeInvalid();
    await expect(canvas.getByLabelText('출항 시각')).toHaveAccessibleDescription('출항 시각을 올바르게 입력해 주세요.');
  },
};

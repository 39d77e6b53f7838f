import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { InstantField } from './InstantField';

const meta = {
  title: '날짜와 시각 칸',
  id: 'instant-field',
  component: InstantField,
  args: { label: '예약 시작', defaultValue: '2026-11-25T20:00', onChange: fn() },
} satisfies Meta<typeof InstantField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('예약 시작');
    await expect(input).toHaveValue('2026-11-25T20:00');
    await fireEvent.change(input, { target: { value: '2026-11-26T20:30' } });
    await expect(input).toHaveValue('2026-11-26T20:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const Wrong: Story = {
  args: { error: '예약 시작을 날짜와 함께 30분 단위로 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('예약 시작')).toBeInvalid();
  },
};

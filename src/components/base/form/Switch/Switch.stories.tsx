import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: '켜고 끄기',
  id: 'switch',
  component: Switch,
  args: { label: '예약 있는 날만 보기', checked: false, onChange: fn() },
  render: function Holder(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={(next) => {
          setChecked(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: '예약 있는 날만 보기' })).not.toBeChecked();
  },
};
export const On: Story = { args: { checked: true } };
export const TurnedOnByPress: Story = {
  name: '눌러서 켬',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('예약 있는 날만 보기'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const TurnedOnByKeyboard: Story = {
  name: '키보드로 켬',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PHONE_PREFIX } from '#contract/booking/phone.rules';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const Holder = (args: PhoneFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <PhoneField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
};

const meta = {
  title: '전화번호 칸',
  id: 'phone-field',
  component: PhoneField,
  args: { label: '휴대폰 번호', value: PHONE_PREFIX, onChange: fn() },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {
  name: '시작함',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('휴대폰 번호');
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
  },
};
export const Typed: Story = {
  name: '적음',
  args: { hint: '010-0000-0000' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('휴대폰 번호');
    await userEvent.type(input, '12345678');
    await expect(input).toHaveValue('010-1234-5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('010-1234-5678');
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('010-1234-5678');
    await userEvent.keyboard('{Backspace>10/}');
    await expect(input).toHaveValue('010-');
  },
};
/** The field is prefilled with 010-; typing the whole number must not repeat it. */
export const TypedFromItsBeginning: Story = {
  name: '처음부터 적음',
  args: { hint: '010-0000-0000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('휴대폰 번호');
    await userEvent.type(input, '01098765432');
    await expect(input).toHaveValue('010-9876-5432');
    input.setSelectionRange(0, input.value.length);
    await userEvent.keyboard('01012345678');
    await expect(input).toHaveValue('010-1234-5678');
  },
};
export const NoMobileNumber: Story = {
  name: '휴대폰 번호가 아님',
  args: { error: '올바른 휴대폰 번호를 입력해 주세요.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('휴대폰 번호');
    await userEvent.click(input);
    await userEvent.paste('031-555-1234');
    await expect(input).toHaveValue('031-555-1234');
  },
};
export const EditedInTheMiddle: Story = {
  name: '가운데를 고침',
  args: { value: '010-1234-5678' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('휴대폰 번호');
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('010-1345-678');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('010-1934-5678');
    await expect(input.selectionStart).toBe(6);
  },
};
export const PastedFromAContact: Story = {
  name: '연락처에서 붙여 넣음',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('휴대폰 번호');
    await userEvent.click(input);
    await userEvent.paste('+82 10-1234-5678');
    await expect(input).toHaveValue('010-1234-5678');
    await userEvent.clear(input);
    await expect(input).toHaveValue('010-');
    await userEvent.paste('010.9999.8888');
    await expect(input).toHaveValue('010-9999-8888');
  },
};
export const Wrong: Story = {
  args: { value: '010-0000', error: '휴대폰 번호를 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('휴대폰 번호')).toHaveAccessibleDescription('휴대폰 번호를 입력해 주세요.');
  },
};
export const Disabled: Story = { args: { value: '010-0000-0000', disabled: true } };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

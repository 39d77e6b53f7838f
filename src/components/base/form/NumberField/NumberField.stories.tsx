import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField';

const meta = {
  title: '숫자 칸',
  id: 'number-field',
  component: NumberField,
  args: { label: '정원', maxDigits: 2, defaultValue: '20', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('정원')).toHaveValue('20');
    await expect(canvas.getByLabelText('정원')).toHaveAttribute('inputmode', 'numeric');
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const TakesTwoDigitsAndNothingElse: Story = {
  name: '숫자 두 자만',
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('정원');
    await userEvent.type(input, '1명57');
    await expect(input).toHaveValue('15');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('１２3');
    await expect(input).toHaveValue('12');
  },
};
export const KeepsAPointToBeRefused: Story = {
  name: '소수점은 남아 거절됨',
  args: {
    label: '총 요금',
    maxDigits: 4,
    defaultValue: '',
    error: '총 요금은 0에서 9999 사이의 정수로 입력해 주세요.',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('총 요금');
    await userEvent.type(input, '1.5');
    await expect(input).toHaveValue('1.5');
    await expect(input).toBeInvalid();
  },
};
/** -3 must not become 3. A minus between digits is removed. */
export const KeepsAMinusToBeRefused: Story = {
  name: '빼기표도 남아 거절됨',
  args: { defaultValue: '', error: '정원은 0에서 99 사이의 정수로 입력해 주세요.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('정원');
    await userEvent.type(input, '1-2');
    await expect(input).toHaveValue('12');
    await userEvent.clear(input);
    await userEvent.type(input, '-3');
    await expect(input).toHaveValue('-3');
  },
};
/** Points and spaces of a pasted code are removed. */
export const ACode: Story = {
  name: '숫자로 된 번호',
  args: { label: '인증번호', maxDigits: 6, isCode: true, defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('인증번호');
    await userEvent.click(input);
    await userEvent.paste('-123.456');
    await expect(input).toHaveValue('123456');
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('정원')).toHaveFocus();
  },
};
export const Wrong: Story = {
  args: { defaultValue: '', error: '정원은 0에서 99 사이의 정수로 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('정원')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true } };

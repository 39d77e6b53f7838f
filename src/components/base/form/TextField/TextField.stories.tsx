import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { frame } from '#copy/frame';
import { TextField } from './TextField';

const meta = {
  title: '한 줄 입력 칸',
  id: 'text-field',
  component: TextField,
  args: { label: '예약자', hint: '입금자명과 같은 이름을 입력해 주세요.', autoComplete: 'name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '김바다' } };
export const Focused: Story = {
  args: { defaultValue: '김바' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('예약자')).toHaveFocus();
  },
};
export const Wrong: Story = {
  args: { defaultValue: '김', error: '예약자 이름을 입력해 주세요.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('예약자');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('예약자 이름을 입력해 주세요.');
  },
};
export const WrongAndFocused: Story = {
  name: '틀리고 초점',
  args: { defaultValue: '김', error: '예약자 이름을 입력해 주세요.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('예약자'));
    await expect(canvas.getByLabelText('예약자')).toHaveFocus();
  },
};
export const Disabled: Story = { args: { defaultValue: '김바다', disabled: true } };
export const NoHint: Story = { name: '도움말 없음', args: { label: '아이디', hint: undefined } };
export const StopsAtFiveCharacters: Story = {
  name: '다섯 자까지',
  args: { maxCharacters: 5 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('예약자');
    await userEvent.type(input, '가나다라마바사');
    await expect(input).toHaveValue('가나다라마');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('한두세네다섯여섯');
    await expect(input).toHaveValue('한두세네다');
    await expect(input).toHaveAccessibleDescription(frame.atMost(5));
    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveAccessibleDescription('입금자명과 같은 이름을 입력해 주세요.');
    await userEvent.type(input, '둘셋');
    await expect(canvas.getByText(frame.atMost(5))).toBeVisible();
  },
};

/** Simulates a Korean input method: one syllable changes during composition. */
const compose = async (input: HTMLInputElement, before: string, steps: readonly string[]) => {
  await fireEvent.compositionStart(input);
  for (const step of steps) await fireEvent.input(input, { target: { value: before + step }, isComposing: true });
};

export const ASyllableBeingComposedIsNotCut: Story = {
  args: { maxCharacters: 5, defaultValue: '가나다라마' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('예약자');
    await compose(input, '가나다라마', ['ㅂ', '바', '박']);
    await expect(input).toHaveValue('가나다라마박');
    await fireEvent.compositionEnd(input, { data: '박' });
    await expect(input).toHaveValue('가나다라마');
    await expect(canvas.getByText(frame.atMost(5))).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'change' }));
  },
};

const Controlled = () => {
  const [name, setName] = useState('가나다라마');
  return (
    <>
      <TextField label="예약자" value={name} onChange={(event) => setName(event.target.value)} maxCharacters={5} />
      <output>{name}</output>
    </>
  );
};
export const ControlledKeepsTheLimit: Story = {
  name: '값을 넘겨받아도 한도를 지킴',
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('예약자');
    await compose(input, '가나다라마', ['ㅂ', '바']);
    await expect(canvas.getByRole('status')).toHaveTextContent('가나다라마바');
    await fireEvent.compositionEnd(input, { data: '바' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^가나다라마$/);
    await expect(input).toHaveValue('가나다라마');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('가나다라마');
    await expect(input.selectionStart).toBe(2);
  },
};

const Registered = () => {
  const { register, watch } = useForm({ defaultValues: { name: '' } });
  return (
    <>
      <TextField label="예약자" maxCharacters={5} {...register('name')} />
      <output>{watch('name')}</output>
    </>
  );
};
export const RegisteredWithAForm: Story = {
  name: '양식에 이어짐',
  render: () => <Registered />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('예약자');
    await userEvent.type(input, '가나다라마바');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^가나다라마$/);
    await compose(input, '가나다라마', ['ㅂ', '바']);
    await fireEvent.compositionEnd(input, { data: '바' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^가나다라마$/);
    await expect(input).toHaveValue('가나다라마');
  },
};

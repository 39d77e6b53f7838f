import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { Field } from './Field';
import { controlLook } from './Field.styles';
import { FieldError } from './FieldError';

const Area = styled.textarea`
  ${controlLook}
`;

const meta = {
  title: '입력 칸의 틀',
  id: 'field',
  component: Field,
  subcomponents: { FieldError },
  args: { label: '메모', children: (control) => <Area rows={2} {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelAlone: Story = {
  name: '이름표만',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('메모'));
    const control = canvas.getByLabelText('메모');
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAttribute('aria-describedby');
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
};
export const WithHint: Story = {
  args: { hint: '목록의 날짜 아래에 표시됩니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('메모')).toHaveAccessibleDescription('목록의 날짜 아래에 표시됩니다.');
  },
};
export const WithErrorAndHint: Story = {
  name: '오류와 도움말 있음',
  args: { hint: '목록의 날짜 아래에 표시됩니다.', error: '메모는 50자 이하로 입력해 주세요.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('메모');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('메모는 50자 이하로 입력해 주세요.');
    await expect(canvas.queryByText('목록의 날짜 아래에 표시됩니다.')).toBeNull();
  },
};
export const LongError: Story = {
  name: '긴 오류',
  args: {
    error:
      '예약자 이름에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요. 문제가 계속되면 전화로 문의해 주세요.',
  },
};

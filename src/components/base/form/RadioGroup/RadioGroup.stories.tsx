import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const meta = {
  title: '하나만 고르는 칸',
  id: 'radio-group',
  tags: ['both-widths'],
  component: RadioGroup<string>,
  args: {
    label: '기간',
    options: [
      { value: 'all', label: '전체' },
      { value: 'future', label: '출조 예정' },
      { value: 'today', label: '오늘' },
      { value: 'past', label: '출조 완료' },
    ],
    value: 'future',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourChoices: Story = {
  name: '네 갈래',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '기간' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '출조 예정' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '오늘' }));
    await expect(args.onChange).toHaveBeenCalledWith('today');
  },
};
export const TwoChoices: Story = {
  name: '두 갈래',
  args: {
    label: '운영자 알림톡',
    value: 'N',
    options: [
      { value: 'Y', label: '사용' },
      { value: 'N', label: '사용 안 함' },
    ],
  },
};
export const Chips: Story = {
  name: '칩',
  tags: ['breakpoint'],
  args: { look: 'chips' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '기간' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '오늘' }));
    await expect(args.onChange).toHaveBeenCalledWith('today');
  },
};
/** The chips wrap to further rows, so that the page does not scroll horizontally. */
export const ChipsOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 전화에서 칩',
  args: { look: 'chips' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NothingChosen: Story = { args: { value: '' } };
export const WithHint: Story = { args: { hint: '오늘부터의 출조를 봅니다.' } };
export const Wrong: Story = {
  args: { error: '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/2개월에서 6개월/);
  },
};
export const LongestLabels: Story = {
  name: '가장 긴 이름표',
  args: { options: ['한 달 동안만', '두 달 동안만', '석 달 동안만'].map((label) => ({ value: label, label })) },
};

const Chosen = (props: RadioGroupProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
};
export const ChosenByKeyboard: Story = {
  name: '키보드로 고름',
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '출조 예정' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '오늘' })).toBeChecked();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'label:last-of-type' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

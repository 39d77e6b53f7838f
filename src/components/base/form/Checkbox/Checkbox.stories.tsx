import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { Checkbox } from './Checkbox';

const meta = {
  title: '체크 상자',
  id: 'checkbox',
  component: Checkbox,
  args: { label: '위 내용을 확인했으며 이에 동의합니다.' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: '선택하지 않음',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('위 내용을 확인했으며 이에 동의합니다.'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Checked: Story = { name: '선택함', args: { defaultChecked: true } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: '위 내용을 확인했으며 이에 동의합니다.' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Missing: Story = {
  name: '빠뜨림',
  args: { error: '예약 전 확인 사항을 확인하고 동의해 주세요.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('예약 전 확인 사항을 확인하고 동의해 주세요.');
  },
};
export const LongLabel: Story = {
  name: '긴 이름표',
  args: { label: '예약금 입금과 환불 규정, 기상 악화에 따른 일정 변경을 모두 확인했으며 이에 동의합니다.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Hovered: Story = { ...emulating({ hover: 'label' }) };

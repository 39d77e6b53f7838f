import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafetyLine } from './SafetyLine';

const meta = {
  title: '안전 안내',
  id: 'safety-line',
  component: SafetyLine,
  args: { children: '승선 중에는 구명조끼를 반드시 착용해 주세요.' },
} satisfies Meta<typeof SafetyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LifeJacket: Story = {
  name: '구명조끼',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('승선 중에는 구명조끼를 반드시 착용해 주세요.')).toBeVisible();
  },
};

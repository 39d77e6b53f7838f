import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: '들리기만 하는 글',
  id: 'visually-hidden',
  component: VisuallyHidden,
  args: { children: '예약할 수 없습니다' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  name: '아이콘 곁',
  render: (args) => (
    <p>
      12월 2일 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('예약할 수 없습니다')).toBeInTheDocument();
  },
};

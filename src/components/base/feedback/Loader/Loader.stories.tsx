import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Loader } from './Loader';

const meta = {
  title: '기다림',
  id: 'loader',
  component: Loader,
  args: { label: '로그인 상태를 확인하는 중입니다.' },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '기다림',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('로그인 상태를 확인하는 중입니다.');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FishPicture } from './FishPicture';

const meta = {
  title: '어종 그림',
  id: 'fish-picture',
  component: FishPicture,
  args: { fish: '갈치' },
} satisfies Meta<typeof FishPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galchi: Story = {
  name: '갈치',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/galchi.svg');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Chamdom: Story = { name: '참돔', args: { fish: '참돔' } };
export const Hanchi: Story = { name: '한치', args: { fish: '한치' } };
export const TwoFishShowTheFirst: Story = {
  name: '두 어종이면 첫째 그림',
  args: { fish: '오징어·참돔' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/ojingeo.svg');
  },
};
export const UnknownFish: Story = {
  name: '모르는 어종',
  args: { fish: '우럭' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

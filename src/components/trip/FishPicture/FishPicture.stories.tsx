import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FishPicture } from './FishPicture';

const meta = {
  id: 'fish-picture',
  component: FishPicture,
  args: { fish: '갈치' },
} satisfies Meta<typeof FishPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galchi: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/galchi.svg');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Chamdom: Story = { args: { fish: '참돔' } };
export const Hanchi: Story = { args: { fish: '한치' } };
export const TwoFishShowTheFirst: Story = {
  args: { fish: '오징어·참돔' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/ojingeo.svg');
  },
};
export const UnknownFish: Story = {
  args: { fish: '우럭' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

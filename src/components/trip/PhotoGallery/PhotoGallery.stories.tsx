import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { svgPictures } from '#mocks/handlers';
import { PhotoGallery } from './PhotoGallery';

const landscape = { id: 'a'.repeat(32), width: 1200, height: 800, alt: '갑판에서 본 새벽' };
const upright = { id: 'b'.repeat(32), width: 800, height: 1200, alt: '갈치를 든 손님' };

const meta = {
  title: '배 사진',
  id: 'photo-gallery',
  component: PhotoGallery,
  args: { photos: [landscape, upright] },
  parameters: { msw: [svgPictures] },
} satisfies Meta<typeof PhotoGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LandscapeAndUpright: Story = {
  name: '가로와 세로 사진',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: landscape.alt });
    await expect(picture).toHaveAttribute('width', '1200');
    await expect(picture).toHaveAttribute('height', '800');
    await expect(picture.getAttribute('srcset')).toMatch(/480 480w, .*960 960w, .*1200 1200w$/);
  },
};
export const One: Story = { args: { photos: [landscape] } };

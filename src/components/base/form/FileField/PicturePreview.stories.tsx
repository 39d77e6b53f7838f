import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PicturePreview } from './PicturePreview';

const board = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1f5f9e"/></svg>`)}`;

const meta = {
  title: '고른 그림',
  id: 'picture-preview',
  tags: ['both-widths'],
  component: PicturePreview,
  args: { src: board(240, 160), caption: '미리보기', onUnreadable: fn() },
} satisfies Meta<typeof PicturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmallPicture: Story = {
  name: '작은 그림',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '미리보기' });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(240));
    await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(240 + 26);
  },
};
/** Specification 9: at most the window's width minus 20 px and at most 520 px. */
export const WidePicture: Story = {
  name: '넓은 그림',
  args: { src: board(2000, 400) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '미리보기' });
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBeGreaterThan(30));
    await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(Math.min(520, window.innerWidth - 20));
  },
};
export const TallPicture: Story = { name: '길쭉한 그림', args: { src: board(200, 1200) } };
export const Unreadable: Story = {
  name: '읽을 수 없음',
  args: { src: 'data:image/png,broken' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
  },
};

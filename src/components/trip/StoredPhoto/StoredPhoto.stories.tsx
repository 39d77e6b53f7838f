import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { API } from '#contract/paths';
import { catches } from '#copy/catches';
import { aPhotograph } from '#mocks/builders';
import { ownWindow } from '#mocks/emulating';
import { photographs } from '#mocks/handlers';
import { StoredPhoto } from './StoredPhoto';

const meta = {
  title: '저장된 사진',
  id: 'stored-photo',
  component: StoredPhoto,
  parameters: { msw: [photographs] },
  args: { picture: aPhotograph(0), alt: '갑판 위의 갈치', sizes: '100vw', eager: true },
} satisfies Meta<typeof StoredPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {
  name: '가로 사진',
  play: async ({ canvas, args: { picture } }) => {
    const image = canvas.getByRole('img', { name: '갑판 위의 갈치' });
    await expect(image).toHaveAttribute('width', '1600');
    await expect(image.getAttribute('srcset')).toBe(
      [480, 960, 1600].map((width) => `/api/pictures/${picture.id}/${width} ${width}w`).join(', '),
    );
  },
};
export const Portrait: Story = { name: '세로 사진', args: { picture: aPhotograph(1) } };
export const SmallerThanAllWidths: Story = {
  name: '모든 너비보다 작은 사진',
  args: { picture: { ...aPhotograph(2), width: 300, height: 200 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getAttribute('srcset')).toMatch(/^\S+\/300 300w$/);
  },
};
/** The post was deleted since, or the response is not a picture. */
export const Gone: Story = {
  name: '없어짐',
  args: { picture: aPhotograph(9) },
  parameters: {
    msw: [http.get(`*${API.picture}`, () => new HttpResponse(null, { status: 404 }))],
    // In its own window, because this response would apply to all photographs of a page.
    docs: { story: ownWindow(320) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(catches.photoGone)).toBeVisible();
    await expect(canvas.getByRole('img', { name: `갑판 위의 갈치. ${catches.photoGone}` })).toBeVisible();
  },
};

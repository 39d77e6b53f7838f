import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { catches as copy } from '#copy/catches';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { aCatch, aPhotograph } from '#mocks/builders';
import { emulating, ownWindow } from '#mocks/emulating';
import { photographs } from '#mocks/handlers';
import { CatchPost } from './CatchPost';

const photos = (count: number, first = 0) => Array.from({ length: count }, (_, index) => aPhotograph(first + index));

const meta = {
  title: '조황 글',
  id: 'catch-post',
  component: CatchPost,
  parameters: { msw: [photographs] },
  args: { post: aCatch(), title: copy.of(format.day('2026-11-19')), first: true },
} satisfies Meta<typeof CatchPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLandscape: Story = { name: '가로 사진 한 장' };
export const OnePortrait: Story = { name: '세로 사진 한 장', args: { post: aCatch({ pictures: photos(1, 1) }) } };
export const TwoPhotos: Story = { name: '사진 두 장', args: { post: aCatch({ pictures: photos(2) }) } };
export const ThreePhotos: Story = { name: '사진 세 장', args: { post: aCatch({ pictures: photos(3) }) } };
export const FourPhotos: Story = { name: '사진 네 장', args: { post: aCatch({ pictures: photos(4) }) } };
export const TenPhotos: Story = {
  name: '사진 열 장',
  tags: ['breakpoint'],
  args: { post: aCatch({ pictures: photos(10) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByText(copy.more(5))).toBeInTheDocument();
  },
};
export const TenPhotosOnANarrowPhone: Story = {
  ...TenPhotos,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰의 사진 열 장',
};
export const OneLandscapeOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 가로 사진 한 장',
};
export const OnePortraitOnANarrowPhone: Story = {
  ...OnePortrait,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 세로 사진 한 장',
};
export const TwoPhotosOnANarrowPhone: Story = {
  ...TwoPhotos,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 사진 두 장',
};
export const ThreePhotosOnANarrowPhone: Story = {
  ...ThreePhotos,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 사진 세 장',
};
export const PhotosWithoutText: Story = {
  name: '글 없는 사진',
  args: { post: aCatch({ story: '', pictures: photos(3, 1) }) },
};
export const TextWithoutPhotos: Story = { name: '사진 없는 글', args: { post: aCatch({ pictures: [] }) } };
export const LongestText: Story = { args: { post: aCatch({ story: '갈치풍년'.repeat(250), pictures: [] }) } };
export const FullView: Story = {
  name: '크게 보기',
  parameters: { docs: { story: ownWindow(480) } },
  args: { post: aCatch({ pictures: photos(3) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getAllByRole('button')[1] as HTMLElement;
    await userEvent.click(opener);
    const view = within(canvasElement.ownerDocument.body);
    await expect(await view.findByText(copy.place(2, 3))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await view.findByText(copy.place(3, 3))).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: frame.close }));
    await expect(opener).toHaveFocus();
  },
};

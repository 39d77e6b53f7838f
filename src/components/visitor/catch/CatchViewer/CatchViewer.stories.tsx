import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { catches as copy } from '#copy/catches';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { aPhotograph } from '#mocks/builders';
import { ownWindow } from '#mocks/emulating';
import { photographs } from '#mocks/handlers';
import { CatchViewer } from './CatchViewer';

const photos = [aPhotograph(0, '씨알 굵은 갈치'), aPhotograph(1), aPhotograph(2, '만선')].map((picture, index) => ({
  picture,
  name: picture.caption || copy.photo(format.day('2026-11-19'), index + 1),
}));
const meta = {
  title: '조황 사진 크게 보기',
  id: 'catch-viewer',
  component: CatchViewer,
  parameters: { msw: [photographs], docs: { story: ownWindow(480) } },
  args: { photos, start: 0, onClose: fn() },
} satisfies Meta<typeof CatchViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPhoto: Story = {
  name: '첫 사진',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: copy.previous })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: frame.close }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const PortraitInTheMiddle: Story = {
  name: '가운데의 세로 사진',
  args: { start: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.place(2, 3))).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(`${copy.place(2, 3)}, ${photos[1]?.name ?? ''}`);
  },
};
/** Two presses move by two photographs, also if a post has the same photograph twice. */
export const TwoQuickPresses: Story = {
  name: '빠르게 두 번 누름',
  args: { photos: [...photos.slice(0, 2), ...photos.slice(0, 1)] },
  play: async ({ canvas }) => {
    const view = await canvas.findByRole('dialog', { name: copy.viewer });
    for (const key of ['ArrowRight', 'ArrowRight']) void fireEvent.keyDown(view, { key });
    await expect(await canvas.findByText(copy.place(3, 3))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: copy.next })).toBeDisabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { errorText } from '#copy/errors';
import { photos as copy, pictureRefusal } from '#copy/photos';
import { aPhotograph } from '#mocks/builders';
import { photographs } from '#mocks/handlers';
import { AddPhotos } from './AddPhotos';
import { PhotoFields } from './PhotoFields';

const meta = {
  title: '사진 칸',
  id: 'photo-fields',
  component: PhotoFields,
  subcomponents: { AddPhotos },
  args: {
    number: 1,
    name: 'IMG_0001.jpg',
    state: { kind: 'ready', picture: aPhotograph() },
    caption: '갑판에서 본 새벽',
    maxCaption: 60,
    onCaption: fn(),
    onRetry: fn(),
  },
  parameters: { msw: [photographs] },
} satisfies Meta<typeof PhotoFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { hint: copy.altHint },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy.caption(1)), '!');
    await expect(args.onCaption).toHaveBeenCalledWith('갑판에서 본 새벽!');
  },
};
export const Waiting: Story = { name: '기다림', args: { state: { kind: 'waiting' } } };
export const Sending: Story = {
  args: { state: { kind: 'sending', percent: 42 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.name })).toHaveValue(42);
    await expect(canvas.getByText(copy.sending(42))).toBeInTheDocument();
  },
};
export const Working: Story = { name: '만드는 중', args: { state: { kind: 'working' } } };
export const Stopped: Story = {
  name: '멈춤',
  args: { state: { kind: 'stopped' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The server has no space for photographs, which has its own message. */
export const NotNow: Story = {
  name: '서버가 지금은 할 수 없음',
  args: { state: { kind: 'stopped', reason: errorText.UNAVAILABLE } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(errorText.UNAVAILABLE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.retry })).toBeVisible();
  },
};
export const Refused: Story = {
  args: { state: { kind: 'refused', refusal: 'FULL' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pictureRefusal.FULL)).toBeVisible();
  },
};
export const Lost: Story = { args: { state: { kind: 'lost' } } };
/** The same files can be chosen again. */
export const Choosing: Story = {
  name: '고르기',
  render: (args) => (
    <AddPhotos
      max={20}
      onAdd={(files) => {
        args.onCaption(files.map(({ name }) => name).join());
      }}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(copy.add);
    const file = new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, file);
    await expect(args.onCaption).toHaveBeenCalledWith('a.jpg');
    await expect(input.value).toBe('');
    await expect(input).toHaveAccessibleDescription(copy.hint(20));
  },
};

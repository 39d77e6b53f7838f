import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { catchForm as copy } from '#copy/catches';
import { fieldText } from '#copy/fieldErrors';
import { photos as photosCopy, pictureRefusal } from '#copy/photos';
import { settings } from '#copy/settings';
import { aPhotograph } from '#mocks/builders';
import { photographs } from '#mocks/handlers';
import { FROZEN_NOW, FROZEN_TODAY } from '#mocks/now';
import type { PhotoState } from '../PhotoFields/photoState';
import { CatchForm } from './CatchForm';
import { CatchPhotos, type FormPhoto } from './CatchPhotos';

const photo = (number: number, state: PhotoState, caption = ''): FormPhoto => ({
  key: String(number),
  name: `IMG_${number}.jpg`,
  caption,
  state,
});
const ready = (number: number): FormPhoto => photo(number, { kind: 'ready', picture: aPhotograph(number) }, '갈치');

/** The form's photographs, and the fields that show them. */
const withPhotos = (...photos: FormPhoto[]) => ({ photos, children: <CatchPhotos photos={photos} {...handlers} /> });
const handlers = { onAdd: fn(), onRemove: fn(), onEarlier: fn(), onCaption: fn(), onRetry: fn() };

const meta = {
  title: '조황 양식',
  id: 'catch-form',
  component: CatchForm,
  subcomponents: { CatchPhotos },
  parameters: { msw: [photographs] },
  args: {
    initial: { date: FROZEN_TODAY, story: '' },
    now: FROZEN_NOW,
    ...withPhotos(),
    label: copy.open,
    submitLabel: copy.submit,
    pending: false,
    onTyped: fn(),
    onSubmit: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof CatchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText(fieldText({ field: 'story', code: 'CATCH_EMPTY' }))).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Uploading: Story = {
  name: '올리는 중',
  args: {
    ...withPhotos(ready(0), photo(1, { kind: 'sending', percent: 42 }), photo(2, { kind: 'waiting' })),
    initial: { date: FROZEN_TODAY, story: '갈치 풍년입니다.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(photosCopy.sending(42))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onInvalid).toHaveBeenCalledWith(photosCopy.uploading);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ConnectionLost: Story = {
  args: withPhotos(photo(0, { kind: 'stopped' }), photo(1, { kind: 'working' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: photosCopy.retry }));
    await expect(handlers.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Refused: Story = {
  args: withPhotos(photo(0, { kind: 'refused', refusal: 'HEIC' }), photo(1, { kind: 'lost' })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(pictureRefusal.HEIC)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.remove(1) }));
    await expect(handlers.onRemove).toHaveBeenCalledWith('0');
  },
};
export const Complete: Story = {
  name: '다 채움',
  args: {
    ...withPhotos(ready(0), ready(1)),
    initial: { date: FROZEN_TODAY, story: '갈치 풍년입니다.' },
    discardLabel: copy.discard,
    onDiscard: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.earlier(2) }));
    await expect(handlers.onEarlier).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ date: FROZEN_TODAY, story: '갈치 풍년입니다.' });
  },
};
export const Saving: Story = { args: { ...Complete.args, pending: true } };
/** Another person has saved the post: typed values stay, unedited fields take the saved ones. */
export const ChangedElsewhere: Story = {
  args: {
    ...withPhotos(ready(0)),
    initial: { date: FROZEN_TODAY, story: '갈치 풍년입니다.' },
    elsewhere: {
      stored: { version: '2', date: '2026-11-19', story: '갈치가 밤새 물었습니다.' },
      before: { date: FROZEN_TODAY, story: '갈치 풍년입니다.' },
      photos: { stored: '갈치\n사진 2', typed: '갈치' },
    },
    onTakePhotos: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(copy.date)).toHaveValue('2026-11-19');
    await expect(canvas.getByLabelText(copy.story)).toHaveValue('갈치가 밤새 물었습니다.');
    await userEvent.click(canvas.getByRole('button', { name: settings.changedElsewhere.take }));
    await expect(args.onTakePhotos).toHaveBeenCalledTimes(1);
  },
};

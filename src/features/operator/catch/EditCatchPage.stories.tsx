import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { API, PAGES } from '#contract/paths';
import { catchForm as copy, catches } from '#copy/catches';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { photos } from '#copy/photos';
import { settings } from '#copy/settings';
import { aCatch } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { config, photographs, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { FROZEN_NOW } from '#mocks/now';
import { site } from '#src/storySite/site';
import { dropDraft, readDraft, saveText, type Draft } from '#src/features/operator/drafts/catchDraft';
import { photosOf } from './CatchEditor';
import { EditCatchPage } from './EditCatchPage';

const post = aCatch();
const TYPED = '새벽 두 시부터 씨알이 굵어졌습니다.';
const draft: Draft = { key: 'draft', date: post.date, story: TYPED, photos: photosOf(post), base: post };
/** The device has an earlier draft of the change. */
const savesDraft = async () => {
  await readDraft('', post.id, FROZEN_NOW);
  await saveText('', post.id, draft, FROZEN_NOW);
  return () => dropDraft(post.id);
};
const gone = refuses(API.catchById, 404, { code: 'NOT_FOUND', message: errorText.NOT_FOUND });

const meta = {
  title: '조황 수정',
  id: 'page-edit-catch',
  component: EditCatchPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminCatch(1),
    path: PAGES.adminCatch(':id'),
    signedIn: true,
    msw: [...config(), photographs, responds(API.catchById, post)],
  },
} satisfies Meta<typeof EditCatchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(copy.story)).toHaveValue(post.story);
    await expect(canvas.getByLabelText(photos.caption(1))).toHaveValue('씨알 굵은 갈치');
    await expect(canvas.queryByRole('button', { name: copy.discardEdit })).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { msw: [...config(), waits(API.catchById)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.loading)).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.catchById)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(catches.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const Deleted: Story = {
  parameters: { msw: [...config(), gone] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(catches.gone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.listTitle })).toHaveAttribute('href', PAGES.adminCatches);
  },
};
/** The draft is restored; discarding it shows the stored post. */
export const DraftRestored: Story = {
  name: '쓰던 내용을 이어서 씀',
  beforeEach: savesDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.editDraft)).toBeVisible();
    await expect(canvas.getByLabelText(copy.story)).toHaveValue(TYPED);
    await expect(canvas.getByRole('button', { name: copy.discardEdit })).toBeVisible();
  },
};
export const DraftRestoredOnANarrowPhone: Story = {
  ...DraftRestored,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 쓰던 내용을 이어서 씀',
};
export const DraftGivenUp: Story = {
  name: '쓰던 내용을 버림',
  beforeEach: savesDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.discardEdit }));
    await waitFor(() => expect(canvas.getByLabelText(copy.story)).toHaveValue(post.story));
    await expect(canvas.queryByText(copy.editDraft)).toBeNull();
  },
};
/** Another device has saved the post since the draft was begun: both texts are shown. */
export const DraftOfAChangedPost: Story = {
  name: '쓰던 사이에 바뀐 조황',
  parameters: {
    msw: [
      ...config(),
      photographs,
      responds(API.catchById, aCatch({ version: '2', date: '2026-11-18', story: '갈치와 삼치가 함께 나왔습니다.' })),
    ],
  },
  beforeEach: savesDraft,
  play: async ({ canvas }) => {
    const both = await canvas.findByRole('region', { name: settings.changedElsewhere.title });
    await expect(within(both).getByText('갈치와 삼치가 함께 나왔습니다.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: copy.story })).toHaveValue(TYPED);
    // Fields that were not edited here have the other device's values.
    await expect(canvas.getByLabelText(copy.date, { selector: 'input' })).toHaveValue('2026-11-18');
  },
};
const narrow = emulating({ width: 320 });
export const DraftOfAChangedPostOnANarrowPhone: Story = {
  ...DraftOfAChangedPost,
  ...narrow,
  name: '좁은 휴대폰에서 쓰던 사이에 바뀐 조황',
  parameters: { ...DraftOfAChangedPost.parameters, ...narrow.parameters },
};
export const DraftOfADeletedPost: Story = {
  name: '쓰던 사이에 삭제된 조황',
  parameters: { msw: [...config(), photographs, gone] },
  beforeEach: savesDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.draftOfGone)).toBeVisible();
    await expect(canvas.getByLabelText(copy.story)).toHaveValue(TYPED);
    await expect(canvas.getByRole('button', { name: copy.submit })).toBeVisible();
  },
};

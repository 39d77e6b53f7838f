import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { catchForm as copy } from '#copy/catches';
import { photos } from '#copy/photos';
import { aPhotograph } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { config, photographs } from '#mocks/handlers';
import { FROZEN_NOW, FROZEN_TODAY } from '#mocks/now';
import { site } from '#src/storySite/site';
import { dropDraft, readDraft, saveText, type Draft } from '#src/features/operator/drafts/catchDraft';
import { NewCatchPage } from './NewCatchPage';

const meta = {
  title: '조황 쓰기',
  id: 'page-new-catch',
  component: NewCatchPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminNewCatch,
    path: PAGES.adminNewCatch,
    signedIn: true,
    msw: [...config(), photographs],
  },
} satisfies Meta<typeof NewCatchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(copy.date)).toHaveValue(FROZEN_TODAY);
  },
};

const draft: Draft = {
  key: 'draft',
  date: '2026-11-19',
  story: '갈치가 밤새 쉬지 않고 물었습니다.',
  photos: [
    { key: 'a', name: 'IMG_1.jpg', caption: '씨알 굵은 갈치', file: null, picture: aPhotograph(0), refusal: null },
    { key: 'b', name: 'IMG_2.jpg', caption: '', file: null, picture: null, refusal: null },
  ],
};
/** The browser has lost one photograph that was not uploaded yet, and the form says so. */
export const DraftRestored: Story = {
  name: '쓰던 내용을 이어서 씀',
  beforeEach: async () => {
    await readDraft('', 'new', FROZEN_NOW);
    await saveText('', 'new', draft, FROZEN_NOW);
    return () => dropDraft('new');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.draft)).toBeVisible();
    await expect(canvas.getByLabelText(copy.story)).toHaveValue(draft.story);
    await expect(canvas.getByText(photos.lost)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.discard })).toBeVisible();
  },
};
export const DraftRestoredOnANarrowPhone: Story = {
  ...DraftRestored,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 쓰던 내용을 이어서 씀',
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { API, PAGES } from '../../../../contract/paths';
import { catchForm as copy } from '../../../../copy/catches';
import { photos } from '../../../../copy/photos';
import { aCatch } from '../../../../mocks/builders';
import { answers, config, photographs } from '../../../../mocks/handlers';
import { site } from '../../../storySite/site';
import { EditCatchPage } from './EditCatchPage';

const meta = {
  id: 'page-edit-catch',
  component: EditCatchPage,
  tags: ['!autodocs'],
  decorators: [site],
  parameters: {
    route: PAGES.adminCatch(1),
    path: PAGES.adminCatch(':id'),
    msw: [...config(), photographs, answers(API.catchById, aCatch())],
  },
} satisfies Meta<typeof EditCatchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(copy.story)).toHaveValue(aCatch().story);
    await expect(canvas.getByLabelText(photos.caption(1))).toHaveValue('씨알 굵은 갈치');
  },
};

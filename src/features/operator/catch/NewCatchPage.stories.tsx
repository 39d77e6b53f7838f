import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '../../../../contract/paths';
import { catchForm as copy } from '../../../../copy/catches';
import { config } from '../../../../mocks/handlers';
import { FROZEN_TODAY } from '../../../../mocks/now';
import { site } from '../../../storySite/site';
import { NewCatchPage } from './NewCatchPage';

const meta = {
  id: 'page-new-catch',
  component: NewCatchPage,
  tags: ['!autodocs'],
  decorators: [site],
  parameters: { route: PAGES.adminNewCatch, path: PAGES.adminNewCatch, signedIn: true, msw: config() },
} satisfies Meta<typeof NewCatchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(copy.date)).toHaveValue(FROZEN_TODAY);
  },
};

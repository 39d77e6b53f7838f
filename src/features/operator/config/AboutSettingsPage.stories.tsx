import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../../storySite/site';
import { settings } from '../../../../copy/settings';
import { config } from '../../../../mocks/handlers';
import { AboutSettingsPage } from './AboutSettingsPage';

const meta = {
  id: 'page-settings-about',
  component: AboutSettingsPage,
  tags: ['!autodocs'],
  decorators: [site],
  parameters: { route: '/admin/config/about', signedIn: true, msw: config() },
} satisfies Meta<typeof AboutSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(settings.about.empty)).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: settings.nav })).toBeVisible();
  },
};
